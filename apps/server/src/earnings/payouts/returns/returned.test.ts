import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bank, made } from '../../../../test/calls/sample-things.ts';
import { mailAbout } from '../../../../test/mailbox.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { earnCommission, endPause } from '../../../../test/stays/earnings.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { balances, settle, verifyLedger } from '../../ledger/index.ts';
import { bookReturn } from '../book-return.ts';
import { runPayouts } from '../run.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const hour = 3_600_000;
const earn = (of: TestMember, amountMinor: number) =>
  earnCommission(app, { of, amountMinor, currency: 'CHF' });
const francs = async (of: TestMember) => (await balances(app.platform.db, of.id))[0];
const listed = async (as: TestMember) => (await app.send('GET', `/api/users/${as.id}/payouts`, { as })).body;
const next = async (as: TestMember) =>
  (await app.send('GET', `/api/users/${as.id}/payouts/next`, { as })).body;

async function run() {
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox has a debtor');
  return runPayouts(app.platform, debtor);
}

/** A creator, who owes value added tax, whose payment of 60 francs came back after the bank had accepted it. */
async function unlucky(): Promise<{ lena: TestMember; booking: number }> {
  const lena = await createMember(app, { name: 'Lena' });
  await made(app, lena, { url: '/api/bankdetails', body: bank });
  await endPause(app, lena);
  const body = { country: 'CH', standing: 'business', vat_id: 'CHE-102.909.703 MWST' };
  expect((await app.send('PUT', '/api/me/tax-profile', { as: lena, body })).status).toBe(200);
  const booking = await earn(lena, 6000);
  await run();
  await app.runJobs();
  const { end_to_end_id: endToEndId } = await app.platform.db
    .selectFrom('payout_items')
    .select('end_to_end_id')
    .where('user_id', '=', lena.id)
    .executeTakeFirstOrThrow();
  app.platform.clock.setOffset(60_000);
  expect(await bookReturn(app.platform, { endToEndId, code: 'AC04' })).toMatchObject({ state: 'paid' });
  return { lena, booking };
}

/** Saves the bank details as they are shown, with nothing changed. */
async function saveAgain(as: TestMember): Promise<void> {
  const [details] = (await app.send('GET', `/api/users/${as.id}/bankdetails`, { as })).body;
  const { status } = await app.send('PUT', `/api/bankdetails/${details.id}`, { as, body: details });
  expect(status).toBe(200);
}

test('Saving bank details again, even unchanged, makes a returned payment payable once their pause is over', async () => {
  const { lena } = await unlucky();
  const own = { userId: lena.id, currency: 'CHF', amountMinor: 6000 };
  expect((await run()).waiting).toContainEqual({ ...own, reason: 'account_refused' });
  await saveAgain(lena);
  expect((await run()).waiting).toContainEqual({ ...own, reason: 'no_bank_details' });
  app.platform.clock.setOffset(50 * hour);
  expect((await run()).paid).toContainEqual(own);
  await app.runJobs();
  expect(await francs(lena)).toMatchObject({ payable: 0, in_payout: 0, paid: 6000 });
  expect((await listed(lena)).map(({ state }: { state: string }) => state)).toEqual(['paid', 'returned']);
});

test('If a stay is refunded after its payment came back, nothing is paid; the next credit note takes back what was credited', async () => {
  const { lena, booking } = await unlucky();
  const note = (await listed(lena))[0].credit_note;
  await sql`update bookings set commission_minor = 0 where id = ${booking}`.execute(app.platform.db);
  const refunded = { booking, userId: lena.id, target: null, cause: 'booking', causeId: 'event:0' } as const;
  await inTransaction(app.platform.db, (trx) => settle(trx, { ...refunded, at: app.platform.clock.now() }));
  await saveAgain(lena);
  app.platform.clock.setOffset(50 * hour);
  const { paid, waiting } = await run();
  expect([...paid, ...waiting].filter(({ userId }) => userId === lena.id)).toEqual([]);
  expect(await francs(lena)).toMatchObject({ payable: 0, in_payout: 0, paid: 0 });
  expect(await next(lena)).toEqual([]);
  expect(await listed(lena)).toMatchObject([{ state: 'returned', credit_note: note }]);

  await earn(lena, 2500);
  expect((await run()).paid).toContainEqual({ userId: lena.id, currency: 'CHF', amountMinor: 2500 });
  await app.runJobs();
  expect(await francs(lena)).toMatchObject({ payable: 0, in_payout: 0, paid: 2500 });
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
  const [payout] = await listed(lena);
  expect(payout).toMatchObject({ state: 'paid', amount_minor: 2500 });
  const { port } = app.app.http.server.address() as { port: number };
  const pdf = await fetch(`http://127.0.0.1:${port}/api/payouts/${payout.id}/credit-note`, {
    headers: { authorization: `Bearer ${lena.token}` },
  });
  const printed = pdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll('\u00a0', ' ');
  for (const part of [`${note}`, '-CHF 60.00', 'Taken back by this', '-CHF 35.00', 'Paid out', 'CHF 25.00'])
    expect(printed).toContain(part);
  // Of the 35 francs: 32.38 net and 8.1 % tax.
  for (const part of ['-CHF 32.38', '-CHF 2.62']) expect(printed).toContain(part);
});

test.each(['AM04', 'BE05'])(
  'A payment that comes back for a reason of ours (%s) is paid again with the next run, and the mail asks for no bank details',
  async (code) => {
    const lena = await createMember(app, { name: 'Lena' });
    await made(app, lena, { url: '/api/bankdetails', body: { ...bank, holder_name: `Lena ${code} Wandel` } });
    await endPause(app, lena);
    await earn(lena, 6200);
    await run();
    const mail = await mailAbout(app, sandbox, lena.email, 'came back');
    expect(mail?.text).toContain('The sum is paid again with the next payout.');
    expect(mail?.text).not.toMatch(/bank details/i);
    expect((await run()).paid).toContainEqual({ userId: lena.id, currency: 'CHF', amountMinor: 6200 });
    await app.runJobs();
  },
);
