import type { BookingStatus } from '@staylore/contract/earnings/bookings';
import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { ApiError } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FoldedBooking, foldEvents } from '../fold-events.ts';
import { factsOf } from '../queries.ts';
import { receive } from '../receive.ts';
import type { Listed, NetworkList, Stage } from './listed.ts';
import { knownBooking, setDifference } from './queries.ts';

/** The result of importing a list of transactions. */
export interface PullReport {
  examined: number;
  /** Became a booking, or a further event of one that is only known from the list. */
  taken: number;
  /** Differ from what the partner had reported, each with the difference. */
  differences: { number: string; text: string }[];
  /** Without a known click. */
  unattributed: number;
  /** Invalid lines, which are ignored. */
  unreadable: number;
}

const stageOf: Record<BookingStatus, Stage> = {
  booked: 'pending',
  confirmed: 'pending',
  stayed: 'approved',
  cancelled: 'declined',
  no_show: 'declined',
  refunded: 'declined',
};

const statusOf: Record<Stage, BookingStatus> = {
  pending: 'booked',
  approved: 'stayed',
  declined: 'cancelled',
};

/** Records a list: bookings known only from it become bookings, those that were reported are compared with it. */
export async function reconcile(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { partner, transactions, unreadable }: NetworkList & { partner: string },
): Promise<PullReport> {
  const examined = transactions.length + unreadable;
  const report: PullReport = { examined, taken: 0, differences: [], unattributed: 0, unreadable };
  for (const one of transactions) {
    const { stage, number } = one;
    if (stage === null) continue;
    const known = await knownBooking(platform.db, { partner, bookingId: number });
    if (known?.is_pushed) {
      const folded = foldEvents(await factsOf(platform.db, known.id));
      const text = folded && differenceOf(folded, one, stage);
      await setDifference(platform.db, known.id, text);
      if (text !== null) report.differences.push({ number, text });
    } else if (await take(platform, { partner, one, stage })) report.taken += 1;
    else if (known === undefined) report.unattributed += 1;
  }
  return report;
}

/** How a list differs from what the partner reported, in a notation that needs no language; null if they agree. */
function differenceOf(folded: FoldedBooking, one: Listed, stage: Stage): string | null {
  const { amountMinor: listed, currency } = one;
  const parts = [
    listed === folded.amountMinor && currency === folded.currency
      ? null
      : `${formatMinor(folded.amountMinor, folded.currency, { locale: locales.en })} ≠ ${formatMinor(listed, currency, { locale: locales.en })}`,
    stage === stageOf[folded.status] ? null : `${folded.status} ≠ ${one.status}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Records a transaction as an event; returns whether it was new. The list has no dates of the stay: the day of the transaction is used instead. */
async function take(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { partner, one, stage }: { partner: string; one: Listed; stage: Stage },
): Promise<boolean> {
  const { amountMinor, currency } = one;
  const at = stage === 'pending' ? one.madeAt : (one.decidedAt ?? one.madeAt);
  const day = one.madeAt.slice(0, 10);
  try {
    const { duplicate } = await receive(platform, {
      partner,
      // Another status, amount or time of the same transaction is another event.
      eventId: `${one.name}:${stage}:${amountMinor}${currency}:${at}`,
      bookingId: one.number,
      clickId: one.clickId,
      status: statusOf[stage],
      amountMinor,
      currency,
      checkIn: day,
      checkOut: day,
      // The list has whole seconds: a booking counts from the beginning of its second, later changes from the end of theirs.
      occurredAt: new Date(Date.parse(`${at}Z`) + (stage === 'pending' ? 0 : 999)),
      travellerEmail: null,
      travellerLanguage: null,
      hotelEmail: null,
      source: 'pull',
    });
    return !duplicate;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'earnings.unknown_click') return false;
    throw error;
  }
}
