import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bank, made } from '../../../test/calls/sample-things.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import {
  createClick,
  earnCommission,
  endPause,
  reportOf,
  sendReport,
  type TestReport,
} from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { balances, completePayment, lockPayable, returnPayment, verifyLedger } from '../ledger/index.ts';
import { runPayouts } from '../payouts/index.ts';
import { decideByHand, endDueHolds, verifyBookings } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(() => app?.close());

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(app.platform.clock.now().getTime() - days * day);

const balancesOf = ({ id }: TestMember) => balances(app.platform.db, id);
const bookingOf = async (as: TestMember) =>
  (await app.send('GET', `/api/users/${as.id}/bookings`, { as })).body[0];

/** Starts the payment of what is payable; returns its id. */
async function startPaying({ id }: TestMember): Promise<number> {
  const { db, config } = app.platform;
  const { debtor } = config.payouts;
  if (debtor === undefined) throw new Error('The sandbox pays');
  await runPayouts(app.platform, debtor);
  const item = await db
    .selectFrom('payout_items')
    .select('id')
    .where('user_id', '=', id)
    .where('state', '=', 'in_payout')
    .executeTakeFirstOrThrow();
  return item.id;
}

async function endPaying(itemId: number, state: 'paid' | 'rejected'): Promise<void> {
  const { db, clock } = app.platform;
  await inTransaction(db, async (trx) => {
    await (state === 'paid' ? completePayment : returnPayment)(trx, { itemId, at: clock.now() });
    await trx.updateTable('payout_items').set({ state }).where('id', '=', itemId).execute();
  });
}

/** A stay whose commission of 42 francs is in a payment; `again` reports it as stayed so many days ago. */
async function stayInPayment() {
  const member = await createMember(app);
  const click = await createClick(app, { of: member, at: daysAgo(35) });
  const stay = reportOf(click, {
    status: 'stayed',
    check_in: daysAgo(32).toISOString().slice(0, 10),
    check_out: daysAgo(30).toISOString().slice(0, 10),
    occurred_at: daysAgo(28).toISOString(),
  });
  const send = async (report: Partial<TestReport>) =>
    expect((await sendReport(app, report)).status).toBe(200);
  await send(stay);
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await endPause(app, member);
  const item = await startPaying(member);
  const again = (days: number, more: Partial<TestReport>) =>
    send({
      ...stay,
      event_id: `${stay.event_id}-${days}`,
      occurred_at: daysAgo(days).toISOString(),
      ...more,
    });
  return { member, item, again };
}

async function paidStay() {
  const { item, ...stay } = await stayInPayment();
  await endPaying(item, 'paid');
  expect(await balancesOf(stay.member)).toMatchObject([{ currency: 'CHF', payable: 0, paid: 4200 }]);
  return stay;
}

test('A booking that was paid in one currency and is reported in another pays nothing until an operator has reviewed it', async () => {
  const { member, again } = await paidStay();
  await again(20, { currency: 'EUR' });
  const held = await bookingOf(member);
  expect(held).toMatchObject({
    state: 'on_hold',
    reason: 'Reported in another currency after it was paid out. We are looking into it.',
  });
  await endDueHolds(app.platform);
  expect(await balancesOf(member)).toMatchObject([
    { currency: 'CHF', payable: -4200, paid: 4200 },
    { currency: 'EUR', expected: 4200, payable: 0 },
  ]);
  const { id } = held;
  expect(await decideByHand(app.platform, { booking: id, act: 'release', reason: '' })).toBe('paid');
  expect(await balancesOf(member)).toMatchObject([{ payable: -4200 }, { expected: 0, payable: 4200 }]);
  await again(30, { currency: 'CHF', status: 'booked' });
  expect((await bookingOf(member)).state).toBe('paid');
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

test('What is released in the other currency becomes payable when its hold is over', async () => {
  const { member, again } = await paidStay();
  await again(1, { currency: 'EUR' });
  const { id } = await bookingOf(member);
  expect(await decideByHand(app.platform, { booking: id, act: 'release', reason: '' })).toBe('stayed');
  app.platform.clock.setOffset(15 * day);
  await endDueHolds(app.platform);
  expect(await balancesOf(member)).toMatchObject([{ payable: -4200 }, { expected: 0, payable: 4200 }]);
  expect((await bookingOf(member)).state).toBe('paid');
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

test('What is reported of a paid booking beyond what was paid waits for the operator who holds it, and for a later end of the stay', async () => {
  const { member, again } = await paidStay();
  const { id } = await bookingOf(member);
  await decideByHand(app.platform, { booking: id, act: 'hold', reason: 'The house never saw them.' });
  await again(20, { amount_minor: 84_000 });
  expect(await bookingOf(member)).toMatchObject({
    state: 'on_hold',
    commission_minor: 8400,
    paid_minor: 4200,
  });
  expect(await balancesOf(member)).toMatchObject([{ expected: 4200, payable: 0, paid: 4200 }]);
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
  await decideByHand(app.platform, { booking: id, act: 'release', reason: '' });
  expect(await balancesOf(member)).toMatchObject([{ expected: 0, payable: 4200, paid: 4200 }]);
  const later = new Date(app.platform.clock.now().getTime() - day).toISOString().slice(0, 10);
  await again(0, { amount_minor: 84_000, check_out: later });
  expect(await bookingOf(member)).toMatchObject({ state: 'stayed', paid_minor: 4200 });
  expect(await balancesOf(member)).toMatchObject([{ expected: 4200, payable: 0, paid: 4200 }]);
  app.platform.clock.setOffset(15 * day);
  await endDueHolds(app.platform);
  expect(await balancesOf(member)).toMatchObject([{ expected: 0, payable: 4200, paid: 4200 }]);
  expect((await bookingOf(member)).state).toBe('paid');
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

test('What the bank returns of a held booking is not paid again before an operator releases it', async () => {
  const { member, item } = await stayInPayment();
  const { id } = await bookingOf(member);
  await decideByHand(app.platform, { booking: id, act: 'hold', reason: 'Under review' });
  await endPaying(item, 'rejected');
  const lines = () =>
    inTransaction(app.platform.db, (trx) => lockPayable(trx, { userId: member.id, currency: 'CHF' }));
  expect(await lines()).toEqual([]);
  await decideByHand(app.platform, { booking: id, act: 'release', reason: '' });
  expect(await lines()).toMatchObject([{ amountMinor: 4200 }]);
});

test('What can be paid beside a held booking waits for the minimum, and a run with nothing else pays nothing', async () => {
  const { member, item } = await stayInPayment();
  const { id } = await bookingOf(member);
  await decideByHand(app.platform, { booking: id, act: 'hold', reason: 'Under review' });
  await endPaying(item, 'rejected');
  const { debtor, minimumMinor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox pays');
  const earn = (amountMinor: number) => earnCommission(app, { of: member, amountMinor, currency: 'CHF' });
  const next = async () =>
    (await app.send('GET', `/api/users/${member.id}/payouts/next`, { as: member })).body;
  await earn(minimumMinor - 1);
  expect(await runPayouts(app.platform, debtor)).toMatchObject({ messageId: null, paid: [] });
  expect(await next()).toMatchObject([{ amount_minor: minimumMinor - 1, waits_for: 'minimum' }]);
  await earn(1);
  expect(await next()).toMatchObject([{ amount_minor: minimumMinor, waits_for: null }]);
  const { paid } = await runPayouts(app.platform, debtor);
  expect(paid).toEqual([{ userId: member.id, currency: 'CHF', amountMinor: minimumMinor }]);
});
