import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endDueHolds } from '../../src/earnings/bookings/index.ts';
import { verifyLedger } from '../../src/earnings/ledger/index.ts';
import { runPayouts } from '../../src/earnings/payouts/run.ts';
import { createGraphClient } from '../../src/imports/photo-network/network/graph-client.ts';
import { createAdjustableClock } from '../../src/platform/clock.ts';
import { mailsTo, tokenIn } from '../mailbox.ts';
import { createMember, type TestMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { createClick, earnCommission, reportOf, sendReport } from '../stays/earnings.ts';

const hour = 3_600_000;
const jumps = [
  ['a day ahead', 24 * hour],
  ['an hour back', -hour],
] as const;

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => jump(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** So far the clock of every server is away from where it was. */
const jump = (milliseconds: number) => app.platform.clock.setOffset(milliseconds);

const signIn = async ({ email, password }: TestMember) =>
  (await app.send('POST', '/api/login', { body: { email, password } })).body.access_token as string;
const isSignedIn = async (token: string) =>
  (await app.send('GET', '/api/me', { as: { token } })).status === 200;

test.each(jumps)(
  'A clock that jumps %s ends no session, and sessions begun meanwhile survive its correction',
  async (_, by) => {
    const member = await createMember(app);
    jump(by);
    expect(await isSignedIn(member.token)).toBe(true);
    const meanwhile = await signIn(member);
    expect(await isSignedIn(meanwhile)).toBe(true);
    jump(0);
    expect([await isSignedIn(member.token), await isSignedIn(meanwhile)]).toEqual([true, true]);
  },
);

const askForLink = async ({ email }: TestMember) => {
  await app.send('POST', '/api/forgot/password', { body: { email } });
  return tokenIn(await mailsTo(app, sandbox, email), '/forgot/reset/');
};
const reset = async (token: string) =>
  (await app.send('POST', '/api/forgot/reset', { body: { token, password: 'another quiet room' } })).status;

test('A mailed link survives a clock that jumps an hour back and expires when it jumps a day ahead', async () => {
  const [early, late] = [await createMember(app), await createMember(app)];
  const kept = await askForLink(early);
  jump(-hour);
  expect(await reset(kept)).toBe(200);
  jump(0);
  const over = await askForLink(late);
  jump(24 * hour);
  expect(await reset(over)).toBeGreaterThanOrEqual(400);
  const fresh = await askForLink(late);
  expect(fresh).not.toBe(over);
  expect(await reset(fresh)).toBe(200);
});

test.each(jumps)(
  'A partner’s report that comes while the clock is %s is refused, and taken once when it is sent again',
  async (_, by) => {
    const member = await createMember(app);
    const report = reportOf(await createClick(app, { of: member }));
    const signedAt = app.platform.clock.now();
    const send = () => sendReport(app, report, { at: signedAt });
    jump(by);
    expect((await send()).status).toBe(401);
    jump(0);
    expect((await send()).body).toEqual({ received: true, duplicate: false });
    expect((await send()).body).toEqual({ received: true, duplicate: true });
  },
);

test('A hold that ended a day early by a clock jump stays over when the clock goes back', async () => {
  // At noon (UTC): no day ends meanwhile.
  const noon = 12 * hour - (Date.now() % (24 * hour));
  jump(noon);
  const now = app.platform.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 24 * hour).toISOString();
  const member = await createMember(app);
  const click = await createClick(app, { of: member, at: new Date(daysAgo(16)) });
  const days = { check_in: daysAgo(15).slice(0, 10), check_out: daysAgo(14).slice(0, 10) };
  const report = reportOf(click, { status: 'stayed', occurred_at: daysAgo(14), ...days });
  expect((await sendReport(app, report)).status).toBe(200);
  const state = async () => {
    await endDueHolds(app.platform);
    return (await app.send('GET', `/api/users/${member.id}/bookings`, { as: member })).body[0].state;
  };
  expect(await state()).toBe('stayed');
  jump(noon + 24 * hour);
  expect(await state()).toBe('payable');
  jump(noon);
  expect(await state()).toBe('payable');
});

test('A retry time of the photo network ends when the clock jumps a day ahead, and shifts when it jumps back', async () => {
  const clock = createAdjustableClock({ now: () => new Date('2026-11-20T10:00:00Z') });
  const client = createGraphClient({
    settings: {
      graphUrl: 'https://graph.example',
      version: 'v1.0',
      businessAccountId: '1',
      token: 't',
      siteUrl: 'https://site.example',
    },
    clock,
    ask: async () => ({
      status: 200,
      headers: { 'x-app-usage': JSON.stringify({ call_count: 95 }), 'retry-after': '600' },
      text: JSON.stringify({ business_discovery: {} }),
    }),
    pause: async () => undefined,
  });
  const ask = () => client.page({ handle: 'lena', after: null, signal: new AbortController().signal });
  await ask();
  await expect(ask()).rejects.toMatchObject({ failure: 'rate_limited', waitMinutes: 10 });
  clock.setOffset(-hour);
  await expect(ask()).rejects.toMatchObject({ waitMinutes: 70 });
  clock.setOffset(24 * hour);
  await expect(ask()).resolves.toMatchObject({ posts: [] });
});

test('A payout that ran a day early is not repeated when the clock goes back, and the ledger balances', async () => {
  const member = await createMember(app);
  await app.send('POST', '/api/bankdetails', {
    as: member,
    body: {
      name: 'Bank',
      adresse: 'Hauptstrasse 1, Köln',
      acc_number: '0532013000',
      holder_name: 'Lena Wandel',
      holder_town: 'Köln',
      holder_country: 'DE',
      iban: 'DE89370400440532013000',
      clearing_number: '37040044',
    },
  });
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox has a debtor');
  await earnCommission(app, { of: member, amountMinor: 7000 });
  const paidTo = async () =>
    (await runPayouts(app.platform, debtor)).paid.filter(({ userId }) => userId === member.id);
  // Details may be paid to once they have been there for two days.
  jump(72 * hour);
  expect(await paidTo()).toEqual([{ userId: member.id, currency: 'EUR', amountMinor: 7000 }]);
  for (const by of [71 * hour, 0, 96 * hour]) {
    jump(by);
    expect(await paidTo()).toEqual([]);
  }
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});
