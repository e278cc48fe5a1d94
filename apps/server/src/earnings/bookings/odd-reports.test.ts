import { randomBytes } from 'node:crypto';
import { bookingStatuses } from '@staylore/contract/earnings/bookings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { visit } from '../../../test/stays/clicks.ts';
import { createClick, reportOf, sendReport } from '../../../test/stays/earnings.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { balances, verifyLedger } from '../ledger/index.ts';
import { commissionOf } from './commission.ts';
import { earns, foldEvents } from './fold-events.ts';
import { decideByHand, endDueHolds, verifyBookings } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(app.platform.clock.now().getTime() - ms);
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/** A stay that was over, and its hold as well, before it is reported. */
const pastStay = (occurred: Date) => ({
  status: 'stayed',
  occurred_at: occurred.toISOString(),
  check_in: dateOf(ago(42 * day)),
  check_out: dateOf(ago(40 * day)),
});

async function bookingsOf(as: TestMember, language = 'en') {
  const { body } = await app.send('GET', `/api/users/${as.id}/bookings`, {
    as,
    headers: { 'accept-language': language },
  });
  return body;
}

const settled = (report: object) =>
  sendReport(app, report).then(({ status, body }) => expect([status, body.duplicate]).toEqual([200, false]));

test('Events dated in the future count from their arrival, so a cancellation after them ends the booking', async () => {
  const member = await createMember(app);
  const click = await createClick(app, { of: member, at: ago(day) });
  const early = reportOf(click, { occurred_at: ago(-20 * day).toISOString() });
  await settled(early);
  expect(await bookingsOf(member)).toMatchObject([{ state: 'booked', commission_minor: 4200 }]);
  const { booking_id } = early;
  const occurred_at = app.platform.clock.now().toISOString();
  await settled(reportOf(click, { booking_id, status: 'cancelled', occurred_at }));
  expect(await bookingsOf(member)).toMatchObject([{ state: 'cancelled', commission_minor: 0 }]);
});

test('A stay dated before its click is kept, and pays nothing until an operator has reviewed it', async () => {
  const member = await createMember(app);
  const click = await createClick(app, { of: member, at: ago(20 * day) });
  await settled(reportOf(click, pastStay(ago(30 * day))));
  const [held] = await bookingsOf(member);
  expect(held).toMatchObject({
    state: 'on_hold',
    commission_minor: 4200,
    payable_at: null,
    reason: 'Reported for a time before the click on your link. We are looking into it.',
  });
  expect((await bookingsOf(member, 'de'))[0].reason).toMatch(/^Gemeldet für eine Zeit vor dem Klick/);
  await endDueHolds(app.platform);
  expect(await balances(app.platform.db, member.id)).toMatchObject([{ expected: 4200, payable: 0 }]);
  expect(await decideByHand(app.platform, { booking: held.id, act: 'release', reason: '' })).toBe('payable');
  expect(await balances(app.platform.db, member.id)).toMatchObject([{ expected: 0, payable: 4200 }]);
  await settled(reportOf(click, { ...pastStay(ago(25 * day)), booking_id: held.number }));
  expect((await bookingsOf(member))[0].state).toBe('payable');
});

test('An event dated before the click holds a booking, also when it comes after others; five minutes are tolerated', async () => {
  const member = await createMember(app);
  const click = await createClick(app, { of: member, at: ago(20 * day) });
  const stayed = reportOf(click, pastStay(ago(20 * day - minute)));
  await settled(stayed);
  const fine = reportOf(click, pastStay(ago(20 * day + 4 * minute)));
  await settled(fine);
  expect((await bookingsOf(member)).map(({ state }: { state: string }) => state)).toEqual([
    'payable',
    'payable',
  ]);
  const { booking_id } = stayed;
  const early = ago(20 * day + 6 * minute).toISOString();
  await settled(reportOf(click, { booking_id, status: 'booked', occurred_at: early }));
  const list: { number: string; state: string }[] = await bookingsOf(member);
  expect(list.find(({ number }) => number === booking_id)?.state).toBe('on_hold');
});

test('Members earn nothing from their own clicks: the same post, another post, or a pasted link', async () => {
  const member = await createMember(app);
  const links = [
    (await publishPost(app, { as: member })).hotel_link,
    (await publishPost(app, { as: member, fields: { location: 'Pension Abendlicht, Zermatt' } })).hotel_link,
    (await app.send('POST', '/api/links', { as: member, body: { url: 'https://hotel.example/own' } })).body
      .link.url,
  ];
  for (const link of links) {
    const { clickId } = await visit(app, link, { as: member });
    await settled(
      reportOf({ clickId: clickId ?? '' }, { occurred_at: app.platform.clock.now().toISOString() }),
    );
  }
  const list = await bookingsOf(member);
  expect(list).toHaveLength(3);
  for (const booking of list)
    expect(booking).toMatchObject({
      state: 'rejected',
      commission_minor: 0,
      reason: 'Booked through your own link while you were signed in. That earns no commission.',
    });
  expect(await balances(app.platform.db, member.id)).toEqual([]);
  const told = await app.send('GET', '/api/notifications', { as: member });
  expect(JSON.stringify(told.body)).not.toContain('booking');
});

const reports = fc.uniqueArray(
  fc.record({
    event_id: fc.uuid(),
    status: fc.constantFrom(...bookingStatuses),
    amount_minor: fc.integer({ min: 1, max: 200_000 }),
    /** Days before now; the click is 25 days old. */
    age: fc.integer({ min: 17, max: 33 }),
  }),
  { selector: (report) => report.event_id, minLength: 1, maxLength: 5 },
);

test('In any order of reports, own clicks earn nothing, and bookings dated before their click are never payable', async () => {
  await fc.assert(
    fc.asyncProperty(reports, fc.boolean(), async (story, isOwn) => {
      const member = await createMember(app);
      const click = await createClick(app, { of: member, at: ago(25 * day), counted: !isOwn });
      const booking_id = randomBytes(8).toString('hex');
      const sent = story.map(({ age, ...event }) =>
        reportOf(click, { ...pastStay(ago(age * day)), ...event, booking_id }),
      );
      for (const report of sent) {
        await settled(report);
        await endDueHolds(app.platform);
      }
      const folded = foldEvents(
        sent.map((report) => ({
          eventId: String(report.event_id),
          status: report.status as (typeof bookingStatuses)[number],
          amountMinor: Number(report.amount_minor),
          currency: 'CHF',
          checkIn: String(report.check_in),
          checkOut: String(report.check_out),
          occurredAt: new Date(String(report.occurred_at)),
        })),
      );
      const owed = folded && earns(folded.status) && !isOwn ? commissionOf(folded.amountMinor) : 0;
      const isEarly = story.some(({ age }) => age > 25);
      const payable = folded?.status === 'stayed' && !isEarly ? owed : 0;
      const sums = await balances(app.platform.db, member.id);
      expect(sums.reduce((sum, one) => sum + one.payable, 0)).toBe(payable);
      expect(sums.reduce((sum, one) => sum + one.expected, 0)).toBe(owed - payable);
    }),
    { numRuns: 40 },
  );
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});
