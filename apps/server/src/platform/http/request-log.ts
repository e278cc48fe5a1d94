import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { withoutSecrets } from '../log/index.ts';
import { beginSpan, type Span, within } from '../telemetry/index.ts';

/** The request in which something happens, or which caused the job in which it does. */
export const currentRequest = new AsyncLocalStorage<string>();

const wellFormed = /^[\w.:-]{8,80}$/;

/** The id given by the proxy in front, if well-formed, else a new one. Untrusted clients cannot choose the id under which they are logged. */
const idOf =
  (behindProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return behindProxy && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  };

/** Every line about a request has its id, method and path. */
export const requestNaming = (behindProxy: boolean) =>
  ({
    genReqId: idOf(behindProxy),
    childLoggerFactory: (logger, bindings, options, { method, url = '' }) =>
      logger.child({ ...bindings, method, path: withoutSecrets(url) }, options),
  }) satisfies FastifyServerOptions;

/** Monitoring requests are neither logged nor traced. */
const watching = new Set(['/healthz', '/readyz', '/metrics']);

export interface RequestNaming {
  /** Every request gets a line, except monitoring. */
  access: boolean;
  /** There is a trusted proxy in front, so a trace may begin there. */
  behindProxy: boolean;
}

/** Returns the id of each request to the client, and passes it on to the jobs that it causes. */
export function nameRequests(http: FastifyInstance, { access, behindProxy }: RequestNaming): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const span = beginRequestSpan(request, behindProxy);
    if (span !== undefined) endWith(reply, span);
    currentRequest.run(request.id, within, span, done);
  });
  if (!access) return;
  http.addHook('onResponse', (request, reply, done) => {
    if (!watching.has(request.routeOptions.url ?? ''))
      request.log.info({ status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'Request');
    done();
  });
}

/** Also when the caller hangs up. */
function endWith(reply: FastifyReply, span: Span): void {
  reply.raw.once('close', () => {
    span.add({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span.fail({ code: String(reply.statusCode) });
    span.end();
  });
}

/** The span is named after the route pattern: one name per route. */
function beginRequestSpan(request: FastifyRequest, behindProxy: boolean) {
  const { method, headers } = request;
  const route = request.routeOptions.url ?? 'none';
  if (watching.has(route)) return undefined;
  const given = headers['traceparent'];
  return beginSpan(`${method} ${route}`, {
    kind: 'server',
    cause: behindProxy && typeof given === 'string' ? given : undefined,
    facts: {
      'http.request.method': method,
      'http.route': route,
      'url.path': withoutSecrets(request.url),
      'staylore.request_id': request.id,
    },
  });
}
