import { readFileSync } from 'node:fs';
import https from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export type Ask = (
  method: string,
  path: string,
  options?: { token?: string; body?: unknown; form?: FormData },
) => Promise<Answer>;

/** Sends a request over TLS as a browser that trusts this authority, without retries. */
export function askThrough(port: number, authority: string, { keepAlive = true } = {}): Ask {
  const agent = new https.Agent({ keepAlive, ca: readFileSync(authority) });
  return async (method, path, { token, body, form } = {}) => {
    const encoded = form && new Response(form);
    const type = encoded?.headers.get('content-type') ?? 'application/json';
    const bytes = encoded
      ? Buffer.from(await encoded.arrayBuffer())
      : Buffer.from(body === undefined ? '' : JSON.stringify(body));
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(bytes.length > 0 && { 'content-type': type, 'content-length': bytes.length }),
    };
    return new Promise((resolve, reject) => {
      const asked = https.request({ host: 'localhost', port, method, path, headers, agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(bytes);
    });
  };
}

/** Sends requests without a pause, some in parallel, until it is stopped; counts the results. */
export function startLoad(calls: readonly (() => Promise<Answer>)[]) {
  const counts = new Map<string, number>();
  let isOver = false;
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const caller = async (call: () => Promise<Answer>) => {
    while (!isOver) {
      await call().then(
        ({ status }) => count(String(status)),
        (error: Error) => count(error.message),
      );
    }
  };
  const running = calls.map(caller);
  return {
    /** How often each status, or failure to get one, occurred. */
    async end(): Promise<Record<string, number>> {
      isOver = true;
      await Promise.all(running);
      return Object.fromEntries(counts);
    },
  };
}
