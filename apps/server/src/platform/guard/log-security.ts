import type { SecurityEvent } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { logSecurityEvent } from '../log/index.ts';

/** Runs a call that the contract marks as a security event, and logs its outcome. */
export async function logSecurity<T>(
  event: SecurityEvent,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const log = (member: number | null, outcome: string) =>
    logSecurityEvent(request.log, { event, member, outcome, request: request.id });
  try {
    const answer = await work();
    log(signedIn(answer) ?? request.viewer?.id ?? null, 'done');
    return answer;
  } catch (error) {
    log(request.viewer?.id ?? null, error instanceof ApiError ? error.code : 'refused');
    throw error;
  }
}

/** The member who was signed in by the call, or whom it is about. */
function signedIn(answer: unknown): number | null {
  const { user } = (answer ?? {}) as { user?: { id?: unknown } | null };
  return typeof user?.id === 'number' ? user.id : null;
}
