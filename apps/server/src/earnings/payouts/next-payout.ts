import type { NextPayout } from '@staylore/contract/earnings/payouts';
import type { Platform } from '../../platform/platform.ts';
import { payableNow } from '../ledger/index.ts';
import { nextBankDay, nextPaymentMorning } from './execution-day.ts';
import { type RunReport, selectPayable } from './run.ts';

/** What the next run will pay a member, or why it will not, one row per currency; computed as in the run itself. */
export async function nextPayouts(platform: Platform, userId: number): Promise<NextPayout[]> {
  const { db, clock, config } = platform;
  const { debtor, minimumMinor } = config.payouts;
  const sums = (await payableNow(db, userId)).filter(({ payable }) => payable > 0);
  const large = sums.filter(({ payable }) => payable >= minimumMinor);
  const report: Pick<RunReport, 'waiting'> = { waiting: [] };
  const candidates = large.map(({ currency, payable }) => ({
    user_id: userId,
    currency,
    amount_minor: payable,
  }));
  await selectPayable(db, { platform, candidates, report, lock: null });
  const day = debtor === undefined ? null : nextBankDay(nextPaymentMorning(clock.now()));
  return sums.map(({ currency, payable }) => {
    const waits =
      payable < minimumMinor
        ? 'minimum'
        : (report.waiting.find((one) => one.currency === currency)?.reason ?? null);
    return {
      currency,
      amount_minor: payable,
      minimum_minor: minimumMinor,
      day: waits === null ? day : null,
      waits_for: waits,
    };
  });
}
