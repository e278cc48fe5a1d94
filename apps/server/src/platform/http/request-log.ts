import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { withoutSecrets } from '../log/index.ts';

/** The request in which something happens, or which caused the job in which it does. */
export const currentRequest = new AsyncLocalStorage<string>();

const wellFormed = /^[\w.:-]{8,80}$/;

/** The id that the proxy in front has given, if it has the form of one, else a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** Every line about a request tells its id, method and path. */
export const requestNaming = {
  genReqId: idOf,
  childLoggerFactory: (logger, bindings, options, { method, url = '' }) =>
    logger.child({ ...bindings, method, path: withoutSecrets(url) }, options),
} satisfies FastifyServerOptions;

/** Hands the id of each request back, and on to the jobs that it causes. With `access` every request gets a line, but for what watches us. */
export function nameRequests(http: FastifyInstance, { access }: { access: boolean }): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    currentRequest.run(request.id, done);
  });
  if (!access) return;
  const watching = new Set(['/healthz', '/readyz', '/metrics']);
  http.addHook('onResponse', (request, reply, done) => {
    if (!watching.has(request.routeOptions.url ?? ''))
      request.log.info({ status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'Request');
    done();
  });
}
