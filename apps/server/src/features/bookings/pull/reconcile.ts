import type { BookingStatus } from '@staylore/contract/bookings';
import { ApiError } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { toMinor } from '../../exchange-rates/index.ts';
import { factsOf } from '../queries.ts';
import { receive } from '../receive.ts';
import { type FoldedBooking, foldEvents } from '../states.ts';
import { moneyText } from '../words.ts';
import type { AwinTransaction } from './awin.ts';
import { knownBooking, setDifference } from './queries.ts';

/** How a list of transactions was taken in. */
export interface PullReport {
  looked: number;
  /** Became a booking, or a further event of one that is only known from the list. */
  taken: number;
  /** Differ from what the partner had reported, each with what differs. */
  differences: { number: string; text: string }[];
  /** Without a click that we know. */
  unattributed: number;
}

type Stage = 'pending' | 'approved' | 'declined';

const stages: Record<string, Stage> = {
  pending: 'pending',
  approved: 'approved',
  declined: 'declined',
  deleted: 'declined',
};

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

/** Takes a list in: bookings that it alone knows become bookings, those that were reported are compared with it. */
export async function reconcile(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { partner, transactions }: { partner: string; transactions: readonly AwinTransaction[] },
): Promise<PullReport> {
  const report: PullReport = { looked: transactions.length, taken: 0, differences: [], unattributed: 0 };
  for (const one of transactions) {
    const stage = stages[one.commissionStatus];
    if (stage === undefined) continue;
    const number = one.orderRef || `awin-${one.id}`;
    const known = await knownBooking(platform.db, { partner, bookingId: number });
    if (known?.is_pushed) {
      const folded = foldEvents(await factsOf(platform.db, known.id));
      const text = folded && differenceOf(folded, one, stage);
      await setDifference(platform.db, known.id, text);
      if (text !== null) report.differences.push({ number, text });
    } else if (await take(platform, { partner, number, one, stage })) report.taken += 1;
    else if (known === undefined) report.unattributed += 1;
  }
  return report;
}

/** What a list says otherwise than its partner had reported, in signs that need no language; null when they agree. */
function differenceOf(folded: FoldedBooking, one: AwinTransaction, stage: Stage): string | null {
  const { amount, currency } = one.saleAmount;
  const listed = toMinor(amount, currency);
  const parts = [
    listed === folded.amountMinor && currency === folded.currency
      ? null
      : `${moneyText(folded.amountMinor, folded.currency, 'en')} ≠ ${moneyText(listed, currency, 'en')}`,
    stage === stageOf[folded.status] ? null : `${folded.status} ≠ ${one.commissionStatus}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Takes a transaction as an event; whether it was new. The list tells no days of the stay: the day of the transaction stands for them. */
async function take(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  found: { partner: string; number: string; one: AwinTransaction; stage: Stage },
): Promise<boolean> {
  const { partner, number, one, stage } = found;
  const { amount, currency } = one.saleAmount;
  const at = stage === 'pending' ? one.transactionDate : (one.validationDate ?? one.transactionDate);
  const day = one.transactionDate.slice(0, 10);
  const amountMinor = toMinor(amount, currency);
  try {
    const { duplicate } = await receive(platform, {
      partner,
      // Another status, sum or time of the same transaction is another event.
      eventId: `awin:${one.id}:${stage}:${amountMinor}${currency}:${at.slice(0, 19)}`,
      bookingId: number,
      clickId: one.clickRefs?.clickRef ?? '',
      status: statusOf[stage],
      amountMinor,
      currency,
      checkIn: day,
      checkOut: day,
      // The list knows whole seconds: a booking is taken from the beginning of its own, what became of it from the end.
      occurredAt: new Date(Date.parse(`${at.slice(0, 19)}Z`) + (stage === 'pending' ? 0 : 999)),
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
