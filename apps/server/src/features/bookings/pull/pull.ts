import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import { listTransactions } from './awin.ts';
import { type PullReport, reconcile } from './reconcile.ts';

/** Reads the affiliate network's list of the last days and takes it in; null where none is configured. @throws {OutgoingError} */
export async function pullTransactions(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'fetchSafely'>,
  { days, signal }: { days: number; signal?: AbortSignal },
): Promise<PullReport | null> {
  const { awin } = platform.config.earnings;
  if (awin === undefined) return null;
  const transactions = await listTransactions(platform.fetchSafely, awin, {
    now: platform.clock.now(),
    days,
    pause: (milliseconds) => pause(milliseconds, undefined, signal === undefined ? {} : { signal }),
  });
  return reconcile(platform, { partner: awin.partner, transactions });
}
