import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a request with the page of its address, in the reader's language. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
