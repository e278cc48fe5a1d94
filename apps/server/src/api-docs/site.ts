import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '@staylore/contract/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { describeApi } from '../platform/http/openapi.ts';

/** The description as JSON, and the pages that show it to people. */
export async function openApiDocs(origin: string): Promise<{ text: string; site: FastifyInstance }> {
  const document = describeApi(contract, { origin });
  const site = Fastify();
  await site.register(swagger, { mode: 'static', specification: { document: document as never } });
  await site.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  return { text: JSON.stringify(document), site };
}
