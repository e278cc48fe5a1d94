import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import {
  bookingNamed,
  describeBooking,
  type OperatorAction,
  pullTransactions,
} from '../../apps/server/src/earnings/bookings/index.ts';
import { decideOnBooking } from '../../apps/server/src/lifecycle/operations/index.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import { withSite } from '../archive/with-site.ts';

type Say = (line: string) => void;

/** Holds, releases or rejects a booking, with the reason that its creator reads. */
export async function judgeBooking(
  config: Config,
  { act, name, reason }: { act: OperatorAction; name: string; reason: string },
  say: Say,
): Promise<void> {
  if (act !== 'release' && reason === '')
    throw new PublicError(`Please give a reason; the creator reads it: ${act} ${name} "REASON"`);
  const state = await withSite(config, async (platform) => {
    const booking = await bookingNamed(platform, name);
    return inTransaction(platform.db, (trx) =>
      decideOnBooking({ ...platform, db: trx }, { by: 'command', booking, act, reason }),
    );
  });
  say(`Booking ${name} is now ${state}.`);
}

/** Prints everything about a booking: its state, what was reported, and its ledger entries. */
export async function showBooking(config: Config, name: string, say: Say): Promise<void> {
  const lines = await withSite(config, async (platform) =>
    describeBooking(platform.db, await bookingNamed(platform, name)),
  );
  for (const line of lines) say(line);
}

/** Reads the affiliate networks' lists of the last days and prints where they differ from our bookings. */
export async function pullList(config: Config, days: number, say: Say): Promise<void> {
  const report = await withSite(config, (platform) => pullTransactions(platform, { days }));
  if (report === null)
    throw new PublicError(
      'No list of transactions is configured: set AWIN_API_TOKEN or TRAVELPAYOUTS_TOKEN.',
    );
  say(
    `${report.examined} transactions looked at, ${report.taken} taken in, ${report.unattributed} without a click of ours.`,
  );
  if (report.unreadable > 0) say(`${report.unreadable} lines make no sense and were left alone.`);
  for (const { number, text } of report.differences) say(`${number}: ${text}`);
}
