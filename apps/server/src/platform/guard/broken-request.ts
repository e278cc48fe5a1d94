import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@staylore/contract/error-codes';
import { textsIn } from '@staylore/phrases/texts-in';
import { titles } from './answer-problem.ts';

/** What the parser of HTTP says, by the status that it calls for; the rest is 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no request of HTTP, or one too long or too slow, as every other error, as far as somebody is there to hear it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
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
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
