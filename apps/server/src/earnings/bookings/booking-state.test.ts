import { bookingStatuses } from '@staylore/contract/earnings/bookings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPosition, type Positions, settlingMoves } from '../ledger/index.ts';
import { decideBooking } from './booking-state.ts';
import { commissionOf } from './commission.ts';
import { type BookingFact, earns, foldEvents, inOrder } from './fold-events.ts';
import { notificationKind } from './notify.ts';

const facts = fc.uniqueArray(
  fc.record({
    eventId: fc.nat({ max: 0xffffff }).map((number) => number.toString(16)),
    status: fc.constantFrom(...bookingStatuses),
    amountMinor: fc.integer({ min: 0, max: 2_000_000 }),
    currency: fc.constantFrom('EUR', 'CHF', 'JPY'),
    checkIn: fc.constant('2026-11-01'),
    checkOut: fc.constantFrom('2026-11-02', '2026-11-05'),
    occurredAt: fc.integer({ min: 0, max: 12 }).map((days) => new Date(Date.UTC(2026, 10, 1 + days))),
  }),
  { selector: (fact) => fact.eventId, minLength: 1, maxLength: 9 },
);

const fact = (status: BookingFact['status'], day: number): BookingFact => ({
  eventId: `${status}${day}`,
  status,
  amountMinor: 10_000,
  currency: 'EUR',
  checkIn: '2026-11-01',
  checkOut: '2026-11-03',
  occurredAt: new Date(Date.UTC(2026, 10, day)),
});

test.each([
  [['booked', 'confirmed', 'stayed'], 'stayed'],
  [['confirmed', 'booked'], 'confirmed'],
  [['booked', 'cancelled', 'confirmed'], 'confirmed'],
  [['booked', 'cancelled', 'stayed'], 'cancelled'],
  [['booked', 'no_show', 'stayed'], 'stayed'],
  [['stayed', 'no_show'], 'no_show'],
  [['stayed', 'refunded', 'cancelled'], 'refunded'],
  [['stayed', 'refunded', 'booked'], 'booked'],
  [['refunded', 'no_show'], 'refunded'],
] as const)('A booking that was %j is %s', (statuses, expected) => {
  const events = statuses.map((status, index) => fact(status, index + 1));
  expect(foldEvents(events)?.status).toBe(expected);
});

test('Amount, currency and days are those of the newest event', () => {
  const newest = { ...fact('confirmed', 9), amountMinor: 5, currency: 'CHF', checkOut: '2026-11-08' };
  expect(foldEvents([newest, fact('stayed', 4), fact('booked', 1)])).toMatchObject({
    status: 'stayed',
    amountMinor: 5,
    currency: 'CHF',
    checkOut: '2026-11-08',
    bookedAt: new Date(Date.UTC(2026, 10, 1)),
  });
  expect(foldEvents([])).toBeNull();
});

test('Whatever the order of delivery, a booking ends the same', () => {
  const shuffled = facts.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(foldEvents(other)).toEqual(foldEvents(inOrder(list)));
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  [0, 0],
  [4, 0],
  [5, 0],
  [6, 1],
  [15, 2],
  [25, 2],
  [35, 4],
  [42_000, 4200],
  [31_005, 3100],
  [31_015, 3102],
  [1_000_000_000_000, 100_000_000_000],
])('Of %i minor units the commission is %i', (amount, commission) => {
  expect(commissionOf(amount)).toBe(commission);
});

test('A commission is a tenth, rounded to the unit, and rounding errors do not add up over many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
      expect(Math.abs(commissionOf(amount) * 10 - amount)).toBeLessThanOrEqual(5);
    }),
    { numRuns: 5000 },
  );
  const all = Array.from({ length: 1000 }, (_, amount) => amount);
  expect(all.reduce((sum, amount) => sum + commissionOf(amount), 0)).toBe(
    all.reduce((sum, amount) => sum + amount, 0) / 10,
  );
});

test('A stay is payable once the hold is over: from check-out or its report, whichever is later', () => {
  const stayed = (day: number) => foldEvents([fact('confirmed', 1), fact('stayed', day)]);
  const at = (now: string, override = {}, folded = stayed(2)) =>
    folded &&
    decideBooking({
      folded,
      override: { heldReason: null, rejectedReason: null, ...override },
      book: { positions: new Map(), everPaid: false },
      now: new Date(now),
      holdDays: 14,
    });
  expect(at('2026-11-17T23:59:59Z')).toMatchObject({ state: 'stayed', target: { account: 'expected' } });
  expect(at('2026-11-18T00:00:00Z')).toMatchObject({ state: 'payable', target: { account: 'payable' } });
  // Reported six days after the check-out.
  expect(at('2026-11-22T23:59:59Z', {}, stayed(9))).toMatchObject({ state: 'stayed' });
  expect(at('2026-11-23T00:00:00Z', {}, stayed(9))).toMatchObject({ state: 'payable' });
  expect(at('2026-12-18T00:00:00Z', { heldReason: 'under review' })).toMatchObject({
    state: 'on_hold',
    target: { account: 'expected' },
  });
  expect(at('2026-12-18T00:00:00Z', { rejectedReason: 'own booking' })).toMatchObject({
    state: 'rejected',
    target: null,
    commissionMinor: 0,
  });
});

test('The creator is notified when a booking is made, confirmed and ended, and not of repeated reports', () => {
  const folded = (...statuses: BookingFact['status'][]) =>
    foldEvents(statuses.map((status, index) => fact(status, index + 1)));
  const news = (before: ReturnType<typeof folded>, after: ReturnType<typeof folded>) =>
    after && notificationKind({ before, after });
  expect(news(null, folded('booked'))).toBe('booking');
  expect(news(null, folded('confirmed'))).toBe('booking_confirmed');
  expect(news(folded('booked'), folded('booked', 'confirmed'))).toBe('booking_confirmed');
  expect(news(folded('booked', 'confirmed'), folded('booked', 'confirmed', 'stayed'))).toBeNull();
  expect(news(folded('confirmed'), folded('confirmed', 'cancelled'))).toBe('booking_cancelled');
  expect(news(folded('cancelled'), folded('cancelled', 'refunded'))).toBeNull();
  expect(news(null, folded('cancelled'))).toBeNull();
});

/** What happens to the money of one booking, as an in-memory model of the ledger. */
const happenings = fc.array(
  fc.constantFrom('event', 'event', 'event', 'take', 'paid', 'returned', 'replay', 'wait'),
  {
    maxLength: 14,
  },
);

test('After ten thousand random sequences of reports, holds and payments the book holds each commission exactly once', () => {
  fc.assert(
    fc.property(facts, happenings, (list, steps) => {
      const book = new Map<string, Record<keyof typeof emptyPosition, number>>();
      const open: { currency: string; amount: number }[] = [];
      const received: BookingFact[] = [];
      let now = Date.UTC(2026, 10, 1);
      let everPaid = false;
      const settle = () => {
        const folded = foldEvents(received);
        if (folded === null) return;
        const decision = decideBooking({
          folded,
          override: { heldReason: null, rejectedReason: null },
          book: { positions: book as Positions, everPaid },
          now: new Date(now),
          holdDays: 14,
        });
        for (const { account, currency, amountMinor } of settlingMoves(book, decision.target)) {
          const held = book.get(currency) ?? { ...emptyPosition };
          if (account !== 'commission') held[account] += amountMinor;
          book.set(currency, held);
        }
        for (const [currency, held] of book) {
          const due = decision.target?.currency === currency ? decision.target.amountMinor : 0;
          expect(held.expected + held.payable + held.in_payout + held.paid).toBe(due);
        }
      };
      const end = (to: 'paid' | 'payable') => {
        const payment = open.shift();
        const held = payment && book.get(payment.currency);
        if (!payment || !held) return;
        held.in_payout -= payment.amount;
        held[to] += payment.amount;
        if (to === 'paid' && payment.amount > 0) everPaid = true;
      };
      for (const step of [...steps, ...list.map(() => 'event' as const)]) {
        const next = list[received.length];
        if (step === 'event' && next) received.push(next);
        if (step === 'wait') now += 10 * 86_400_000;
        if (step === 'take')
          for (const [currency, held] of book) {
            if (held.payable === 0) continue;
            open.push({ currency, amount: held.payable });
            held.in_payout += held.payable;
            held.payable = 0;
          }
        if (step === 'paid') end('paid');
        if (step === 'returned') end('payable');
        settle();
      }
      expect(received).toHaveLength(list.length);
      const folded = foldEvents(received);
      const due = folded && earns(folded.status) ? commissionOf(folded.amountMinor) : 0;
      const owed = [...book].map(([currency, held]) => ({
        currency,
        sum: held.expected + held.payable + held.in_payout + held.paid,
      }));
      expect(owed.filter(({ sum }) => sum !== 0)).toEqual(
        due === 0 ? [] : [{ currency: folded?.currency, sum: due }],
      );
    }),
    { numRuns: 10_000 },
  );
});
