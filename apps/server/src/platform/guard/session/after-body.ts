import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../errors.ts';
import { type Identify, identifyCaller } from './identify.ts';

const sending = new WeakSet<FastifyRequest>();

/** Notes that a caller who has been admitted is still sending. */
export function noteSending(request: FastifyRequest): void {
  if (request.raw.complete === false) sending.add(request);
}

/** Looks again who is calling if the body came later: meanwhile the session may have ended, or a role been taken away. */
export async function identifyAfterBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  options: { identify: Identify; publicOrigin: string },
): Promise<void> {
  if (request.viewer === null || !sending.has(request)) return;
  request.viewer = await identifyCaller(endpoint, request, options);
  if (request.viewer === null && endpoint.auth === 'session') fail('session.required');
}
