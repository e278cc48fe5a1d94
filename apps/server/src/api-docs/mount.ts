import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/errors.ts';

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
  // The page reads its own copy. The library would serialise both anew for each request, and as YAML for half a second.
  for (const path of ['/api/openapi.json', '/api/docs/json'])
    http.get(path, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send((await open()).text),
    );
  http.get('/api/docs/yaml', async () => {
    throw new ApiError('request.not_found');
  });
  http.get('/api/docs', show);
  http.get('/api/docs/*', show);
}
