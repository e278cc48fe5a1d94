import { demoWorld } from '@staylore/demo-world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../test/sandbox.ts';
import { startApp, type TestApp } from '../../test/start-app.ts';
import { verifyLedger } from '../earnings/ledger/index.ts';
import { seedEarnings } from './earnings.ts';
import { planEarnings } from './earnings-plan.ts';
import { seedDemoWorld } from './seed.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  const { db, clock, config } = app.platform;
  await seedDemoWorld({ db, clock, config, world: demoWorld });
  await seedEarnings(app.platform);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

async function signedIn(name: string) {
  const { body } = await app.send('POST', '/api/login', {
    body: { email: `${name}@demo.example`, password: demoWorld.password },
  });
  return { id: body.user.id as number, token: body.token as string };
}

test.each(['lena', 'anna', 'jules'])(
  '%s opens the demo with clicks, bookings, money on its way and money paid',
  async (name) => {
    const as = await signedIn(name);
    const read = async (path: string) => (await app.send('GET', `/api/users/${as.id}/${path}`, { as })).body;
    const [tiles] = await read('analytics');
    expect(tiles.clicks_number).toBeGreaterThan(200);
    expect(tiles.bookings_number).toBeGreaterThan(2);
    expect(tiles.clicks_percentage).not.toBeNull();
    const balances = await read('balances');
    const sum = (key: string) =>
      balances.reduce((all: number, one: Record<string, number>) => all + (one[key] ?? 0), 0);
    expect(sum('expected_minor')).toBeGreaterThan(0);
    expect(sum('paid_minor')).toBeGreaterThan(0);
    const payouts = await read('payouts');
    expect(payouts.length).toBeGreaterThan(0);
    expect((await app.send('GET', `/api/payouts/${payouts[0].id}/credit-note`, { as })).status).toBe(200);
    expect(await read('bankdetails')).toHaveLength(1);
    const states = new Set(
      (await read('bookings?limit=50')).map((booking: { state: string }) => booking.state),
    );
    expect(states.size).toBeGreaterThan(2);
  },
);

test('No handle is claimed in the demo world', async () => {
  expect(await app.platform.db.selectFrom('claimed_handles').select('handle').execute()).toEqual([]);
});

test('No stay of the demo world is held as spam', async () => {
  const { db } = app.platform;
  const withheld = await db.selectFrom('posts').select('id').where('withheld', 'is not', null).execute();
  expect(withheld).toEqual([]);
});

test('Members of the demo world recommend hotels: in the Travel Network, on profiles, and with a bell', async () => {
  const as = await signedIn('noah');
  const read = async (path: string) => (await app.send('GET', path, { as })).body;
  const list = await read('/api/hotelRecommendations');
  expect(list.map((one: { to_username: string | null }) => one.to_username)).toContain('noah');
  expect(list.map((one: { username: string }) => one.username)).toContain('lena');
  const dates = list.map((one: { created_at: string }) => Date.parse(one.created_at));
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  expect(await read('/api/users/username/lena/recommendations')).not.toEqual([]);
  const news = await read('/api/notifications');
  expect(news.map((one: { kind: string }) => one.kind)).toContain('recommendation');
});

test('The ledger of the demo world balances, and a second start adds nothing', async () => {
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
  expect(await seedEarnings(app.platform)).toBe(false);
});

test('The same name gives the same history', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const who = { name: 'lena', daily: 20, links: [{ id: 1, country: 'CH', since: new Date(0) }], now };
  expect(planEarnings(who)).toEqual(planEarnings(who));
});
