import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** How a handler sets headers, status and cookies, besides returning a value. */
export interface ReplyControls {
  /** In-process calls ignore the headers, and nothing else of it may be used. */
  reply: FastifyReply;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** Sends the next page's cursor in the `Link` header. */
  linkNext(cursor: string | null): void;
}

export function replyControls(
  { query }: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): ReplyControls {
  const gone = new AbortController();
  const isKnown = (name: string) => query instanceof z.ZodObject && Object.hasOwn(query.shape, name);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    reply,
    signal: gone.signal,
    linkNext(cursor) {
      if (cursor === null) return;
      const url = new URL(request.url, 'http://staylore.invalid');
      // Fields the list does not name are not part of it, and may be anything.
      for (const name of [...url.searchParams.keys()]) if (!isKnown(name)) url.searchParams.delete(name);
      url.searchParams.set('cursor', cursor);
      reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
    },
  };
}

const unread = { header: () => unread } as unknown as FastifyReply;

export const inProcessControls = (linkNext: ReplyControls['linkNext']): ReplyControls => ({
  reply: unread,
  signal: new AbortController().signal,
  linkNext,
});
