import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { simulateProvider } from '../../core/provider.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { errorBody, GraphError, invalidParameter, limitReached, sendGraphError } from './error.ts';
import { usageHeaders } from './usage.ts';

/** Makes a scope behave like the Graph API: faults, errors, usage headers. */
export function simulateGraph(app: FastifyInstance, sandbox: Sandbox): void {
  simulateProvider(app, sandbox, {
    provider: 'instagram',
    failure: (fault) =>
      fault === '429'
        ? { status: 403, headers: usageHeaders(100), body: errorBody(limitReached()) }
        : {
            status: 500,
            body: errorBody(
              new GraphError('An unexpected error has occurred. Please retry your request later.', 2, {
                fields: { is_transient: true },
              }),
            ),
          },
  });
  let calls = 0;
  app.addHook('onSend', async (_request, reply) => {
    calls += 1;
    // Grows visibly over a day of tests, but never to the level at which a client has to back off.
    if (!reply.hasHeader('x-app-usage')) reply.headers(usageHeaders(Math.min(60, Math.floor(calls / 200))));
  });
  app.setErrorHandler(answerError);
}

function answerError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GraphError) {
    if (error.code === 4) reply.headers(usageHeaders(100));
    return sendGraphError(reply, error);
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) return sendGraphError(reply, invalidParameter('Invalid parameter'));
  console.error(error);
  return sendGraphError(reply, new GraphError('An unknown error occurred', 1, { status: 500 }));
}
