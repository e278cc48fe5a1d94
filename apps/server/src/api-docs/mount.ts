import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../platform/errors.ts';
import { apiDescription } from './description.ts';

/**
 * Serves the API's description: for machines at `/api/openapi.json`, for people at `/api/docs`. Either is made on its first request, as most servers
 * never get one.
 */
export function mountApiDocs(http: FastifyInstance, origin: string): void {
  let description: Promise<string> | undefined;
  let site: Promise<FastifyInstance> | undefined;
  const describe = () => (description ??= apiDescription(origin));
  const open = () =>
    (site ??= Promise.all([import('./site.ts'), describe()]).then(([{ openApiSite }, text]) =>
      openApiSite(text),
    ));
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await (await open()).inject({
      method: 'GET',
      url: request.url,
      headers: request.headers,
    });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  };
  // The page reads its own copy. The library would serialise both anew for each request, and as YAML for half a second.
  for (const path of ['/api/openapi.json', '/api/docs/json'])
    http.get(path, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await describe()),
    );
  http.get('/api/docs/yaml', async () => {
    fail('request.not_found');
  });
  http.get('/api/docs', show);
  http.get('/api/docs/*', show);
}
