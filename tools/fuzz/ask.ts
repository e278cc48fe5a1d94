import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Answers are truncated to this length; the rest is read and discarded. */
const maxKept = 2_000_000;
const patienceMs = 15_000;

export interface Question {
  readonly method: string;
  /** Sent as it is, however odd. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
  /** Only the head of the answer is needed. */
  readonly headOnly?: boolean;
}

export interface Answer {
  /** 0 if the connection ended without one. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

/** Sends an HTTP request without correcting any of it. */
export function ask(origin: string, question: Question): Promise<Answer> {
  const { method, path, headers = {}, body, headOnly } = question;
  const { hostname, port } = new URL(origin);
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, type: string, text: string) =>
      resolve({ status, type, text, ms: performance.now() - begin });
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { hostname, port, method, path, agent, headers: { ...length, ...headers }, timeout: patienceMs },
      (answer) => {
        const { statusCode = 0 } = answer;
        const type = answer.headers['content-type'] ?? '';
        if (headOnly && statusCode < 400) {
          end(statusCode, type, '');
          return void answer.destroy();
        }
        const chunks: Buffer[] = [];
        let kept = 0;
        answer.on('data', (chunk: Buffer) => {
          if (kept < maxKept) chunks.push(chunk);
          kept += chunk.byteLength;
        });
        answer.once('end', () => end(statusCode, type, Buffer.concat(chunks).toString()));
        answer.once('error', () => end(0, '', 'The answer broke off'));
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`No answer within ${patienceMs / 1000} s`)));
    sent.once('error', (error) => end(0, '', String(error)));
    sent.end(body);
  });
}
