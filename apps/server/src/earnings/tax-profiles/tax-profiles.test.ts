import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bank, made } from '../../../test/calls/sample-things.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { earnCommission, endPause } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { runPayouts } from '../payouts/index.ts';
import { sealNotes } from '../payouts/jobs.ts';
import { restorableEarnings } from './restore.ts';

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

const number = 'CHE-102.909.703 MWST';
const business = { country: 'CH', standing: 'business', vat_id: number };
const store = (as: TestMember, body: object) => app.send('PUT', '/api/me/tax-profile', { as, body });
const own = async (as: TestMember) => (await app.send('GET', '/api/me/tax-profile', { as })).body.profile;

/** A member to whom something can be paid. */
async function creator(): Promise<TestMember> {
  const member = await createMember(app, { name: 'Lena' });
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await endPause(app, member);
  return member;
}

test('Only members with bank details are asked for tax details, and nobody else reads them', async () => {
  const [nobody, member] = [await createMember(app), await creator()];
  expect((await store(nobody, business)).body.code).toBe('bank_details.not_found');
  expect(await own(member)).toBeNull();
  const { status, body } = await store(member, business);
  expect([status, body.profile]).toEqual([
    200,
    { country: 'CH', standing: 'business', vat_id: 'CHE102909703MWST' },
  ]);
  expect(await own(member)).toEqual(body.profile);
  expect(await own(nobody)).toBeNull();
});

test('A wrong VAT number is refused at its field; businesses in countries with numbers need one, others have none', async () => {
  const member = await creator();
  for (const [vat_id, sentence] of [
    ['CHE-102.909.704', /not a VAT number/],
    ['DE136695976', /not a VAT number/],
    ['', /fill|required/i],
  ] as const) {
    const { status, body } = await store(member, { ...business, vat_id });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['vat_id']]);
    expect(body.errors.vat_id).toMatch(sentence);
  }
  expect((await store(member, { ...business, country: '' })).status).toBe(400);
  expect((await store(member, { country: 'US', standing: 'business' })).status).toBe(200);
  expect((await store(member, { ...business, standing: 'private' })).body.profile.vat_id).toBeNull();
});

test('Tax details change only after a fresh proof of identity', async () => {
  const member = await creator();
  app.platform.clock.setOffset(11 * 60_000);
  expect((await store(member, business)).body.code).toBe('session.proof_needed');
});

test('The database holds only sealed VAT numbers, deleted with the bank details or the account', async () => {
  const [member, leaver] = [await creator(), await creator()];
  const rowsOf = ({ id }: TestMember) =>
    app.platform.db.selectFrom('tax_profiles').selectAll().where('user_id', '=', id).execute();
  for (const one of [member, leaver]) await store(one, business);
  const [row] = await rowsOf(member);
  expect(row?.sealed_vat_id?.toString('latin1')).not.toContain('102909703');
  expect(row).toMatchObject({ country: 'CH', standing: 'business', vat_id_last4: '9703' });
  await app.platform.db.deleteFrom('bank_details').where('user_id', '=', member.id).execute();
  expect(await rowsOf(member)).toEqual([]);
  await sql`select forget_member(${leaver.id}::bigint, now())`.execute(app.platform.db);
  expect(await rowsOf(leaver)).toEqual([]);
});

test('Undoing a change of address restores tax details; taking over an account removes them', async () => {
  const { db, clock } = app.platform;
  const member = await creator();
  await store(member, business);
  const kept = await restorableEarnings.snapshot(db, { userId: member.id, now: clock.now() });
  expect(JSON.stringify(kept)).not.toContain('102909703');
  await store(member, { country: 'US', standing: 'private' });
  const past = { userId: member.id, now: clock.now() };
  await inTransaction(db, (trx) => restorableEarnings.restore(trx, { ...past, snapshot: kept }));
  expect(await own(member)).toMatchObject({ country: 'CH', vat_id: 'CHE102909703MWST' });
  const early = { ...kept, tax: null };
  await inTransaction(db, (trx) => restorableEarnings.restore(trx, { ...past, snapshot: early }));
  expect(await own(member)).toBeNull();
  await store(member, business);
  await inTransaction(db, (trx) => restorableEarnings.restore(trx, { ...past, snapshot: null }));
  expect(await own(member)).toBeNull();
});

/** Pays a creator 54.05 francs and returns the payment with its credit note. */
async function paid(as: TestMember) {
  await earnCommission(app, { of: as, amountMinor: 5405, currency: 'CHF' });
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox pays');
  await runPayouts(app.platform, debtor);
  await app.runJobs();
  return app.platform.db
    .selectFrom('payout_items')
    .selectAll()
    .where('user_id', '=', as.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

test('A credit note keeps the tax of its day: 8.1 % included at home, reverse charge abroad, none if not stated', async () => {
  const [home, abroad, silent] = [await creator(), await creator(), await creator()];
  await store(home, business);
  await store(abroad, { country: 'DE', standing: 'business', vat_id: 'DE136695976' });
  expect(await paid(home)).toMatchObject({
    state: 'paid',
    amount_minor: 5405,
    vat_treatment: 'domestic',
    vat_basis_points: 810,
    vat_minor: 405,
  });
  expect(await paid(abroad)).toMatchObject({ vat_treatment: 'reverse_charge', vat_minor: 0 });
  const plain = await paid(silent);
  expect(plain).toMatchObject({ state: 'paid', vat_treatment: null, vat_minor: null, sealed_vat_id: null });

  await store(home, { country: 'CH', standing: 'private' });
  const told = [
    [home, ['CHE102909703MWST', 'Of which net', 'CHF 50.00', 'VAT 8.1%', 'CHF 4.05']],
    [abroad, ['DE136695976', 'reverse charge']],
    [silent, []],
  ] as const;
  for (const [as, words] of told) {
    const note = (await noteOf(as)).replaceAll('\u00a0', ' ');
    expect(note).toContain('CHF 54.05');
    for (const word of words) expect(note).toContain(word);
    if (words.length === 0) expect(note).not.toMatch(/\bnet\b|VAT \d|value added tax/);
  }
});

/** What the creator reads on the credit note of their payment. */
async function noteOf(as: TestMember): Promise<string> {
  const [payout] = (await app.send('GET', `/api/users/${as.id}/payouts`, { as })).body;
  const { port } = app.app.http.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/api/payouts/${payout.id}/credit-note`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('application/pdf'),
  ]);
  return pdfText(Buffer.from(await answer.arrayBuffer()));
}

test('An issued credit note stays as it was, whatever its creator and their hotel are called later', async () => {
  const as = await creator();
  await paid(as);
  const issued = await noteOf(as);
  for (const word of ['Lena', 'Hotel Bergkristall', '54.05']) expect(issued).toContain(word);
  const body = { name: 'Somebody', last_name: 'Else' };
  expect((await app.send('POST', `/api/users/${as.id}/update`, { as, body })).status).toBe(200);
  await sql`update links set label = 'Grand Hotel' where user_id = ${as.id}`.execute(app.platform.db);
  expect(await noteOf(as)).toBe(issued);
});

test('An older credit note changes no more after the first night', async () => {
  const as = await creator();
  await paid(as);
  const { db } = app.platform;
  await sql`update payout_items set sealed_note = null where user_id = ${as.id}`.execute(db);
  const older = await noteOf(as);
  await enqueue(db, sealNotes, {});
  await app.runJobs();
  await sql`update links set label = 'Grand Hotel' where user_id = ${as.id}`.execute(db);
  expect(await noteOf(as)).toBe(older);
});
