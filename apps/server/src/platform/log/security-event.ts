import type { SecurityEvent } from '@staylore/contract/endpoint';
import type { Logger } from 'pino';

/**
 * Logs what affects who can get at an account, its data or its money: whose account (null if unknown), what, whether it succeeded or the
 * code of the refusal, and the id of the request or job. Accepts nothing else, so that no secret can slip in.
 */
export function logSecurityEvent(
  log: Pick<Logger, 'info' | 'warn'>,
  entry: {
    event: SecurityEvent | 'refusal';
    member: number | null;
    outcome: string;
    request: string;
    /** What was requested, as the contract names it. */
    call?: string;
  },
): void {
  const { event, member, outcome, request, call } = entry;
  const fields = { security: event, member, outcome, request, ...(call === undefined ? {} : { call }) };
  log[outcome === 'done' ? 'info' : 'warn'](fields, 'Security event');
}
