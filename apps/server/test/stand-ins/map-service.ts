import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchSafely, type FetchSafely } from '../../src/platform/fetch-safely/index.ts';
import { createLog, type Logger } from '../../src/platform/log/index.ts';

/** For tests: a map service on this machine that gives prepared answers and records requests. */
export interface TestMapService {
  service: { url: string; fetchSafely: FetchSafely; log: Logger };
  asked: { url: URL; headers: IncomingMessage['headers']; body: string }[];
  /** Sets the answers in turn; the last one stays. Clears the recorded requests. */
  answer(...answers: { status?: number; body: unknown }[]): void;
  close(): void;
}

export async function startMapService(): Promise<TestMapService> {
  const asked: TestMapService['asked'] = [];
  let queue: { status?: number; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ url: new URL(request.url ?? '/', 'http://map'), headers: request.headers, body });
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      const text = typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body);
      response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = createLog({ level: 'silent' });
  const fetchSafely = createFetchSafely({ allowedPrivateOrigins: [url], userAgent: 'test', log });
  return {
    service: { url, fetchSafely, log },
    asked,
    answer(...answers) {
      asked.length = 0;
      queue = answers;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
