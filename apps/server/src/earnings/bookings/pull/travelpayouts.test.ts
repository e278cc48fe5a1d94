import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { fakeFetch } from '../../../../test/stand-ins/fake-fetch.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick } from '../../../../test/stays/earnings.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { pullTransactions, verifyBookings } from '../index.ts';
import { listedOf, listTravelpayouts } from './travelpayouts.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    TRAVELPAYOUTS_URL: `${sandbox.url}/api.travelpayouts.com`,
    TRAVELPAYOUTS_TOKEN: 'sandbox-travelpayouts-token',
    TRAVELPAYOUTS_MARKER: '222',
    TRAVELPAYOUTS_PROJECT: '111',
  });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const send = async (path: string, body: object) => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string };
};
const pull = () => pullTransactions(app.platform, { days: 31 });
const action = { action_id: '100:7', state: 'processing', created_at: '2026-11-02T10:00:00' };

test('Travelpayouts statistics become bookings in dollars, follow later changes and are never recorded twice', async () => {
  const member = await createMember(app);
  const click = await createClick(app, { of: member });
  const sale = { amount_minor: 30_050, currency: 'USD', delivery: 'hold' };
  const { id } = await send('/partner/api/bookings', { ...sale, click_id: click.clickId });
  await send('/partner/api/bookings', { ...sale, click_id: 'nobody' });
  expect(await pull()).toEqual({ examined: 2, taken: 1, unattributed: 1, unreadable: 0, differences: [] });
  expect(await pull()).toMatchObject({ taken: 0, unattributed: 1 });
  const list = async () => (await app.send('GET', `/api/users/${member.id}/bookings`, { as: member })).body;
  expect(await list()).toMatchObject([
    {
      number: `100:${id}`,
      state: 'booked',
      amount_minor: 30_050,
      currency: 'USD',
      commission_minor: 3005,
      events: [{ source: 'pull' }],
    },
  ]);
  await send(`/partner/api/bookings/${id}/events`, { status: 'stayed', delivery: 'hold' });
  expect(await pull()).toMatchObject({ taken: 1 });
  expect(await list()).toMatchObject([{ state: 'stayed' }]);
  await send(`/partner/api/bookings/${id}/events`, { status: 'refunded', delivery: 'hold' });
  await pull();
  expect(await list()).toMatchObject([{ state: 'cancelled', commission_minor: 0 }]);
  expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
});

test('While Travelpayouts fails nothing is recorded, and the next run catches up', async () => {
  const member = await createMember(app);
  const { clickId } = await createClick(app, { of: member });
  await send('/partner/api/bookings', {
    click_id: clickId,
    amount_minor: 10_000,
    currency: 'USD',
    delivery: 'hold',
  });
  await send('/control', { provider: 'partner', fault: '500' });
  await expect(pull()).rejects.toMatchObject({ name: 'OutgoingError' });
  await send('/control', { provider: 'partner', fault: 'none' });
  expect(await pull()).toMatchObject({ taken: 1 });
});

test.each([
  ['one dot before the click is theirs', { sub_id: '..wf_1', price_usd: '10.00' }, { clickId: '.wf_1' }],
  ['no click is none', { sub_id: null, price_usd: '10.00' }, { clickId: '' }],
  ['a price that is not told is not nothing', { sub_id: '.a', price_usd: null }, { stage: null }],
  ['a word that is not known is left alone', { state: 'lost', price_usd: '1.00' }, { stage: null }],
  ['half a cent goes to the next', { price_usd: '1.005' }, { amountMinor: 101, currency: 'USD' }],
  [
    'times are in UTC',
    { state: 'paid', price_usd: '5', updated_at: '2026-11-03T11:30:00' },
    { stage: 'approved', madeAt: '2026-11-02T10:00:00', decidedAt: '2026-11-03T11:30:00' },
  ],
])('In the statistics of Travelpayouts %s', (_rule, told, read) => {
  expect(listedOf({ ...action, ...told })).toMatchObject(read);
});

test('Long statistics are read page by page, without entries that did not change lately', async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => ({
    action_id: `100:${index}`,
    state: 'paid',
    price_usd: '1.00',
    created_at: '2026-01-01 00:00:00',
    updated_at: index < 5 ? '2026-02-01 00:00:00' : '2026-11-20 00:00:00',
  }));
  const asked: { offset: number; filters: { field: string; value: string }[] }[] = [];
  const fetchSafely = fakeFetch((_url, body) => {
    const question = JSON.parse(body);
    asked.push(question);
    const results = rows.slice(question.offset, question.offset + question.limit);
    return { total_rows: rows.length, results };
  });
  const listed = await listTravelpayouts(
    fetchSafely,
    { url: 'https://statistics.example', token: 't', partner: 'travelpayouts' },
    { now: new Date('2026-11-22T12:00:00Z'), days: 31, pause: async () => undefined },
  );
  expect(listed.unreadable).toBe(0);
  expect(listed.transactions).toHaveLength(1996);
  expect(listed.transactions[0]).toMatchObject({ madeAt: '2026-01-01T00:00:00' });
  expect(asked.map(({ offset }) => offset)).toEqual([0, 1000, 2000]);
  expect(asked[0]?.filters).toContainEqual({ field: 'date', op: 'ge', value: '2025-10-22' });
});

/** A service whose answers are made from the offset it is asked for; it gives up after 3,000 requests. */
function listFrom(answerTo: (offset: number) => { total_rows: number; results: object[] }) {
  let asked = 0;
  const fetchSafely = fakeFetch((_url, body) => {
    asked += 1;
    if (asked > 3000) throw new Error('Requests without end');
    return answerTo(JSON.parse(body).offset);
  });
  return listTravelpayouts(
    fetchSafely,
    { url: 'https://statistics.example', token: 't', partner: 'travelpayouts' },
    { now: new Date('2026-11-22T12:00:00Z'), days: 31, pause: async () => undefined },
  );
}
const rowAt = (index: number) => ({
  action_id: `100:${index}`,
  state: 'paid',
  price_usd: '1.00',
  created_at: '2026-11-20 00:00:00',
});

test('Answers of fewer rows than were asked for skip none', async () => {
  const rows = Array.from({ length: 750 }, (_, index) => rowAt(index));
  const listed = await listFrom((offset) => ({
    total_rows: rows.length,
    results: rows.slice(offset, offset + 300),
  }));
  expect(listed.transactions).toHaveLength(750);
});

test('Statistics that do not end are given up, as malformed', async () => {
  const endless = listFrom((offset) => ({ total_rows: Number.MAX_SAFE_INTEGER, results: [rowAt(offset)] }));
  await expect(endless).rejects.toMatchObject({ name: 'OutgoingError', kind: 'malformed' });
});
