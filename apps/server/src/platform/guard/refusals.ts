import type { Endpoint } from '@staylore/contract/endpoint';
import { errorStatus } from '@staylore/contract/error-codes';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../errors.ts';
import { type Logger, logSecurityEvent } from '../log/index.ts';
import { callerOf } from './session/caller.ts';

/** Statuses for callers who are not allowed, have to identify themselves, come too often, or send what none of our forms sends. */
const refused: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);

const minute = 60_000;
/**
 * Log lines a minute for one caller and one reason, and for all together: a flood of refusals must not fill the disk or hide another
 * attempt.
 */
const most = { each: 10, all: 300 };

/** Logs refusals. */
export interface Refusals {
  log(endpoint: Endpoint, request: FastifyRequest, error: unknown): void;
  /** Logs how many refusals of the last minute were not logged individually. */
  close(): void;
}

/** Starts logging refusals; those beyond the limits of a minute are counted, and the count is logged with the first refusal after it. */
export function openRefusals({ clock, log }: { clock: Clock; log: Logger }): Refusals {
  let since = 0;
  let lines = 0;
  let leftOut = 0;
  const logged = new Map<string, number>();
  const begin = (now: number): void => {
    if (leftOut > 0)
      log.warn({ security: 'refusal', left_out: leftOut }, 'Refusals that were not told one by one');
    since = now;
    lines = 0;
    leftOut = 0;
    logged.clear();
  };
  const hasRoom = (what: string): boolean => {
    const now = clock.now().getTime();
    if (Math.abs(now - since) >= minute) begin(now);
    const before = logged.get(what) ?? 0;
    if (before >= most.each || lines >= most.all) return false;
    logged.set(what, before + 1);
    lines += 1;
    return true;
  };
  return {
    log(endpoint, request, error) {
      if (!(error instanceof ApiError) || !refused.has(errorStatus[error.code])) return;
      if (!hasRoom(`${callerOf(request)} ${error.code}`)) {
        leftOut += 1;
        return;
      }
      logSecurityEvent(request.log, {
        event: 'refusal',
        member: request.viewer?.id ?? null,
        outcome: error.code,
        request: request.id,
        call: `${endpoint.method} ${endpoint.path}`,
      });
    },
    close: () => begin(0),
  };
}
