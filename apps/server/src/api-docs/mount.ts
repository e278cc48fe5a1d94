import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Serves the API's description: for machines at `/api/openapi.json`, for people at `/api/docs`. It is built on the first request: most servers
 * never get one, and it takes 15 MB.
 */
export function mountApiDocs(http: FastifyInstance, origin: string): void {
  let docs: ReturnType<typeof import('./site.ts')['openApiDocs']> | undefined;
  const open = () => (docs ??= import('./site.ts').then(({ openApiDocs }) => openApiDocs(origin)));
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { site } = await open();
    const answer = await site.inject({ method: 'GET', url: request.url, headers: request.headers });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  };
  http.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await open()).text),
  );
  http.get('/api/docs', show);
  http.get('/api/docs/*', show);
}
