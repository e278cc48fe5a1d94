import type { Endpoint } from '@staylore/contract/endpoint';
import { anyEndpoint, errorStatus } from '@staylore/contract/error-codes';
import { problem } from '@staylore/contract/problem';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the contract: made from the schemas that the guard validates with, so the two cannot differ. */
export function describeApi(endpoints: readonly Endpoint[], options: { origin: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Staylore API',
      version: '1',
      description: 'Errors are problem details (RFC 9457) in the language of the Accept-Language header.',
    },
    servers: [{ url: options.origin }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of POST /api/login or /api/register.',
        },
        signature: { type: 'apiKey', in: 'header', name: 'X-Staylore-Signature' },
      },
      schemas: { Problem: toSchema(problem, 'output') },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter: string = '') => letter.toUpperCase())}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: securityOf(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint) }),
    responses: responses(endpoint),
  };
}

/** The signature of a form is one of its fields. */
function securityOf({ auth, consumes }: Endpoint): Json[] {
  if (consumes === 'form') return [{}];
  return auth === 'public' ? [{}, { session: [] }] : [{ [auth]: [] }];
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint): Json {
  const schema = toSchema(endpoint.body ?? z.unknown(), 'input');
  const json = { 'application/json': { schema } };
  if (endpoint.consumes === 'form')
    return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
  if (endpoint.consumes !== 'multipart') return { required: true, content: json };
  const files = Object.fromEntries(
    Object.entries(endpoint.files ?? {}).map(([name, count]) => {
      const file = { type: 'string', format: 'binary' };
      return [name, count === 1 ? file : { type: 'array', items: file, maxItems: count }];
    }),
  );
  const properties = { ...(schema['properties'] as Json | undefined), ...files };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } }, ...json },
  };
}

function responses(endpoint: Endpoint): Json {
  const type = endpoint.produces ?? 'application/json';
  const answers: Record<string, Json> = {
    200: { description: 'Success', content: { [type]: { schema: toSchema(endpoint.answer, 'output') } } },
  };
  const byStatus = Map.groupBy([...(endpoint.errors ?? []), ...anyEndpoint], (code) => errorStatus[code]);
  for (const [status, codes] of byStatus) {
    answers[status] = {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  for (const [status, texts] of Object.entries(endpoint.texts ?? {})) {
    answers[status] = {
      description: texts.join(' '),
      content: { 'text/plain': { schema: { type: 'string', enum: texts } } },
    };
  }
  return answers;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
