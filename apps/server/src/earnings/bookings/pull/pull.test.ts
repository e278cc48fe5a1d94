import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick, reportOf, sendReport } from '../../../../test/stays/earnings.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { pullTransactions, verifyBookings } from '../index.ts';
import { windowsOf } from './awin.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** A booking at the partner that was never reported. */
async function atPartner(clickId: string | null) {
  const made = await fetch(`${sandbox.url}/partner/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ click_id: clickId, amount_minor: 30_000, currency: 'CHF', delivery: 'hold' }),
  });
  return (await made.json()) as {
    id: string;
    checkIn: string;
    checkOut: string;
    events: { id: string; occurredAt: string }[];
  };
}

const happens = (id: string, status: string) =>
  fetch(`${sandbox.url}/partner/api/bookings/${id}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status, delivery: 'hold' }),
  });
const pull = () => pullTransactions(app.platform, { days: 31 });
const listOf = async (member: TestMember) =>
  (await app.send('GET', `/api/users/${member.id}/bookings`, { as: member })).body;

test('A booking found only in the list is recorded, follows the list, and is not doubled by a late report', async () => {
  const member = await createMember(app);
  const click = await createClick(app, { of: member });
  const booking = await atPartner(click.clickId);
  expect(await pull()).toMatchObject({ taken: 1, differences: [] });
  expect(await pull()).toMatchObject({ taken: 0, unattributed: 0 });
  expect(await listOf(member)).toMatchObject([
    { number: booking.id, state: 'booked', commission_minor: 3000, events: [{ source: 'pull' }] },
  ]);
  await happens(booking.id, 'cancelled');
  expect(await pull()).toMatchObject({ taken: 1 });
  expect(await listOf(member)).toMatchObject([{ state: 'cancelled', commission_minor: 0 }]);
  const late = reportOf(click, {
    booking_id: booking.id,
    event_id: booking.events[0]?.id,
    amount_minor: 30_000,
    occurred_at: booking.events[0]?.occurredAt,
  });
  expect((await sendReport(app, late)).status).toBe(200);
  expect(await listOf(member)).toMatchObject([{ state: 'cancelled' }]);
});

test('A difference between the list and the reports is shown, and disappears once they agree', async () => {
  const member = await createMember(app);
  const click = await createClick(app, { of: member });
  const booking = await atPartner(click.clickId);
  const reported = (wishes: object) =>
    sendReport(
      app,
      reportOf(click, { booking_id: booking.id, occurred_at: booking.events[0]?.occurredAt, ...wishes }),
    );
  await reported({ amount_minor: 29_000 });
  await happens(booking.id, 'stayed');
  const report = await pull();
  const text = 'CHF 290.00 ≠ CHF 300.00 · booked ≠ approved';
  expect(report?.differences.map((one) => ({ ...one, text: one.text.replaceAll('\u00a0', ' ') }))).toEqual([
    { number: booking.id, text },
  ]);
  expect((await listOf(member))[0].difference.replaceAll('\u00a0', ' ')).toBe(text);
  const later = new Date(Date.parse(booking.events[0]?.occurredAt ?? '') + 1000).toISOString();
  await reported({ status: 'stayed', amount_minor: 30_000, occurred_at: later });
  expect((await pull())?.differences).toEqual([]);
  expect((await listOf(member))[0]).toMatchObject({ difference: null, state: 'stayed' });
});

test('A transaction without one of our clicks earns no commission', async () => {
  await atPartner('nobody');
  await atPartner(null);
  expect(await pull()).toMatchObject({ taken: 0, unattributed: 2 });
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

test('Longer spans are asked for in windows of 31 days', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  expect(windowsOf(now, 31)).toEqual([{ from: new Date('2026-10-22T00:00:00Z'), to: now }]);
  expect(windowsOf(now, 90)).toHaveLength(3);
  expect(windowsOf(now, 90)[1]?.to).toEqual(new Date('2026-10-22T00:00:00Z'));
});
