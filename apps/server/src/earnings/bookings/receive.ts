import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.d.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBook } from '../ledger/index.ts';
import { clickOf } from './clicks/queries.ts';
import { type BookingFact, type FoldedBooking, foldEvents } from './fold-events.ts';
import { clockSkewMs, isWithinClick, moveToLaterClick } from './last-click.ts';
import { notifyOfBooking } from './notify.ts';
import {
  type BookingRow,
  factsOf,
  holdBooking,
  insertBooking,
  insertEvent,
  isEventKnown,
  lockBooking,
  storeContacts,
} from './queries.ts';
import { beforeClick, otherCurrency } from './reasons.ts';
import { settleBooking } from './settle-booking.ts';

/** A report about a booking, by a partner's call or its list. */
export interface Report extends BookingFact {
  partner: string;
  /** The partner's id of the booking. */
  bookingId: string;
  clickId: string;
  travellerEmail: string | null;
  travellerLanguage: string | null;
  hotelEmail: string | null;
  source: 'push' | 'pull' | 'operator';
}

type Trx = Transaction<Tables>;

/** Ends a transaction in which an event turned out to be known. */
class KnownEvent extends Error {}

/**
 * Records an event of a booking: stored, state and ledger brought up to date, both sides notified, all in one transaction. A repeated event changes
 * nothing, whatever it contains; one dated in the future occurred when it came.
 * @param options.quiet notifies nobody: for events recorded long after they happened.
 * @throws {ApiError} `earnings.unknown_click` for the first event of a booking without a click of the last 30 days.
 */
export async function receive(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  report: Report,
  options: { quiet?: boolean } = {},
): Promise<{ duplicate: boolean }> {
  const now = platform.clock.now();
  // Dated later it would stay the newest event, whatever the partner reports until then.
  const isAhead = report.occurredAt.getTime() > now.getTime() + clockSkewMs;
  const occurredAt = isAhead ? now : report.occurredAt;
  try {
    await inTransaction(platform.db, (trx) => take(trx, platform, { ...report, ...options, occurredAt }));
    return { duplicate: false };
  } catch (error) {
    if (error instanceof KnownEvent) return { duplicate: true };
    throw error;
  }
}

async function take(
  trx: Trx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  report: Report & { quiet?: boolean },
): Promise<void> {
  if (await isEventKnown(trx, report)) throw new KnownEvent();
  const at = clock.now();
  const first = await lockOrInsert(trx, report, at);
  const known = await moveToLaterClick(trx, first, { ...report, at });
  const isMoved = known.user_id !== first.user_id;
  const facts = await factsOf(trx, known.id);
  const before = foldEvents(facts);
  const early = await holdIfEarly(trx, known, { report, before });
  const row = await holdIfConverted(trx, early, { before, after: foldEvents([...facts, report]) });
  const event = await insertEvent(trx, { ...report, booking: row.id, receivedAt: at });
  // Another process was first, or the partner used the id for another booking: the first one counts.
  if (event === undefined) throw new KnownEvent();
  await storeContacts(trx, row.id, report);
  const settled = await settleBooking(trx, row, {
    cause: 'booking',
    causeId: `event:${event}`,
    at,
    holdDays: config.earnings.holdDays,
  });
  if (report.quiet === true) return;
  await notifyOfBooking(trx, config, {
    row: {
      ...row,
      traveller_email: row.traveller_email ?? report.travellerEmail,
      traveller_language: row.traveller_language ?? report.travellerLanguage,
      hotel_email: row.hotel_email ?? report.hotelEmail,
    },
    // For a creator to whom the booking has just moved, all of it is new.
    before: isMoved ? null : before,
    after: settled.folded,
    commissionMinor: settled.decision.commissionMinor,
    at,
  });
}

/** Holds a booking with the first of its events that is dated before its click, for an operator to check. Returns its new state. */
async function holdIfEarly(
  trx: Trx,
  row: BookingRow,
  { report, before }: { report: Report; before: FoldedBooking | null },
): Promise<BookingRow> {
  const isEarly = (at: Date) =>
    row.clicked_at !== null && at.getTime() < row.clicked_at.getTime() - clockSkewMs;
  const wasEarly = before !== null && isEarly(before.bookedAt);
  if (wasEarly || !isEarly(report.occurredAt) || row.held_reason !== null) return row;
  await holdBooking(trx, row.id, beforeClick);
  return { ...row, held_reason: beforeClick };
}

/** Holds a booking whose currency changes although something of it is in a payout or was paid. Returns its new state. */
async function holdIfConverted(
  trx: Trx,
  row: BookingRow,
  { after, before }: Record<'after' | 'before', FoldedBooking | null>,
): Promise<BookingRow> {
  if (before === null || after?.currency === before.currency || row.held_reason !== null) return row;
  const { everPaid, positions } = await readBook(trx, row.id);
  if (!everPaid && ![...positions.values()].some(({ in_payout }) => in_payout !== 0)) return row;
  await holdBooking(trx, row.id, otherCurrency);
  return { ...row, held_reason: otherCurrency };
}

/** The booking, locked; created from the event if it is new. Of two processes one creates it and the other waits. */
async function lockOrInsert(trx: Trx, report: Report, at: Date): Promise<BookingRow> {
  const known = await lockBooking(trx, report);
  if (known !== undefined) return known;
  const click = await clickOf(trx, report.clickId);
  if (click === undefined || !isWithinClick(click, report.occurredAt)) fail('earnings.unknown_click');
  await insertBooking(trx, { ...report, click, at });
  const row = await lockBooking(trx, report);
  if (row === undefined) throw new Error('A booking vanished while it was made');
  return row;
}
