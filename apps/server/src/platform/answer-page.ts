import type {} from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request with the page of its address, in the reader's language; undefined where no pages are served. */
    answerPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}
