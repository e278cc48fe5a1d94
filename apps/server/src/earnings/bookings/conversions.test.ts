import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick, reportOf, sendReport, signatureOf } from '../../../test/stays/earnings.ts';
import { balances, verifyLedger } from '../ledger/index.ts';
import { verifyBookings } from './index.ts';

let app: TestApp;
let creator: TestMember;

beforeAll(async () => {
  app = await startApp({ PARTNER_NAME: 'roomwell', ...partnerOf('old-secret, new-secret') });
  // The stays are in December 2026, and what is still to come must be, whenever the test runs.
  app.platform.clock.setOffset(Date.parse('2026-11-24T12:00:00Z') - Date.now());
  creator = await createMember(app);
});

afterAll(() => app?.close());

function partnerOf(secret: string) {
  return { PARTNER_URL: 'https://partner.example', PARTNER_KEY: 'key', PARTNER_WEBHOOK_SECRET: secret };
}

const send = (
  ...[report, options]: Parameters<typeof sendReport> extends [unknown, ...infer R] ? R : never
) => sendReport(app, report, { partner: 'roomwell', secret: 'new-secret', ...options });

async function listOf(member: TestMember) {
  const { status, body } = await app.send('GET', `/api/users/${member.id}/bookings`, { as: member });
  expect(status).toBe(200);
  return body;
}

async function newCreator() {
  const member = await createMember(app);
  return { member, click: await createClick(app, { of: member, at: new Date('2026-11-19T10:00:00Z') }) };
}

test('A signed report records a booking for the creator of the clicked link, with a tenth as commission', async () => {
  const { member, click } = await newCreator();
  const { status, body } = await send(reportOf(click, { amount_minor: 31_005, booking_id: 'BK-ONE' }));
  expect([status, body]).toEqual([200, { received: true, duplicate: false }]);
  expect(await listOf(member)).toMatchObject([
    {
      number: 'BK-ONE',
      partner: 'roomwell',
      label: 'Hotel Bergkristall, Zermatt',
      state: 'booked',
      amount_minor: 31_005,
      commission_minor: 3100,
      currency: 'CHF',
      commission_euro_minor: null,
      check_in: '2026-12-10',
      check_out: '2026-12-12',
      events: [{ status: 'booked', source: 'push', occurred_at: '2026-11-20T10:00:00.000Z' }],
    },
  ]);
  expect(await balances(app.platform.db, member.id)).toMatchObject([{ currency: 'CHF', expected: 3100 }]);
});

test('A repeated event is accepted and changes nothing, even with different content', async () => {
  const { member, click } = await newCreator();
  const report = reportOf(click);
  await send(report);
  expect((await send(report)).body).toEqual({ received: true, duplicate: true });
  const other = { ...report, amount_minor: 1, status: 'refunded' };
  expect((await send(other)).body).toEqual({ received: true, duplicate: true });
  const elsewhere = { ...report, booking_id: 'BK-ELSEWHERE' };
  expect((await send(elsewhere)).body).toEqual({ received: true, duplicate: true });
  const list = await listOf(member);
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ state: 'booked', amount_minor: 42_000 });
});

test('The same event delivered ten times at once counts once', async () => {
  const { member, click } = await newCreator();
  const report = reportOf(click, { status: 'confirmed' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(report)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers.filter(({ body }) => body.duplicate === false)).toHaveLength(1);
  expect(await balances(app.platform.db, member.id)).toMatchObject([{ expected: 4200 }]);
});

test('Events of one new booking that arrive at once make one booking with all of them', async () => {
  const { member, click } = await newCreator();
  const first = reportOf(click);
  const rest = (['confirmed', 'stayed'] as const).map((status, index) =>
    reportOf(click, {
      booking_id: first.booking_id,
      status,
      occurred_at: `2026-11-2${index + 1}T10:00:00Z`,
    }),
  );
  const answers = await Promise.all([first, ...rest].map((report) => send(report)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const list = await listOf(member);
  expect(list).toHaveLength(1);
  expect(list[0].state).toBe('stayed');
  expect(list[0].events).toHaveLength(3);
});

test.each([
  ['none', () => ''],
  ['one with another secret', (body: string) => signatureOf(body, { secret: 'not-the-secret' })],
  ['one of another body', () => signatureOf('{}', { secret: 'new-secret' })],
  ['one from six minutes ago', (body: string) => signed(body, -360)],
  ['one from six minutes ahead', (body: string) => signed(body, 360)],
  ['one without a time', (body: string) => signed(body, 0).replace(/^t=\d+,/, '')],
  ['one that is cut', (body: string) => signed(body, 0).slice(0, -2)],
  ['nonsense', () => 't=now,v1=yes'],
])('A report with a wrong signature (%s) is refused and leaves no trace', async (_what, sign) => {
  const { member, click } = await newCreator();
  const body = JSON.stringify(reportOf(click));
  const answer = await send(body, { signature: sign(body) });
  expect(answer.status).toBe(401);
  expect(answer.body.code).toBe('earnings.bad_signature');
  expect(await listOf(member)).toEqual([]);
});

function signed(body: string, secondsApart: number): string {
  const at = new Date(app.platform.clock.now().getTime() + secondsApart * 1000);
  return signatureOf(body, { secret: 'new-secret', at });
}

test('The signature is over the exact bytes: spaces and escapes of the sender stay as they are', async () => {
  const { click } = await newCreator();
  const body = `\n  ${JSON.stringify({ ...reportOf(click), note: 'Zürich' }, null, 3).replace('Z', '\\u005a')}\t`;
  expect((await send(body)).status).toBe(200);
  const { click: next } = await newCreator();
  const plain = JSON.stringify(reportOf(next));
  const other = `${plain} `;
  expect((await send(other, { signature: signed(plain, 0) })).status).toBe(401);
});

test('During a change of secrets either is accepted, as is one valid signature among several', async () => {
  for (const secret of ['old-secret', 'new-secret']) {
    const { click } = await newCreator();
    expect((await send(reportOf(click), { secret })).status).toBe(200);
  }
  const { click } = await newCreator();
  const body = JSON.stringify(reportOf(click));
  const right = signed(body, 0);
  const signature = right.replace(',', `,v1=${'0'.repeat(64)},`);
  expect((await send(body, { signature })).status).toBe(200);
});

test('A report of a partner that we do not know is refused', async () => {
  const { click } = await newCreator();
  const { status, body } = await send(reportOf(click), { partner: 'somebody' });
  expect(status).toBe(404);
  expect(body.code).toBe('earnings.unknown_partner');
});

test.each([
  ['that nobody made', 'f'.repeat(32)],
  ['that is not there', null],
  ['that is empty', ''],
])('A booking with a click %s is refused, so that nobody earns by accident', async (_what, click_id) => {
  const { click } = await newCreator();
  const { status, body } = await send(reportOf(click, { click_id }));
  expect(status).toBe(422);
  expect(body.code).toBe('earnings.unknown_click');
});

test('A click counts for 30 days until the booking; later reports of a known booking always count', async () => {
  const late = await createClick(app, { of: creator, at: new Date('2026-10-21T09:59:59Z') });
  expect((await send(reportOf(late))).body.code).toBe('earnings.unknown_click');
  const justInTime = await createClick(app, { of: creator, at: new Date('2026-10-21T10:00:00Z') });
  const report = reportOf(justInTime);
  expect((await send(report)).status).toBe(200);
  const { booking_id } = report;
  const months = reportOf(justInTime, {
    booking_id,
    status: 'confirmed',
    occurred_at: '2027-05-01T00:00:00Z',
  });
  expect((await send(months)).body).toEqual({ received: true, duplicate: false });
  const foreign = reportOf({ clickId: 'unknown' }, { booking_id, occurred_at: '2027-05-02T00:00:00Z' });
  expect((await send(foreign)).status).toBe(200);
});

test('A click may lead to several bookings', async () => {
  const { member, click } = await newCreator();
  await send(reportOf(click));
  await send(reportOf(click));
  expect(await listOf(member)).toHaveLength(2);
});

test.each([
  ['no event_id', { event_id: undefined }, 'event_id'],
  ['an empty booking_id', { booking_id: ' ' }, 'booking_id'],
  ['a NUL in booking_id', { booking_id: 'a\u0000b' }, 'booking_id'],
  ['a status that nobody knows', { status: 'maybe' }, 'status'],
  ['an amount below zero', { amount_minor: -1 }, 'amount_minor'],
  ['an amount with a fraction', { amount_minor: 1.5 }, 'amount_minor'],
  ['an amount as text', { amount_minor: '42' }, 'amount_minor'],
  ['an amount beyond all measure', { amount_minor: 1e15 }, 'amount_minor'],
  ['a currency that is none', { currency: 'ABC' }, 'currency'],
  ['a currency in small letters', { currency: 'chf' }, 'currency'],
  ['a day that is none', { check_in: '2026-02-30' }, 'check_in'],
  ['a year before all hotels', { check_in: '0000-01-01' }, 'check_in'],
  ['a departure before the arrival', { check_out: '2026-12-10' }, 'check_out'],
  ['a time without a zone', { occurred_at: '2026-11-20T10:00:00' }, 'occurred_at'],
  ['an address that is none', { traveller_email: 'robin@@example' }, 'traveller_email'],
])('A report with %s is refused at its field', async (_what, wrong, field) => {
  const { member, click } = await newCreator();
  const { status, body } = await send(reportOf(click, wrong));
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(await listOf(member)).toEqual([]);
});

test.each(['', '{', '[]', 'null', '"text"', '\u00ff\u00fe'])(
  'A signed body that is no report (%j) is refused',
  async (body) => {
    expect((await send(body)).status).toBe(400);
  },
);

test('Bytes that are no text are refused, and so is a body beyond the limit', async () => {
  const { status } = await send(`{"event_id":"${'x'.repeat(70_000)}"}`);
  expect(status).toBe(413);
});

test('Only the creator reads their bookings', async () => {
  const { member } = await newCreator();
  const stranger = await createMember(app);
  const url = `/api/users/${member.id}/bookings`;
  expect((await app.send('GET', url, { as: stranger })).status).toBe(403);
  expect((await app.send('GET', url)).status).toBe(401);
});

test('The list pages through every booking once, newest first, at any page size', async () => {
  const { member, click } = await newCreator();
  const sent = ['01', '02', '03', '03', '04', '05', '05'];
  for (const [index, day] of sent.entries())
    await send(reportOf(click, { booking_id: `BK-P${index}`, occurred_at: `2026-12-${day}T10:00:00Z` }));
  const numbers: string[] = [];
  let url: string | undefined = `/api/users/${member.id}/bookings?limit=2`;
  while (url !== undefined) {
    const { body, headers } = await app.send('GET', url, { as: member });
    numbers.push(...body.map((one: { number: string }) => one.number));
    url = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1];
  }
  expect(numbers).toEqual(['BK-P6', 'BK-P5', 'BK-P4', 'BK-P3', 'BK-P2', 'BK-P1', 'BK-P0']);
});

test('Two server processes over one database take the same events in once', async () => {
  const { member, click } = await newCreator();
  const first = reportOf(click);
  const reports = (['booked', 'confirmed', 'stayed', 'cancelled', 'confirmed', 'stayed'] as const).map(
    (status, index) =>
      reportOf(click, {
        booking_id: first.booking_id,
        status,
        occurred_at: `2026-11-2${index}T10:00:00Z`,
      }),
  );
  const twin = await app.twin();
  try {
    const answers = await Promise.all(
      reports.flatMap((report) =>
        [app, twin].map((one) => sendReport(one, report, { partner: 'roomwell', secret: 'new-secret' })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(answers.filter(({ body }) => body.duplicate === false)).toHaveLength(6);
  } finally {
    await twin.close();
  }
  const [booking] = await listOf(member);
  expect(booking).toMatchObject({ state: 'stayed', commission_minor: 4200 });
  expect(booking.events).toHaveLength(6);
});

test('After all of this the account book balances', async () => {
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

/** A click by which someone came to this creator's stay, an hour before the confirmation below. */
async function laterCreator() {
  const member = await createMember(app);
  return { member, click: await createClick(app, { of: member, at: new Date('2026-11-21T09:00:00Z') }) };
}
const confirmedAt = '2026-11-21T10:00:00Z';

test('The last click wins: an event that names a later click moves its booking and the commission to that creator', async () => {
  const first = await newCreator();
  const second = await laterCreator();
  const report = reportOf(first.click);
  await send(report);
  const { booking_id } = report;
  await send(reportOf(second.click, { booking_id, status: 'confirmed', occurred_at: confirmedAt }));
  expect(await listOf(first.member)).toEqual([]);
  expect(await listOf(second.member)).toMatchObject([
    { number: booking_id, state: 'confirmed', commission_minor: 4200 },
  ]);
  const expected = async ({ member }: { member: TestMember }) =>
    (await balances(app.platform.db, member.id)).map((row) => row.expected);
  expect([await expected(first), await expected(second)]).toEqual([[0], [4200]]);
  const { body } = await app.send('GET', '/api/notifications', { as: second.member });
  expect(JSON.stringify(body)).toContain('booking_confirmed');
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

test('An earlier click, one after the event and an unknown one leave a booking where it is', async () => {
  const first = await newCreator();
  const earlier = await createMember(app);
  const early = await createClick(app, { of: earlier, at: new Date('2026-11-18T10:00:00Z') });
  const after = await createMember(app);
  const late = await createClick(app, { of: after, at: new Date('2026-11-22T10:00:00Z') });
  const report = reportOf(first.click);
  await send(report);
  const { booking_id } = report;
  for (const click_id of [early.clickId, late.clickId, 'nobody-knows-it']) {
    const event = reportOf(first.click, {
      booking_id,
      status: 'confirmed',
      occurred_at: confirmedAt,
      click_id,
    });
    expect((await send(event)).status).toBe(200);
  }
  expect(await listOf(first.member)).toHaveLength(1);
  expect([await listOf(earlier), await listOf(after)]).toEqual([[], []]);
});

test('A booking without a price is refused at its amount; one that ends may cost nothing', async () => {
  const { member, click } = await newCreator();
  const report = reportOf(click);
  for (const status of ['booked', 'confirmed', 'stayed']) {
    const { status: answer, body } = await send(reportOf(click, { status, amount_minor: 0 }));
    expect([status, answer, Object.keys(body.errors)]).toEqual([status, 400, ['amount_minor']]);
  }
  expect(await listOf(member)).toEqual([]);
  await send(report);
  const { booking_id } = report;
  const ending = { booking_id, status: 'cancelled', amount_minor: 0, occurred_at: confirmedAt };
  expect((await send(reportOf(click, ending))).status).toBe(200);
  expect(await listOf(member)).toMatchObject([
    { number: booking_id, state: 'cancelled', commission_minor: 0 },
  ]);
});

test('A later click wins also where the one before it was deleted for its age', async () => {
  const first = await newCreator();
  const report = reportOf(first.click);
  await send(report);
  await sql`select keep_click_months('2028-01-01Z')`.execute(app.platform.db);
  const second = await laterCreator();
  const { booking_id } = report;
  await send(reportOf(second.click, { booking_id, status: 'confirmed', occurred_at: confirmedAt }));
  expect(await listOf(first.member)).toEqual([]);
  expect(await listOf(second.member)).toMatchObject([{ number: booking_id, state: 'confirmed' }]);
});
