import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import { bank, made } from '../../../../test/calls/sample-things.ts';
import { waiting } from '../../../../test/database/held.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { earnCommission, endPause } from '../../../../test/stays/earnings.ts';
import { publishPost } from '../../../../test/stays/lists.ts';
import { balances } from '../../../earnings/ledger/index.ts';
import { runPayouts } from '../../../earnings/payouts/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { endDue } from './appeals.ts';

let app: TestApp;
let moderator: TestMember;

const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterAll(() => app?.close());

/** Reports a page; answers the case. */
async function report(url: string): Promise<number> {
  const reason = 'This stay never took place.';
  const reported = await app.send('POST', '/api/reports', {
    body: { url, category: 'fraud', reason, name: 'Ida', email: 'reader@test.example', good_faith: true },
  });
  const { case_id } = await app.platform.db
    .selectFrom('reports')
    .select('case_id')
    .where('id', '=', reported.body.id)
    .executeTakeFirstOrThrow();
  return case_id;
}

async function suspend(caseId: number, days: number): Promise<void> {
  const body = { action: 'suspend', days, ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };
  const { status } = await app.send('POST', `/api/moderation/cases/${caseId}/decision`, {
    as: moderator,
    body,
  });
  expect(status).toBe(200);
}

test.each([
  [7, 14],
  [14, 7],
])('A member suspended for %i days and for %i gets their own links back after both', async (...terms) => {
  const author = await createMember(app);
  const url = 'https://hotel.example.net/';
  const { code } = (await app.send('POST', '/api/links', { as: author, body: { url } })).body.link;
  const post = await publishPost(app, { as: author });
  const [first, second] = [
    await report(`/en/profile/${author.username}`),
    await report(`/en/posts/${post.id}`),
  ];
  await suspend(first, terms[0]);
  await suspend(second, terms[1]);
  for (const [days, leadsOn] of [
    [8, false],
    [15, true],
  ] as const) {
    app.platform.clock.setOffset(days * day);
    await endDue(app.platform);
    expect((await app.send('GET', `/api/go/${code}`)).body.on, `after ${days} days`).toBe(leadsOn);
  }
  app.platform.clock.setOffset(0);
});

const debtor = { name: 'Staylore AG', iban: 'CH5604835012345678009', bic: 'CRESCHZZ80A' };

test('A suspended member is paid everything once their last suspension is over, and nothing before', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author });
  await made(app, author, { url: '/api/bankdetails', body: bank });
  await endPause(app, author);
  await earnCommission(app, { of: author, amountMinor: 5000, currency: 'CHF' });
  const paid = async () =>
    (await runPayouts(app.platform, debtor)).paid.filter(({ userId }) => userId === author.id);
  const cases = [
    await report(`/en/profile/${author.username}`),
    await report(`/en/posts/${post.id}`),
  ] as const;
  await suspend(cases[0], 7);
  await suspend(cases[1], 14);
  for (const days of [0, 8]) {
    app.platform.clock.setOffset(days * day);
    await endDue(app.platform);
    expect(await paid(), `after ${days} days`).toEqual([]);
    expect(await balances(app.platform.db, author.id)).toMatchObject([{ currency: 'CHF', payable: 5000 }]);
  }
  app.platform.clock.setOffset(15 * day);
  await endDue(app.platform);
  expect(await paid()).toEqual([{ userId: author.id, currency: 'CHF', amountMinor: 5000 }]);
  app.platform.clock.setOffset(0);
});

const changes: [string, (of: TestMember) => Promise<unknown>][] = [
  ['suspended', async ({ username }) => suspend(await report(`/en/profile/${username}`), 7)],
  [
    'given a pause, as after another mail address,',
    ({ id }) => {
      const until = new Date(app.platform.clock.now().getTime() + day);
      return sql`update users set payouts_paused_until = ${until} where id = ${id}`.execute(app.platform.db);
    },
  ],
];

test.each(changes)('A member %s during a payout run is not paid by it', async (_how, change) => {
  const author = await createMember(app);
  await made(app, author, { url: '/api/bankdetails', body: bank });
  await endPause(app, author);
  const { db } = app.platform;
  const booking = await earnCommission(app, { of: author, amountMinor: 5000, currency: 'CHF' });
  const { run } = await inTransaction(db, async (trx) => {
    await sql`select from bookings where id = ${booking} for update`.execute(trx);
    const run = Promise.allSettled([runPayouts(app.platform, debtor)]);
    // It has read whom it pays, and waits for the booking.
    await expect.poll(() => waiting(app)).toBeGreaterThan(0);
    await change(author);
    return { run };
  });
  await run;
  expect(await balances(db, author.id)).toMatchObject([{ payable: 5000, in_payout: 0 }]);
  const next = await runPayouts(app.platform, debtor);
  expect(next.paid.filter(({ userId }) => userId === author.id)).toEqual([]);
});
