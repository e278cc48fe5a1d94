import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waiting } from '../../../test/database/held.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createLog } from '../../platform/log/index.ts';
import {
  balances,
  completePayment,
  emptyPosition,
  ledgerHandlers,
  ledgerSchedules,
  lockPayable,
  payableSums,
  returnPayment,
  settle,
  settlingMoves,
  startPayment,
  verifyLedger,
} from './index.ts';

let app: TestApp;
let anna: TestMember;

beforeAll(async () => {
  app = await startApp();
  anna = await createMember(app);
});

afterAll(() => app?.close());

const at = new Date('2026-11-20T10:00:00Z');

/** A booking that is worth something, in the ledger. */
async function bookingWorth(
  amountMinor: number,
  wishes: { account?: 'expected' | 'payable'; currency?: string; of?: TestMember } = {},
): Promise<number> {
  const { account = 'payable', currency = 'EUR', of = anna } = wishes;
  const { linkId, clickId } = await createClick(app, { of });
  const { rows } = await sql<{ id: number }>`
    insert into bookings (partner, booking_id, click_id, link_id, user_id, state, amount_minor, currency, commission_minor, check_in,
      check_out, booked_at)
    values ('sandbox', ${randomUUID()}, ${clickId}, ${linkId}, ${of.id}, 'booked', ${amountMinor * 10}, ${currency}, 0, '2026-11-01',
      '2026-11-03', ${at}) returning id`.execute(app.platform.db);
  const booking = rows[0]?.id ?? 0;
  await worth(booking, { currency, amountMinor, account }, of);
  return booking;
}

async function worth(
  booking: number,
  target: { currency: string; amountMinor: number; account: 'expected' | 'payable' } | null,
  of = anna,
): Promise<void> {
  await inTransaction(app.platform.db, async (trx) => {
    await sql`select from bookings where id = ${booking} for update`.execute(trx);
    await settle(trx, { booking, userId: of.id, target, cause: 'booking', causeId: 'event:1', at });
    await sql`update bookings set commission_minor = ${target?.amountMinor ?? 0}, currency = ${target?.currency ?? 'EUR'}
      where id = ${booking}`.execute(trx);
  });
}

/** A payment of everything payable to a member, as payouts write it; returns its id. */
async function pay(of: TestMember, currency = 'EUR', beforeCommit = async () => {}): Promise<number> {
  return inTransaction(app.platform.db, async (trx) => {
    const lines = await lockPayable(trx, { userId: of.id, currency });
    const amount = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    const payout = await sql<{ id: number }>`
      insert into payouts (message_id, state, file, created_at) values (${randomUUID()}, 'written', '', ${at}) returning id`.execute(
      trx,
    );
    const item = await sql<{ id: number }>`
      insert into payout_items (payout_id, user_id, end_to_end_id, currency, amount_minor, state, iban_last4, created_at)
      values (${payout.rows[0]?.id}, ${of.id}, ${randomUUID()}, ${currency}, ${amount}, 'in_payout', '1234', ${at}) returning id`.execute(
      trx,
    );
    const itemId = item.rows[0]?.id ?? 0;
    for (const line of await startPayment(trx, { itemId, userId: of.id, currency, lines, at }))
      await sql`insert into payout_lines values (${itemId}, ${line.booking}, ${line.amountMinor})`.execute(
        trx,
      );
    await beforeCommit();
    return itemId;
  });
}

async function answered(itemId: number, word: 'paid' | 'rejected'): Promise<void> {
  await inTransaction(app.platform.db, async (trx) => {
    await (word === 'paid' ? completePayment : returnPayment)(trx, { itemId, at });
    await sql`update payout_items set state = ${word} where id = ${itemId}`.execute(trx);
  });
}

const figures = async (of: TestMember) =>
  Object.fromEntries(
    (await balances(app.platform.db, of.id)).map(({ currency, ...position }) => [currency, position]),
  );

async function expectProof(): Promise<void> {
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
}

test('A commission is expected, becomes payable, is in a payout and paid, and is in one account at a time', async () => {
  const ben = await createMember(app);
  const booking = await bookingWorth(5000, { account: 'expected', of: ben });
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, expected: 5000 } });
  await worth(booking, { currency: 'EUR', amountMinor: 5000, account: 'payable' }, ben);
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, payable: 5000 } });
  expect(await payableSums(app.platform.db, { atLeastMinor: 5000, after: null, limit: 10 })).toContainEqual({
    user_id: ben.id,
    currency: 'EUR',
    amount_minor: 5000,
  });
  const item = await pay(ben);
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, in_payout: 5000 } });
  await answered(item, 'paid');
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, paid: 5000 } });
  await expectProof();
});

test('A payment that the bank refuses becomes payable again, once, however often it is refused', async () => {
  const ben = await createMember(app);
  await bookingWorth(1200, { of: ben });
  const item = await pay(ben);
  await answered(item, 'rejected');
  await answered(item, 'rejected');
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, payable: 1200 } });
  await answered(await pay(ben), 'paid');
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, paid: 1200 } });
  await expectProof();
});

test('A commission paid for a stay that is refunded later is deducted from the next payment', async () => {
  const ben = await createMember(app);
  const refunded = await bookingWorth(3000, { of: ben });
  await answered(await pay(ben), 'paid');
  await worth(refunded, null, ben);
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, payable: -3000, paid: 3000 } });
  await bookingWorth(10_000, { of: ben });
  await answered(await pay(ben), 'paid');
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, paid: 10_000 } });
  await expectProof();
});

test('A payment cannot reserve more than the book holds, nor reserve it twice', async () => {
  const ben = await createMember(app);
  const booking = await bookingWorth(700, { of: ben });
  const take = (itemId: number, amountMinor: number) =>
    inTransaction(app.platform.db, (trx) =>
      startPayment(trx, { itemId, userId: ben.id, currency: 'EUR', lines: [{ booking, amountMinor }], at }),
    );
  await expect(take(900_001, 701)).rejects.toThrow(/does not hold 701 EUR/);
  const item = await pay(ben);
  await worth(booking, { currency: 'EUR', amountMinor: 900, account: 'payable' }, ben);
  await expect(take(item, 200)).rejects.toThrow(/taken up before/);
  await expectProof();
});

test('Two payments that begin at the same time reserve a commission once', async () => {
  const ben = await createMember(app);
  await bookingWorth(800, { of: ben });
  let isSecondOver = false;
  const second = Promise.withResolvers<PromiseSettledResult<number>>();
  const first = pay(ben, 'EUR', async () => {
    // Begins while the first is not over, and is done or waits before that is.
    void Promise.allSettled([pay(ben)]).then(([outcome]) => {
      isSecondOver = true;
      second.resolve(outcome);
    });
    await expect.poll(async () => isSecondOver || (await waiting(app)) > 0).toBe(true);
  });
  const outcomes = [...(await Promise.allSettled([first])), await second.promise];
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await figures(ben)).toEqual({ EUR: { ...emptyPosition, in_payout: 800 } });
  await expectProof();
});

test('Ledger entries cannot be changed, removed or written unbalanced', async () => {
  await bookingWorth(100);
  const { db } = app.platform;
  await expect(sql`update ledger_entries set amount_minor = 1`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`delete from ledger_transactions`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`truncate ledger_entries`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`truncate booking_events`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`truncate bookings cascade`.execute(db)).rejects.toThrow(/append-only/);
  const lonely = sql`
    with written as (insert into ledger_transactions (cause, cause_id, at) values ('operator', 'x', ${at}) returning id)
    insert into ledger_entries (transaction_id, account, user_id, booking, currency, amount_minor)
    select written.id, 'paid', ${anna.id}, (select min(id) from bookings), 'EUR', 5 from written`;
  await expect(lonely.execute(db)).rejects.toThrow(/does not balance/);
});

test('The proof finds a booking that claims more than the ledger holds', async () => {
  const booking = await bookingWorth(400);
  const { db } = app.platform;
  await sql`update bookings set commission_minor = 401 where id = ${booking}`.execute(db);
  const { balanced, faults } = await verifyLedger(db);
  expect(balanced).toBe(false);
  expect(faults).toEqual([
    {
      check: 'bookings hold what they are worth',
      subject: `booking ${booking}`,
      text: 'is worth 401 EUR, its accounts hold 400',
    },
  ]);
  await sql`update bookings set commission_minor = 400 where id = ${booking}`.execute(db);
});

test('Every night the book is verified: the result is stored, and a book that does not balance is logged as an error', async () => {
  const { db } = app.platform;
  const booking = await bookingWorth(300);
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const [schedule] = ledgerSchedules;
  const [handler] = ledgerHandlers(app.platform, []);
  const context = { id: '1', log, attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
  await handler?.run(schedule?.payload, context);
  await sql`update bookings set commission_minor = 301 where id = ${booking}`.execute(db);
  await handler?.run(schedule?.payload, context);
  await sql`update bookings set commission_minor = 300 where id = ${booking}`.execute(db);
  const kept = await db.selectFrom('ledger_proofs').select(['balanced', 'report']).orderBy('id').execute();
  expect(kept.map(({ balanced }) => balanced)).toEqual([true, false]);
  expect(JSON.stringify(kept[1]?.report)).toContain(`booking ${booking}`);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info', 'error']);
});

test('The proof finds payments above the reserved amount and payments missing from the ledger', async () => {
  const ben = await createMember(app);
  await bookingWorth(600, { of: ben });
  const item = await pay(ben);
  const { db } = app.platform;
  await sql`update payout_items set amount_minor = 601, state = 'paid' where id = ${item}`.execute(db);
  const found = (await verifyLedger(db)).faults.filter(({ check }) => check.includes('payments'));
  expect(found.map(({ subject, text }) => `${subject} ${text}`)).toEqual(
    expect.arrayContaining([
      `payment ${item} pays 601, its lines sum to 600`,
      `payment ${item} is paid, the ledger has 0 entries of its acceptance, 0 of its refusal and 0 of its return`,
    ]),
  );
  await sql`update payout_items set amount_minor = 600, state = 'in_payout' where id = ${item}`.execute(db);
  await expectProof();
});

test('For any history, amount and currency of a booking, the ledger ends with its final commission', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const position = fc.record({ expected: amount, payable: amount, in_payout: amount, paid: amount });
  const positions = fc.dictionary(fc.constantFrom('EUR', 'CHF', 'JPY'), position);
  const target = fc.option(
    fc.record({
      currency: fc.constantFrom('EUR', 'CHF', 'USD'),
      amountMinor: fc.integer({ min: 0, max: 1_000_000 }),
      account: fc.constantFrom('expected' as const, 'payable' as const),
    }),
  );
  fc.assert(
    fc.property(positions, target, (before, wanted) => {
      const after = new Map(Object.entries(before).map(([currency, held]) => [currency, { ...held }]));
      const moves = settlingMoves(after, wanted);
      const sums = new Map<string, number>();
      for (const { account, currency, amountMinor } of moves) {
        expect(amountMinor).not.toBe(0);
        sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
        const held = after.get(currency) ?? { ...emptyPosition };
        if (account !== 'commission') held[account] += amountMinor;
        after.set(currency, held);
      }
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      for (const [currency, held] of after) {
        const worthNow = wanted?.currency === currency ? wanted.amountMinor : 0;
        expect(held.expected + held.payable + held.in_payout + held.paid).toBe(worthNow);
        const isOwed = worthNow >= held.in_payout + held.paid;
        if (isOwed && !(wanted?.currency === currency && wanted.account === 'payable'))
          expect(held.payable).toBe(0);
        else expect(held.expected).toBe(0);
      }
      expect(settlingMoves(after, wanted)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
