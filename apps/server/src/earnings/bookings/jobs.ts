import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dayMs } from '../../platform/durations.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookMoved } from '../ledger/index.ts';
import { notifyPartnerHandler } from './by-link/notify-partner.ts';
import { pullTransactions } from './pull/pull.ts';
import { dueStays, factsOf, lockBooking } from './queries.ts';
import { settleBooking } from './settle-booking.ts';

export const endHolds = defineJob('bookings.end_holds', z.object({}));

/** Reads the affiliate network's list of transactions. */
const pullList = defineJob('bookings.pull_list', z.object({ days: z.number().int() }), { maxAttempts: 4 });

const batch = 500;

type CommandContext = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Settles bookings again, each in a separate transaction; whether a booking was settled already does not matter. */
async function settleEach(
  { db, clock, config }: CommandContext,
  { ids, causeId }: { ids: readonly number[]; causeId: (id: number) => string },
): Promise<void> {
  const { holdDays } = config.earnings;
  for (const id of ids) {
    await inTransaction(db, async (trx) => {
      const row = await lockBooking(trx, id);
      // Without a report nothing can have changed.
      if (row === undefined || (await factsOf(trx, id)).length === 0) return;
      await settleBooking(trx, row, { cause: 'booking', causeId: causeId(id), at: clock.now(), holdDays });
    });
  }
}

/** Makes commissions payable whose hold has ended; returns for how many bookings. */
export async function endDueHolds(platform: CommandContext): Promise<number> {
  const { db, clock, config } = platform;
  const begunBefore = new Date(clock.now().getTime() - config.earnings.holdDays * dayMs);
  for (let count = 0; ; ) {
    const ids = await dueStays(db, { begunBefore, limit: batch });
    await settleEach(platform, { ids, causeId: (id) => `hold:${id}` });
    count += ids.length;
    if (ids.length < batch) return count;
  }
}

export function bookingHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(endHolds, async (_payload, { log }) => {
      const count = await endDueHolds(platform);
      if (count > 0) log.info({ bookings: count }, 'Commissions became payable');
    }),
    handleJob(bookMoved, ({ bookings }) =>
      settleEach(platform, { ids: bookings, causeId: (id) => `booking:${id}` }),
    ),
    handleJob(pullList, async ({ days }, { log, signal }) => {
      const report = await pullTransactions(platform, { days, signal });
      if (report === null) return;
      const { differences, ...figures } = report;
      log[differences.length + figures.unreadable > 0 ? 'warn' : 'info'](
        { ...figures, differences },
        'Transactions compared',
      );
    }),
    notifyPartnerHandler(platform),
  ];
}

export const bookingSchedules: readonly Schedule[] = [
  { name: 'end-holds', job: endHolds, pattern: '5 * * * *', payload: {} },
  { name: 'pull-list', job: pullList, pattern: '35 * * * *', payload: { days: 31 } },
];
