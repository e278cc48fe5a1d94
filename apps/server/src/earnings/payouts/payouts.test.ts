import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailAbout, mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { earnCommission, endPause } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createLog } from '../../platform/log/index.ts';
import { balances, settle, verifyLedger } from '../ledger/index.ts';
import { nextBankDay, nextPaymentMorning } from './execution-day.ts';
import { readStatusReport } from './files/pain002.ts';
import { payoutHandlers } from './handlers.ts';
import { collectPayouts } from './jobs.ts';
import { type RunReport, runPayouts } from './run.ts';
import { settleReport } from './settle-report.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => sandbox.control({ provider: 'bank', fault: 'none' }));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const accounts = {
  CHF: { iban: 'CH9300762011623852957', clearing_number: '762' },
  EUR: { iban: 'DE89370400440532013000', clearing_number: '37040044' },
};

/** A creator who can be paid. */
async function creator(
  wishes: { holder?: string; account?: keyof typeof accounts } = {},
): Promise<TestMember> {
  const member = await createMember(app, { name: 'Lena' });
  await giveDetails(member, wishes);
  return member;
}

async function giveDetails(
  as: TestMember,
  { holder = 'Lena Wandel', account = 'EUR' }: { holder?: string; account?: keyof typeof accounts },
): Promise<void> {
  const { status } = await app.send('POST', '/api/bankdetails', {
    as,
    body: {
      name: 'Bank',
      adresse: 'Hauptstrasse 1, Köln',
      acc_number: '0532013000',
      holder_name: holder,
      holder_town: 'Köln',
      holder_country: 'DE',
      ...accounts[account],
    },
  });
  expect(status).toBe(200);
  await endPause(app, as);
}

const earn = (of: TestMember, amountMinor: number, currency = 'EUR') =>
  earnCommission(app, { of, amountMinor, currency });

/** A refund: the booking is worth nothing any more. */
async function refund(of: TestMember, booking: number): Promise<void> {
  await sql`update bookings set commission_minor = 0 where id = ${booking}`.execute(app.platform.db);
  const order = { booking, userId: of.id, target: null, cause: 'booking', causeId: 'event:0' } as const;
  await inTransaction(app.platform.db, (trx) => settle(trx, { ...order, at: app.platform.clock.now() }));
}

async function run(atOnce?: number): Promise<RunReport> {
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox has a debtor');
  return runPayouts(app.platform, debtor, atOnce);
}

const listed = async (as: TestMember) => (await app.send('GET', `/api/users/${as.id}/payouts`, { as })).body;
const figures = async (of: TestMember) =>
  Object.fromEntries(
    (await balances(app.platform.db, of.id)).map(({ currency, ...position }) => [currency, position]),
  );
const bell = async (as: TestMember): Promise<string[]> => {
  const { body } = await app.send('GET', '/api/notifications', { as });
  return body.map(({ kind }: { kind: string }) => kind);
};

test('A payable balance is sent to the bank, and once confirmed paid, with mail, notification and credit note', async () => {
  const lena = await creator();
  await earn(lena, 3100);
  await earn(lena, 1923);
  const report = await run();
  expect(report.paid).toEqual([{ userId: lena.id, currency: 'EUR', amountMinor: 5023 }]);
  expect(await listed(lena)).toMatchObject([
    { state: 'in_payout', amount_minor: 5023, currency: 'EUR', iban_last4: '3000', credit_note: null },
  ]);
  const { file } = await app.platform.db.selectFrom('payouts').select('file').executeTakeFirstOrThrow();
  expect(String(file)).not.toMatch(/pain\.001|Lena|DE89/);
  const mails = await mailsTo(app, sandbox, lena.email);
  const [payout] = await listed(lena);
  expect(payout).toMatchObject({ state: 'paid', reason: null });
  expect(payout.credit_note).toMatch(/^CN-\d{4}-\d{6}$/);
  expect(await figures(lena)).toMatchObject({ EUR: { payable: 0, in_payout: 0, paid: 5023 } });
  expect(mails.map(({ subject }) => subject).join('\n')).toMatch(/^€50\.23 is on its way to you/m);
  expect(await bell(lena)).toEqual(['payout']);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('Nobody is paid out before their mail address is confirmed', async () => {
  const member = await createMember(app, { confirmed: false });
  await giveDetails(member, {});
  await earn(member, 4000);
  const paid = async () => (await run()).paid.filter(({ userId }) => userId === member.id);
  expect(await paid()).toEqual([]);
  const mails = await mailsTo(app, sandbox, member.email);
  const token = tokenIn(mails, '/settings/confirm-email/');
  await app.send('POST', '/api/users/email/confirm', { as: member, body: { token } });
  expect(await paid()).toEqual([{ userId: member.id, currency: 'EUR', amountMinor: 4000 }]);
});

test('Balances without bank details do not block payments to other creators', async () => {
  const members = [
    await createMember(app),
    await createMember(app),
    await creator(),
    await createMember(app),
  ];
  for (const member of members) await earn(member, 4000);
  const report = await run(1);
  expect(report.paid).toMatchObject([{ userId: members[2]?.id, currency: 'EUR', amountMinor: 4000 }]);
  for (const index of [0, 1, 3])
    expect(report.waiting).toContainEqual({
      userId: members[index]?.id,
      currency: 'EUR',
      amountMinor: 4000,
      reason: 'no_bank_details',
    });
});

test('Running again pays nothing twice, also when two runs start at once and the bank gets the file twice', async () => {
  const lena = await creator();
  await earn(lena, 4000);
  const reports = await Promise.all([run(), run(), run()]);
  const paid = reports.flatMap((report) => report.paid).filter(({ userId }) => userId === lena.id);
  expect(paid).toHaveLength(1);
  await app.runJobs();
  const messageId = reports.find((report) => report.messageId !== null)?.messageId ?? '';
  const answer = await (await fetch(`${sandbox.url}/bank/reports/${messageId}`)).text();
  const again = await settleReport(app.platform, readStatusReport(answer));
  expect(again).toMatchObject({ known: true, accepted: 1, rejected: 0 });
  expect(await figures(lena)).toMatchObject({ EUR: { payable: 0, paid: 4000 } });
  expect(await listed(lena)).toHaveLength(1);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('A bank that fails at first is tried again, and the creator is paid once', async () => {
  const lena = await creator();
  await earn(lena, 2500);
  await fetch(`${sandbox.url}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'bank', fault: 'malformed', times: 1 }),
  });
  await run();
  await app.runJobs();
  expect(await figures(lena)).toMatchObject({ EUR: { in_payout: 0, paid: 2500 } });
});

test('A payment that comes back is payable again with the reason, and waits for other bank details', async () => {
  const lena = await creator({ holder: 'Lena AC04 Wandel' });
  await earn(lena, 6000);
  await run();
  const mail = await mailAbout(app, sandbox, lena.email, 'came back');
  expect(mail?.text).toMatch(
    /The account is closed\. The sum is paid again once your bank details have been changed\./,
  );
  expect(await listed(lena)).toMatchObject([
    { state: 'rejected', reason: 'The account is closed.', credit_note: null },
  ]);
  expect(await bell(lena)).toEqual(['payout_failed']);
  expect(await figures(lena)).toMatchObject({ EUR: { payable: 6000, in_payout: 0, paid: 0 } });
  const own = { userId: lena.id, currency: 'EUR', amountMinor: 6000 };
  expect((await run()).waiting).toContainEqual({ ...own, reason: 'account_refused' });
  const [details] = (await app.send('GET', `/api/users/${lena.id}/bankdetails`, { as: lena })).body;
  await app.send('PUT', `/api/bankdetails/${details.id}`, {
    as: lena,
    body: { ...details, holder_name: 'Lena Wandel' },
  });
  expect((await run()).waiting).toContainEqual({ ...own, reason: 'no_bank_details' });
  app.platform.clock.setOffset(49 * 3_600_000);
  expect((await run()).paid).toContainEqual(own);
  app.platform.clock.setOffset(0);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('Bank details that were corrected before a payment came back are paid to, without another correction', async () => {
  const lena = await creator({ holder: 'Lena AC04 Wandel' });
  await earn(lena, 6100);
  await run();
  const [details] = (await app.send('GET', `/api/users/${lena.id}/bankdetails`, { as: lena })).body;
  app.platform.clock.setOffset(60_000);
  const body = { ...details, holder_name: 'Lena Wandel' };
  expect((await app.send('PUT', `/api/bankdetails/${details.id}`, { as: lena, body })).status).toBe(200);
  app.platform.clock.setOffset(120_000);
  await app.runJobs();
  expect(await listed(lena)).toMatchObject([{ state: 'rejected' }]);
  app.platform.clock.setOffset(49 * 3_600_000);
  expect((await run()).paid).toContainEqual({ userId: lena.id, currency: 'EUR', amountMinor: 6100 });
  app.platform.clock.setOffset(0);
  await app.runJobs();
});

test('One payment that comes back leaves the others of the file paid', async () => {
  await app.runJobs();
  const [good, bad] = [await creator(), await creator({ holder: 'MD07 Gone' })];
  await earn(good, 2200);
  await earn(bad, 2300);
  const { messageId } = await run();
  await app.runJobs();
  expect(await listed(good)).toMatchObject([{ state: 'paid' }]);
  expect(await listed(bad)).toMatchObject([{ state: 'rejected' }]);
  const payout = await app.platform.db
    .selectFrom('payouts')
    .selectAll()
    .where('message_id', '=', messageId ?? '')
    .executeTakeFirstOrThrow();
  expect(payout.state).toBe('partly');
  expect(payout.file).not.toMatch(/DE89|Wandel/);
  expect(Buffer.from(payout.file, 'base64').toString('latin1')).not.toMatch(/DE89|Wandel/);
});

test('Too small a sum, a currency without a way and a missing account wait, each with its reason', async () => {
  const [small, dollars, without] = [await creator(), await creator(), await createMember(app)];
  await earn(small, 1999);
  await earn(dollars, 5000, 'USD');
  await earn(without, 5000);
  const { paid, waiting } = await run();
  const people = new Set([small.id, dollars.id, without.id]);
  expect(paid.filter(({ userId }) => people.has(userId))).toEqual([]);
  expect(waiting.filter(({ userId }) => people.has(userId))).toEqual([
    { userId: dollars.id, currency: 'USD', amountMinor: 5000, reason: 'no_route' },
    { userId: without.id, currency: 'EUR', amountMinor: 5000, reason: 'no_bank_details' },
  ]);
});

test('A creator reads the day of their next payout or its obstacle, exactly as the run applies it', async () => {
  const [ready, small, dollars, without] = [
    await creator(),
    await creator(),
    await creator(),
    await createMember(app),
  ];
  await earn(ready, 4000);
  await earn(small, 1999);
  await earn(dollars, 5000, 'USD');
  await earn(without, 5000);
  const next = async (as: TestMember) =>
    (await app.send('GET', `/api/users/${as.id}/payouts/next`, { as })).body;
  expect(await next(ready)).toEqual([
    {
      currency: 'EUR',
      amount_minor: 4000,
      minimum_minor: 2000,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      waits_for: null,
    },
  ]);
  expect(await next(small)).toMatchObject([{ amount_minor: 1999, day: null, waits_for: 'minimum' }]);
  expect(await next(dollars)).toMatchObject([{ currency: 'USD', day: null, waits_for: 'no_route' }]);
  expect(await next(without)).toMatchObject([{ day: null, waits_for: 'no_bank_details' }]);
  const answer = await app.send('GET', `/api/users/${ready.id}/payouts/next`, { as: small });
  expect(answer.status).toBe(403);
  expect((await run()).paid).toContainEqual({ userId: ready.id, currency: 'EUR', amountMinor: 4000 });
  expect(await next(ready)).toEqual([]);
});

test('A payout reaches the bank on the working day after the next payment morning', () => {
  const day = (now: string) => nextBankDay(nextPaymentMorning(new Date(now)));
  // A Monday, before and after its morning; a Friday after its morning.
  expect(day('2026-11-23T05:59:59Z')).toBe('2026-11-24');
  expect(day('2026-11-23T06:00:00Z')).toBe('2026-11-25');
  expect(day('2026-11-27T07:00:00Z')).toBe('2026-12-01');
});

test('Euros and francs of one creator are two payments; a refund after payout lowers the next one', async () => {
  const lena = await creator({ account: 'CHF' });
  const first = await earn(lena, 8000, 'CHF');
  await earn(lena, 2100, 'EUR');
  await run();
  await app.runJobs();
  expect((await listed(lena)).map((one: { currency: string }) => one.currency).sort()).toEqual([
    'CHF',
    'EUR',
  ]);
  await refund(lena, first);
  await earn(lena, 10_500, 'CHF');
  expect((await run()).paid).toEqual([{ userId: lena.id, currency: 'CHF', amountMinor: 2500 }]);
  await app.runJobs();
  const [newest] = await listed(lena);
  const pdf = await fetchPdf(lena, newest.id);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

async function fetchPdf(as: TestMember, id: number): Promise<Buffer> {
  const { port } = app.app.http.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/api/payouts/${id}/credit-note`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  expect(answer.headers.get('content-type')).toContain('application/pdf');
  return Buffer.from(await answer.arrayBuffer());
}

test('A sum above the maximum of a payment is paid by the next runs, and debts are deducted first', async () => {
  const lena = await creator();
  await app.runJobs();
  const refunded = await earn(lena, 5000);
  await run();
  await app.runJobs();
  await refund(lena, refunded);
  await earn(lena, 60_000_000_000);
  await earn(lena, 70_000_000_000);
  const paid = async () => (await run()).paid.filter(({ userId }) => userId === lena.id);
  expect(await paid()).toMatchObject([{ amountMinor: 59_999_995_000 }]);
  expect(await paid()).toMatchObject([{ amountMinor: 70_000_000_000 }]);
  await app.runJobs();
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('Credit notes are numbered without gaps, even if the bank refuses payments in between', async () => {
  const people = [
    await creator(),
    await creator({ holder: 'Lena AC04 Wandel' }),
    await creator(),
    await creator({ holder: 'MD07 Gone' }),
    await creator(),
  ];
  for (const one of people) await earn(one, 2400);
  await run();
  await app.runJobs();
  const rows = await app.platform.db
    .selectFrom('payout_items')
    .select(['user_id', 'credit_note'])
    .where('credit_note', 'is not', null)
    .execute();
  const own = rows.filter(({ user_id }) => people.some(({ id }) => id === user_id));
  expect(own).toHaveLength(3);
  for (const notes of Map.groupBy(rows, ({ credit_note }) => credit_note?.slice(0, 8)).values())
    expect(notes.map(({ credit_note }) => Number(credit_note?.slice(8))).sort((a, b) => a - b)).toEqual(
      notes.map((_, index) => index + 1),
    );
});

test('Only the creator sees payouts and credit notes, and a payment without a note has none', async () => {
  const [lena, stranger] = [await creator(), await createMember(app)];
  await earn(lena, 2600);
  await run();
  const [waiting] = await listed(lena);
  const note = (as?: TestMember, id = waiting.id) =>
    app.send('GET', `/api/payouts/${id}/credit-note`, { as });
  expect((await note(lena)).status).toBe(404);
  await app.runJobs();
  expect((await note(lena)).status).toBe(200);
  expect((await note(stranger)).status).toBe(404);
  expect((await note()).status).toBe(401);
  expect((await note(lena, 2_000_000_000)).status).toBe(404);
  expect((await app.send('GET', `/api/users/${lena.id}/payouts`, { as: stranger })).status).toBe(403);
});

test('A payout run logs whom it pays as a security event, without their account', async () => {
  const [lena, poor] = [await creator(), await creator()];
  await earn(lena, 2700);
  await earn(poor, 1);
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const collect = payoutHandlers(app.platform).find(({ job }) => job.name === collectPayouts.name);
  await collect?.run({}, { log, attempt: 1, signal: new AbortController().signal } as never);
  const paid = lines.map((line) => JSON.parse(line)).filter(({ security }) => security === 'payout');
  expect(paid.filter(({ member }) => member === lena.id)).toMatchObject([{ outcome: 'done' }]);
  expect(paid.filter(({ member }) => member === poor.id)).toEqual([]);
  expect(lines.join()).not.toMatch(/DE89|Wandel|@test\.example/);
});
