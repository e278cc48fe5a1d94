import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';

/** The pages that show the description to people. */
export async function openApiSite(description: string): Promise<FastifyInstance> {
  const site = Fastify();
  await site.register(swagger, { mode: 'static', specification: { document: JSON.parse(description) } });
  await site.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  return site;
}
