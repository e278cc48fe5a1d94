import { request } from 'node:http';
import type { BytesCall } from './loop-time.ts';

/** Sends one call unchanged; run in a thread by `sendBytes`, which documents its result. */
export default function send({
  origin,
  bytes,
  method,
  path,
  token,
  type = 'application/json',
}: BytesCall & { origin: string }): Promise<number | 'hung up'> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    if (bytes !== undefined) {
      headers['content-type'] = type;
      headers['content-length'] = String(bytes.byteLength);
    }
    const asked = request(origin + path, { method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve('hung up');
      else reject(error);
    });
    asked.end(bytes);
  });
}
