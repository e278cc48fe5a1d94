import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@staylore/contract/error-codes';
import { textsIn } from '@staylore/phrases/texts-in';
import { titles } from './answer-problem.ts';

/** What the HTTP parser reports, by the corresponding status; all else is 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers malformed HTTP, and requests that are too long or too slow, like every other error, if the client is still connected.
 * @param headers those of every answer.
 */
export const answerBrokenRequest =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const code: ErrorCode = status === 431 ? 'request.too_large' : 'request.malformed';
    const body = JSON.stringify({
      type: `urn:staylore:problem:${code}`,
      title: titles[status] ?? 'Bad Request',
      status,
      detail: textsIn('en')(`errors.${code}`),
      code,
      requestId: randomUUID(),
    });
    const head = [
      `HTTP/1.1 ${status} ${titles[status] ?? 'Bad Request'}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };

/** Answers what Node would leave unanswered: unknown expectations, which are ignored, and requests for a tunnel. */
export function answerOddRequests(server: Server, refuse: ReturnType<typeof answerBrokenRequest>): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuse(new Error('CONNECT'), socket as Socket));
}
