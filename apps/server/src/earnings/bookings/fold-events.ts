import type { BookingStatus } from '@staylore/contract/earnings/bookings';

/** One event of a booking, from whatever source. */
export interface BookingFact {
  eventId: string;
  status: BookingStatus;
  amountMinor: number;
  currency: string;
  /** Days as YYYY-MM-DD. */
  checkIn: string;
  checkOut: string;
  occurredAt: Date;
}

/** What all events of a booking say together. */
export interface FoldedBooking {
  status: BookingStatus;
  amountMinor: number;
  currency: string;
  checkIn: string;
  checkOut: string;
  /** Of the earliest event. */
  bookedAt: Date;
  /** Of the newest report of a stay; null without one. */
  stayReportedAt: Date | null;
}

/** Order of events that occurred at the same moment. */
const ranks: Record<BookingStatus, number> = {
  booked: 0,
  confirmed: 1,
  stayed: 2,
  no_show: 3,
  cancelled: 4,
  refunded: 5,
};

type State = BookingStatus | null;

/** The states from which an event leads to its own; in any other state it changes nothing. */
const leadsFrom: Record<BookingStatus, readonly State[]> = {
  booked: [null, 'cancelled', 'refunded'],
  confirmed: [null, 'booked', 'cancelled', 'refunded'],
  stayed: [null, 'booked', 'confirmed', 'no_show'],
  no_show: [null, 'booked', 'confirmed', 'stayed'],
  cancelled: [null, 'booked', 'confirmed', 'stayed', 'no_show'],
  refunded: [null, 'booked', 'confirmed', 'stayed', 'no_show', 'cancelled'],
};

export function earns(status: BookingStatus): boolean {
  return status === 'booked' || status === 'confirmed' || status === 'stayed';
}

/** Events in the order in which they occurred; the order is unique for any set of them. */
export function inOrder<F extends BookingFact>(facts: readonly F[]): F[] {
  return facts.toSorted(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      ranks[a.status] - ranks[b.status] ||
      (a.eventId < b.eventId ? -1 : a.eventId > b.eventId ? 1 : 0),
  );
}

/**
 * The state of a booking after all its events. A pure function of the set of events: any order of delivery, repetition or replay gives the
 * same.
 * @returns null without events.
 */
export function foldEvents(facts: readonly BookingFact[]): FoldedBooking | null {
  const ordered = inOrder(facts);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return null;
  const status = ordered.reduce<State>(
    (state, fact) => (leadsFrom[fact.status].includes(state) ? fact.status : state),
    null,
  );
  return {
    status: status ?? first.status,
    amountMinor: last.amountMinor,
    currency: last.currency,
    checkIn: last.checkIn,
    checkOut: last.checkOut,
    bookedAt: first.occurredAt,
    stayReportedAt: ordered.findLast((fact) => fact.status === 'stayed')?.occurredAt ?? null,
  };
}
