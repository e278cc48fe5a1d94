import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, made } from '../../../test/calls/sample-things.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick, endPause, reportOf, sendReport } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { balances, completePayment, verifyLedger } from '../ledger/index.ts';
import { runPayouts } from '../payouts/index.ts';
import { verifyBookings } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(app.platform.clock.now().getTime() - days * day);

async function withClick(at: Date) {
  const member = await createMember(app);
  return { member, click: await createClick(app, { of: member, at }) };
}

const numbersOf = async (as: TestMember): Promise<string[]> =>
  (await app.send('GET', `/api/users/${as.id}/bookings`, { as })).body.map(
    ({ number }: { number: string }) => number,
  );

test('A booking with a payment, made or planned, stays with its creator when a later click is named', async () => {
  const { db, clock, config } = app.platform;
  const [first, second] = [await withClick(daysAgo(30)), await withClick(daysAgo(29))];
  const report = (click: { clickId: string }, days: number, more: object = {}) =>
    reportOf(click, {
      status: 'stayed',
      check_in: daysAgo(32).toISOString().slice(0, 10),
      check_out: daysAgo(30).toISOString().slice(0, 10),
      occurred_at: daysAgo(days).toISOString(),
      ...more,
    });
  const stay = report(first.click, 28);
  const { booking_id } = stay;
  expect((await sendReport(app, stay)).status).toBe(200);
  await made(app, first.member, { url: '/api/bankdetails', body: bank });
  await endPause(app, first.member);
  const { debtor } = config.payouts;
  if (debtor === undefined) throw new Error('The sandbox pays');
  await runPayouts(app.platform, debtor);
  const nameLater = async (days: number) => {
    expect((await sendReport(app, report(second.click, days, { booking_id }))).status).toBe(200);
    expect([await numbersOf(first.member), await numbersOf(second.member)]).toEqual([[booking_id], []]);
    expect(await balances(db, second.member.id)).toEqual([]);
  };

  expect(await balances(db, first.member.id)).toMatchObject([{ in_payout: 4200, paid: 0 }]);
  await nameLater(27);
  const { id: itemId } = await db
    .selectFrom('payout_items')
    .select('id')
    .where('user_id', '=', first.member.id)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (trx) => {
    await completePayment(trx, { itemId, at: clock.now() });
    await trx.updateTable('payout_items').set({ state: 'paid' }).where('id', '=', itemId).execute();
  });
  expect(await balances(db, first.member.id)).toMatchObject([{ in_payout: 0, paid: 4200 }]);
  await nameLater(26);
  expect((await verifyLedger(db, [verifyBookings])).faults).toEqual([]);
});

test('A later click that is older than 30 days moves no booking; one that is younger does', async () => {
  const [first, second] = [await withClick(daysAgo(45)), await withClick(daysAgo(40))];
  const booked = reportOf(first.click, { occurred_at: daysAgo(44).toISOString() });
  const { booking_id } = booked;
  const confirmed = (days: number) =>
    reportOf(second.click, { booking_id, status: 'confirmed', occurred_at: daysAgo(days).toISOString() });
  for (const report of [booked, confirmed(9)]) expect((await sendReport(app, report)).status).toBe(200);
  expect([await numbersOf(first.member), await numbersOf(second.member)]).toEqual([[booking_id], []]);
  expect((await sendReport(app, confirmed(11))).status).toBe(200);
  expect([await numbersOf(first.member), await numbersOf(second.member)]).toEqual([[], [booking_id]]);
});
