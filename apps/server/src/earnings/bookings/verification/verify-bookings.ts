import type { Executor } from '../../../platform/db/database.ts';
import { commissionOf } from '../commission.ts';
import { earns, foldEvents } from '../fold-events.ts';
import { bookingsInOrder, factsOfMany } from './queries.ts';

const batch = 1000;

/** Verifies that every booking matches its events, and that its commission is a tenth of that. */
export async function verifyBookings(
  db: Executor,
): Promise<{ check: string; subject: string; text: string }[]> {
  const faults: { check: string; subject: string; text: string }[] = [];
  for (let after = 0; ; ) {
    const rows = await bookingsInOrder(db, { after, limit: batch });
    const facts = await factsOfMany(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const folded = foldEvents(facts.get(row.id) ?? []);
      const earned = folded !== null && earns(folded.status) && row.rejected_reason === null;
      const due = earned ? commissionOf(folded.amountMinor) : 0;
      const described = `${row.amount_minor} ${row.currency}, commission ${row.commission_minor}`;
      const right = `${folded?.amountMinor} ${folded?.currency}, commission ${due}`;
      if (described !== right)
        faults.push({
          check: 'bookings say what their events say',
          subject: `booking ${row.id}`,
          text: `says ${described}, its events say ${right}`,
        });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch || faults.length >= 50) return faults;
    after = last.id;
  }
}
