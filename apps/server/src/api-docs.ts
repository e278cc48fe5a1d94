import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '@staylore/contract/contract';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './platform/openapi.ts';

/** Serves the API's description: for machines at `/api/openapi.json`, for people at `/api/docs`. */
export async function mountApiDocs(http: FastifyInstance, origin: string): Promise<void> {
  const document = describeApi(contract, { origin });
  const text = JSON.stringify(document);
  http.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  await http.register(swagger, { mode: 'static', specification: { document: document as never } });
  await http.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
