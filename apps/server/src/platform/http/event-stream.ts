import type { FastifyReply } from 'fastify';

export interface EventStream<Event> {
  send(event: Event): void;
  close(): void;
}

/** Comment lines at this interval keep proxies from closing a stream that has nothing to say. */
const heartbeatMs = 15_000;

/** Answers with server-sent events (WHATWG HTML, section 9.2), one JSON value a message. */
export function openEventStream<Event>(reply: FastifyReply): EventStream<Event> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => clearInterval(heartbeat));
  return {
    send(event) {
      if (!raw.writableEnded) raw.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    close() {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}
