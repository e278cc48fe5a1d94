import { randomBytes, randomUUID } from 'node:crypto';
import { bookingStatuses } from '@staylore/contract/earnings/bookings';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick, sendReport } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  completePayment,
  lockPayable,
  returnPayment,
  reversePayment,
  startPayment,
  verifyLedger,
} from '../ledger/index.ts';
import { commissionOf } from './commission.ts';
import { earns, foldEvents } from './fold-events.ts';
import { verifyBookings } from './index.ts';
import { endDueHolds } from './jobs.ts';

type Twin = Awaited<ReturnType<TestApp['twin']>>;

let app: TestApp;
let twin: Twin;

beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
});

afterAll(async () => {
  await twin?.close();
  await app?.close();
});

/** Number of stories in a run; `STAYLORE_STORIES=10000` for a long one. */
const wanted = Number(process.env['STAYLORE_STORIES'] ?? 60);
const lanes = 4;

const events = fc.uniqueArray(
  fc.record({
    event_id: fc.uuid(),
    status: fc.constantFrom(...bookingStatuses),
    amount_minor: fc.integer({ min: 1, max: 200_000 }),
    currency: fc.constantFrom('EUR', 'CHF'),
    check_in: fc.constant('2026-10-01'),
    check_out: fc.constantFrom('2026-10-03', '2026-10-04'),
    occurred_at: fc
      .integer({ min: 0, max: 6 })
      .map((days) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString()),
  }),
  { selector: (event) => event.event_id, minLength: 1, maxLength: 6 },
);

const step = fc.constantFrom(
  'deliver',
  'deliver',
  'twice',
  'both',
  'holds',
  'pay',
  'paid',
  'returned',
  'reversed',
);
const stories = fc.record({ events, steps: fc.array(step, { maxLength: 10 }), shuffle: fc.nat() });

type Story = typeof stories extends fc.Arbitrary<infer S> ? S : never;

interface Payment {
  itemId: number;
}

interface Shown {
  id: number;
  currency: string;
  amount_minor: number;
  commission_minor: number;
  check_out: string;
  events: number;
}

/** Starts a payment of what is payable to a member, as payouts do; null if nothing is. */
async function pay(member: TestMember, currency: string): Promise<Payment | null> {
  const at = app.platform.clock.now();
  return inTransaction(app.platform.db, async (trx) => {
    const lines = await lockPayable(trx, { userId: member.id, currency });
    const amount = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    if (amount <= 0) return null;
    const { rows } = await sql<{ id: number }>`
      with payout as (
        insert into payouts (message_id, state, file, created_at) values (${randomUUID()}, 'written', '', ${at}) returning id
      )
      insert into payout_items (payout_id, user_id, end_to_end_id, currency, amount_minor, state, iban_last4, created_at)
      select payout.id, ${member.id}, ${randomUUID()}, ${currency}, ${amount}, 'in_payout', '1234', ${at} from payout
      returning id`.execute(trx);
    const itemId = rows[0]?.id ?? 0;
    for (const line of await startPayment(trx, { itemId, userId: member.id, currency, lines, at }))
      await sql`insert into payout_lines values (${itemId}, ${line.booking}, ${line.amountMinor})`.execute(
        trx,
      );
    return { itemId };
  });
}

async function end(payment: Payment | undefined, word: 'paid' | 'returned'): Promise<void> {
  if (payment === undefined) return;
  const at = app.platform.clock.now();
  const state = word === 'paid' ? 'paid' : 'rejected';
  await inTransaction(app.platform.db, async (trx) => {
    await (word === 'paid' ? completePayment : returnPayment)(trx, { itemId: payment.itemId, at });
    await sql`update payout_items set state = ${state} where id = ${payment.itemId}`.execute(trx);
  });
}

/** The bank takes back what it had accepted. */
async function reverse(payment: Payment | undefined): Promise<void> {
  if (payment === undefined) return;
  await inTransaction(app.platform.db, async (trx) => {
    await reversePayment(trx, { itemId: payment.itemId, at: app.platform.clock.now() });
    await sql`update payout_items set state = 'returned' where id = ${payment.itemId}`.execute(trx);
  });
}

/** Delivers every event at least once, in some order, some of them twice or to both processes at once, with payments in between. */
async function live(member: TestMember, story: Story): Promise<void> {
  const click = await createClick(app, { of: member, at: new Date('2026-09-25T00:00:00Z') });
  const booking_id = randomBytes(8).toString('hex');
  const reports = story.events.map((event) => ({ ...event, booking_id, click_id: click.clickId }));
  const order = reports.toSorted(
    (a, b) =>
      (a.event_id.charCodeAt(story.shuffle % 8) % 16) - (b.event_id.charCodeAt(story.shuffle % 8) % 16),
  );
  const open: Payment[] = [];
  const accepted: Payment[] = [];
  const rest = [...order];
  for (const what of [...story.steps, ...order.map(() => 'deliver' as const)]) {
    if (what === 'deliver' || what === 'twice' || what === 'both') {
      const report = rest.shift() ?? order[0];
      if (report === undefined) continue;
      const servers = what === 'deliver' ? [app] : what === 'twice' ? [app, app] : [app, twin];
      const next = what === 'both' ? rest.shift() : undefined;
      const sent = [...servers, ...(next ? [twin] : [])].map((server, index) =>
        sendReport(server, index < servers.length ? report : (next ?? report)),
      );
      for (const { status, body } of await Promise.all(sent)) expect(status, JSON.stringify(body)).toBe(200);
    }
    if (what === 'holds') await endDueHolds(app.platform);
    if (what === 'pay')
      for (const currency of ['EUR', 'CHF']) {
        const payment = await pay(member, currency);
        if (payment !== null) open.push(payment);
      }
    if (what === 'paid' || what === 'returned') {
      const ended = open.shift();
      await end(ended, what);
      if (what === 'paid' && ended !== undefined) accepted.push(ended);
    }
    if (what === 'reversed') await reverse(accepted.shift());
  }
  const facts = reports.map((report) => ({
    eventId: report.event_id,
    status: report.status,
    amountMinor: report.amount_minor,
    currency: report.currency,
    checkIn: report.check_in,
    checkOut: report.check_out,
    occurredAt: new Date(report.occurred_at),
  }));
  const folded = foldEvents(facts);
  const { rows } = await sql<Shown>`
    select id, currency, amount_minor, commission_minor, check_out::text as check_out,
      (select count(*) from booking_events where booking = bookings.id) as events
    from bookings where booking_id = ${booking_id}`.execute(app.platform.db);
  const [shown] = rows;
  const due = folded && earns(folded.status) ? commissionOf(folded.amountMinor) : 0;
  expect(shown).toMatchObject({
    currency: folded?.currency,
    amount_minor: folded?.amountMinor,
    commission_minor: due,
    check_out: folded?.checkOut,
    events: reports.length,
  });
  expect(rows).toHaveLength(1);
  const held = await sql<{ currency: string; owed: number }>`
    select currency, sum(amount_minor)::bigint as owed from ledger_entries
    where booking = ${shown?.id} and account <> 'commission' group by currency having sum(amount_minor) <> 0`.execute(
    app.platform.db,
  );
  expect(held.rows).toEqual(due === 0 ? [] : [{ currency: folded?.currency, owed: due }]);
}

test(
  'Reports that are repeated, late, reordered or concurrent enter each commission into the ledger once',
  async () => {
    const begun = performance.now();
    let count = 0;
    const lane = async (seed: number) => {
      // Stories of one member share their payments, so that a debt of one is deducted from the next.
      const member = await createMember(app);
      for (const story of fc.sample(stories, { seed, numRuns: Math.ceil(wanted / lanes) })) {
        await live(member, story);
        count += 1;
        if (count % 500 === 0) console.log(`${count} stories so far`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, (_none, index) => lane(20_261_123 + index)));
    const proof = await verifyLedger(app.platform.db, [verifyBookings]);
    expect(proof.faults).toEqual([]);
    console.log(
      `${count} stories over PostgreSQL in ${Math.round((performance.now() - begun) / 1000)} s, ${proof.counted.entries} entries, ${proof.counted.payments} payments`,
    );
    expect(count).toBeGreaterThanOrEqual(wanted);
  },
  // A second a story is far more than they take beside other work.
  120_000 + wanted * 1000,
);
