import type { Config } from '../../apps/server/src/config/config.ts';
import { verifyBookings } from '../../apps/server/src/earnings/bookings/index.ts';
import { verifyLedger } from '../../apps/server/src/earnings/ledger/index.ts';
import { withSite } from '../archive/with-site.ts';

/** Verifies the ledger and prints the result line by line; true if it balances. */
export async function proveBook(config: Config, say: (line: string) => void): Promise<boolean> {
  const { balanced, counted, faults } = await withSite(config, ({ db }) =>
    verifyLedger(db, [verifyBookings]),
  );
  const { transactions, entries, bookings, payments } = counted;
  say(
    `${transactions} transactions with ${entries} entries, ${bookings} bookings, ${payments} payments looked at.`,
  );
  for (const { check, subject, text } of faults) say(`${subject}: ${text} (${check})`);
  say(
    balanced ? 'The account book balances.' : `The account book does not balance: ${faults.length} faults.`,
  );
  return balanced;
}
