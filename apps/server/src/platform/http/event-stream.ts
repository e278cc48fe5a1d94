import type { Server } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';

export interface EventStream<Event> {
  send(event: Event): void;
  close(): void;
}

/** Comment lines at this interval keep proxies from closing a silent stream. */
const heartbeatMs = 15_000;
/** Streams that one member, or one network of visitors, may have open on this process: more tabs than anyone reads. */
const maxAtOnce = 20;

const open = new Map<string, number>();
/** For each server, how its endless streams are closed; held weakly. */
const endless = new WeakMap<Server, Set<() => void>>();

/** Makes the server close its endless streams when it closes. */
export function closeEventStreams(http: FastifyInstance): void {
  const streams = new Set<() => void>();
  endless.set(http.server, streams);
  http.addHook('preClose', async () => {
    endless.delete(http.server);
    for (const close of streams) close();
  });
}

/**
 * Answers with server-sent events (WHATWG HTML, section 9.2), one JSON value per message.
 * @param from whose streams are counted together, as named by `callerOf`, and whether the stream ends by itself.
 * @throws {ApiError} `request.too_many` if the reader has too many open, `server.unavailable` for an endless one while the server is closing.
 */
export function openEventStream<Event>(
  reply: FastifyReply,
  { reader, isEndless }: { reader: string; isEndless: boolean },
): EventStream<Event> {
  const streams = endless.get(reply.server.server);
  if (isEndless && streams === undefined) throw new ApiError('server.unavailable', { retryAfterSeconds: 1 });
  const count = open.get(reader) ?? 0;
  if (count >= maxAtOnce) throw new ApiError('request.too_many', { retryAfterSeconds: heartbeatMs / 1000 });
  open.set(reader, count + 1);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Otherwise a proxy would keep the connection for another request just when a stopping server closes it.
    connection: 'close',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  const close = () => {
    clearInterval(heartbeat);
    raw.end();
  };
  if (isEndless) streams?.add(close);
  raw.once('close', () => {
    clearInterval(heartbeat);
    streams?.delete(close);
    const left = (open.get(reader) ?? 1) - 1;
    if (left > 0) open.set(reader, left);
    else open.delete(reader);
  });
  return {
    send(event) {
      if (!raw.writableEnded) raw.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    close,
  };
}
