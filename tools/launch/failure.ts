import { StartError } from '@staylore/embedded-postgres';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { isOutage } from '../../apps/server/src/platform/db/outage.ts';

/** The one sentence about a failure for the operator; undefined for a bug, to be reported in full. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof PublicError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return undefined;
  // Also of the driver's connections, which say where they led in `address`.
  if ('syscall' in error && !('address' in error) && !(error instanceof AggregateError))
    return `A file cannot be read or written: ${error.message}.`;
  if (isOutage(error)) return `The database cannot be asked: ${error.message || Reflect.get(error, 'code')}.`;
  return undefined;
}
