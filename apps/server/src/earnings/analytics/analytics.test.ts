import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { settle } from '../ledger/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  await sql`insert into exchange_rates (day, currency, units_per_euro) values
    ('2026-01-01', 'CHF', 0.95), ('2026-01-01', 'JPY', 160)`.execute(app.platform.db);
});

afterAll(() => app?.close());

const hour = 3_600_000;
const ago = (hours: number) => new Date(app.platform.clock.now().getTime() - hours * hour);
const read = async (as: TestMember, path: string) =>
  (await app.send('GET', `/api/users/${as.id}/${path}`, { as })).body;

/** Counted clicks in the quarter of an hour of a moment. */
async function clicks(of: TestMember, at: Date, count: number): Promise<void> {
  const quarter = new Date(Math.floor(at.getTime() / 900_000) * 900_000);
  await sql`insert into click_quarters (user_id, quarter, clicks) values (${of.id}, ${quarter}, ${count})
    on conflict (user_id, quarter) do update set clicks = click_quarters.clicks + excluded.clicks`.execute(
    app.platform.db,
  );
}

interface Wishes {
  at?: Date;
  state?: string;
  commissionMinor?: number;
  currency?: string;
  payableAt?: Date;
  linkId?: number;
}

/** A booking with its commission in the ledger account of its state. */
async function book(of: TestMember, wishes: Wishes = {}): Promise<{ linkId: number }> {
  const { at = ago(1), state = 'booked', commissionMinor = 1000, currency = 'EUR', payableAt } = wishes;
  const click = await createClick(app, { of, label: 'Hotel, "Bergkristall"' });
  const linkId = wishes.linkId ?? click.linkId;
  const { rows } = await sql<{ id: number }>`
    insert into bookings (partner, booking_id, click_id, link_id, user_id, state, amount_minor, currency, commission_minor, check_in,
      check_out, booked_at, payable_at)
    values ('sandbox', ${randomUUID()}, ${click.clickId}, ${linkId}, ${of.id}, ${state}, ${commissionMinor * 10}, ${currency},
      ${commissionMinor}, '2026-11-01', '2026-11-03', ${at}, ${payableAt ?? null}) returning id`.execute(
    app.platform.db,
  );
  const booking = rows[0]?.id ?? 0;
  const account = state === 'payable' ? 'payable' : 'expected';
  const target = { currency, amountMinor: commissionMinor, account } as const;
  await inTransaction(app.platform.db, (trx) =>
    settle(trx, { booking, userId: of.id, target, cause: 'booking', causeId: `event:${booking}`, at }),
  );
  return { linkId };
}

test('Someone without links sees zeros and no made-up change', async () => {
  const member = await createMember(app);
  expect(await read(member, 'analytics')).toEqual([
    {
      clicks_number: 0,
      clicks_percentage: null,
      bookings_number: 0,
      bookings_percentage: null,
      earnings_number: 0,
      earnings_percentage: null,
      comission_number: 0,
      comission_percentage: null,
    },
  ]);
  const days = await read(member, 'analytics/days');
  expect(days).toHaveLength(30);
  expect(new Set(days.map((day: { clicks: number }) => day.clicks))).toEqual(new Set([0]));
  expect(await read(member, 'balances')).toEqual([]);
  expect(await read(member, 'analytics/links')).toEqual([]);
});

test('The tiles count the last 30 days and compare them with the 30 before', async () => {
  const member = await createMember(app);
  await clicks(member, ago(1), 30);
  await clicks(member, ago(24 * 40), 20);
  await clicks(member, ago(24 * 80), 500);
  await book(member, { commissionMinor: 5000 });
  await book(member, { commissionMinor: 950, currency: 'CHF' });
  await book(member, { commissionMinor: 1600, currency: 'JPY' });
  for (const state of ['cancelled', 'refunded', 'no_show', 'clawed_back'])
    await book(member, { state, commissionMinor: 7700 });
  await book(member, { at: ago(24 * 40), commissionMinor: 4000 });
  await book(member, { at: ago(24 * 50), state: 'payable', commissionMinor: 3000, payableAt: ago(3) });
  expect(await read(member, 'analytics')).toEqual([
    {
      clicks_number: 30,
      clicks_percentage: 50,
      bookings_number: 3,
      bookings_percentage: 50,
      earnings_number: 30,
      earnings_percentage: null,
      comission_number: 70,
      comission_percentage: 0,
    },
  ]);
  const days: Record<string, number>[] = await read(member, 'analytics/days');
  const sum = (name: string) => days.reduce((all, day) => all + (day[name] ?? 0), 0);
  expect(['clicks', 'bookings', 'commission'].map(sum)).toEqual([30, 3, 70]);
});

test('Amounts convert at the newest rate up to their day; without a rate they are unknown and not summed', async () => {
  const member = await createMember(app);
  const [before, after] = [ago(24 * 20), ago(24 * 2)].map((at) => at.toISOString().slice(0, 10));
  await sql`insert into exchange_rates (day, currency, units_per_euro)
    values (${before}, 'SEK', 10), (${after}, 'SEK', 40)`.execute(app.platform.db);
  await book(member, { at: ago(24 * 10), currency: 'SEK', commissionMinor: 10_000 });
  await book(member, { currency: 'NOK', commissionMinor: 9900 });
  expect(await read(member, 'bookings')).toMatchObject([
    { currency: 'NOK', commission_euro_minor: null },
    { currency: 'SEK', commission_euro_minor: 1000 },
  ]);
  expect(await read(member, 'analytics')).toMatchObject([{ bookings_number: 2, comission_number: 10 }]);
  expect(await read(member, 'balances')).toMatchObject([
    { currency: 'NOK', total_euro: null, rate_day: null },
    { currency: 'SEK', total_euro: 2.5, rate_day: after },
  ]);
});

test('Days begin where the reader is', async () => {
  const member = await createMember(app);
  await clicks(member, new Date(Date.UTC(2026, 0, 1)), 0);
  const now = app.platform.clock.now();
  // Late on a UTC day it is already tomorrow in Auckland.
  const late = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - 3, 20));
  await clicks(member, late, 7);
  const dayOf = async (zone: string) => {
    const days = await read(member, `analytics/days?zone=${encodeURIComponent(zone)}`);
    return days.find((day: { clicks: number }) => day.clicks === 7).day;
  };
  const utc = late.toISOString().slice(0, 10);
  const next = new Date(late.getTime() + 24 * hour).toISOString().slice(0, 10);
  expect(await dayOf('UTC')).toBe(utc);
  expect(await dayOf('Pacific/Auckland')).toBe(next);
});

test.each([
  ['Nowhere', 400],
  ['+01:00', 400],
  ['-0330', 400],
  ['SystemV/EST5', 400],
  ['JST', 200],
  ['US/Pacific-New', 200],
  ['europe/zurich', 200],
])(
  'Figures work in time zone %s, answering %d, even if only browser or database knows it',
  async (zone, status) => {
    const member = await createMember(app);
    const path = `/api/users/${member.id}/analytics/days?zone=${encodeURIComponent(zone)}`;
    expect((await app.send('GET', path, { as: member })).status).toBe(status);
  },
);

test('Each link shows clicks, bookings and sums by currency, equal to the exported table', async () => {
  const member = await createMember(app);
  const { linkId } = await book(member, { commissionMinor: 1200 });
  await book(member, { linkId, commissionMinor: 800, state: 'payable' });
  await book(member, { linkId, commissionMinor: 950, currency: 'CHF', state: 'payable' });
  const links = await read(member, 'analytics/links');
  expect(links.find((link: { link_id: number }) => link.link_id === linkId)).toMatchObject({
    label: 'Hotel, "Bergkristall"',
    bookings: 3,
    stayed: 2,
    payable: 2,
    sums: [
      { currency: 'CHF', expected_minor: 0, payable_minor: 950, in_payout_minor: 0, paid_minor: 0 },
      { currency: 'EUR', expected_minor: 1200, payable_minor: 800, in_payout_minor: 0, paid_minor: 0 },
    ],
  });
  expect(await read(member, 'balances')).toEqual([
    {
      currency: 'CHF',
      expected_minor: 0,
      payable_minor: 950,
      in_payout_minor: 0,
      paid_minor: 0,
      total_euro: 10,
      rate_day: '2026-01-01',
    },
    {
      currency: 'EUR',
      expected_minor: 1200,
      payable_minor: 800,
      in_payout_minor: 0,
      paid_minor: 0,
      total_euro: 20,
      rate_day: null,
    },
  ]);
  const table = await app.send('GET', `/api/users/${member.id}/analytics.csv`, { as: member });
  expect(table.headers['content-type']).toContain('text/csv');
  expect(table.body).toContain('"Hotel, ""Bergkristall""",,0,3,0,2,2,0,CHF,0,9.5,0,0\r\n');
});

test('Whatever the page size, each link is listed once', async () => {
  const member = await createMember(app);
  for (let index = 0; index < 5; index += 1) await book(member);
  const all = (await read(member, 'analytics/links?limit=50')).map(
    (link: { link_id: number }) => link.link_id,
  );
  expect(all).toHaveLength(5);
  const met: number[] = [];
  let url: string | undefined = `/api/users/${member.id}/analytics/links?limit=2`;
  while (url !== undefined) {
    const answer = await app.send('GET', url, { as: member });
    met.push(...answer.body.map((link: { link_id: number }) => link.link_id));
    url = /<([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1];
  }
  expect(met).toEqual(all);
});

test('A name that looks like a formula stays a text in the table', async () => {
  const member = await createMember(app);
  await createClick(app, { of: member, label: '=HYPERLINK("http://evil.example")' });
  const table = await app.send('GET', `/api/users/${member.id}/analytics.csv`, { as: member });
  expect(table.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});

test('Nobody sees the figures of someone else', async () => {
  const [member, stranger] = [await createMember(app), await createMember(app)];
  await book(member);
  for (const path of ['analytics', 'analytics/days', 'analytics/links', 'analytics.csv', 'balances']) {
    expect((await app.send('GET', `/api/users/${member.id}/${path}`, { as: stranger })).status).toBe(403);
    expect((await app.send('GET', `/api/users/${member.id}/${path}`)).status).toBe(401);
  }
  expect(await read(stranger, 'analytics/links')).toEqual([]);
});
