import type { SecurityEvent } from '@staylore/contract/endpoint';
import type { Logger } from 'pino';

/**
 * Writes down what happened to who can get at an account, its data or its money: whose account (null where nobody is known), what, whether
 * it was done or the code with which it was refused, and the id of the request or job. Takes nothing else, so that no secret can come along.
 */
export function logSecurityEvent(
  log: Pick<Logger, 'info' | 'warn'>,
  told: {
    event: SecurityEvent | 'refusal';
    member: number | null;
    outcome: string;
    request: string;
    /** What was asked for, as the contract names it. */
    call?: string;
  },
): void {
  const { event, member, outcome, request, call } = told;
  const fields = { security: event, member, outcome, request, ...(call === undefined ? {} : { call }) };
  log[outcome === 'done' ? 'info' : 'warn'](fields, 'Security event');
}
