import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler answers through, besides what it hands back. */
export interface Outlet {
  /** Of a call in-process nobody reads the headers, and nothing else of it may be used. */
  reply: FastifyReply;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** Hands the next page's cursor out in the `Link` header. */
  linkNext(cursor: string | null): void;
}

/** The outlet of a request over the network. */
export function outletOf(request: FastifyRequest, reply: FastifyReply): Outlet {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    reply,
    signal: gone.signal,
    linkNext(cursor) {
      if (cursor === null) return;
      const url = new URL(request.url, 'http://staylore.invalid');
      url.searchParams.set('cursor', cursor);
      reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
    },
  };
}

const unread = { header: () => unread } as unknown as FastifyReply;

/** The outlet of a call in-process. */
export const outletTo = (linkNext: Outlet['linkNext']): Outlet => ({
  reply: unread,
  signal: new AbortController().signal,
  linkNext,
});
