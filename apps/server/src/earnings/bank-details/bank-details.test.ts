import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailAbout, mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { earnCommission, endPause } from '../../../test/stays/earnings.ts';
import { runPayouts } from '../payouts/index.ts';

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

const swiss = {
  name: 'Zürcher Kantonalbank',
  clearing_number: '762',
  adresse: 'Bahnhofstrasse 9, 8001 Zürich',
  iban: 'CH93 0076 2011 6238 5295 7',
  acc_number: '1162-3852.957',
};

const create = (as: TestMember, body: object = swiss) => app.send('POST', '/api/bankdetails', { as, body });
const read = async (as: TestMember) =>
  (await app.send('GET', `/api/users/${as.id}/bankdetails`, { as })).body;
const update = (as: TestMember, id: number, body: object) =>
  app.send('PUT', `/api/bankdetails/${id}`, { as, body });

const german = { iban: 'de89 3704 0044 0532 0130 00', clearing_number: '370-400' };

async function withDetails(): Promise<{ member: TestMember; id: number }> {
  const member = await createMember(app);
  const { body } = await create(member);
  return { member, id: body.id };
}

test('Bank details are stored once and read back with account numbers masked to four characters', async () => {
  const member = await createMember(app);
  expect(await read(member)).toEqual([]);
  const { status, body } = await create(member, { ...swiss, user_id: member.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: swiss.name,
    adresse: swiss.adresse,
    clearing_number: '762',
    iban: '****2957',
    acc_number: '****.957',
    user_id: member.id,
  });
  expect(await read(member)).toEqual([body]);
  const again = await create(member);
  expect(again.status).toBe(409);
  expect(again.body.code).toBe('bank_details.exists');
});

test('The database never holds an account number that can be read', async () => {
  const { member } = await withDetails();
  const row = await app.platform.db
    .selectFrom('bank_details')
    .selectAll()
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const bytes =
    JSON.stringify(row) + row.sealed_iban.toString('latin1') + row.sealed_account.toString('latin1');
  for (const secret of ['CH93', '00762011623852957', '1162-3852'])
    expect(bytes.includes(secret), secret).toBe(false);
});

describe('What cannot be paid to is refused at its field', () => {
  const cases: [string, object, string][] = [
    ['an empty bank name', { name: '' }, 'name'],
    ['an empty clearing number', { clearing_number: ' ' }, 'clearing_number'],
    ['an empty bank address', { adresse: '' }, 'adresse'],
    ['an empty IBAN', { iban: '' }, 'iban'],
    ['an empty account number', { acc_number: '' }, 'acc_number'],
    ['an IBAN with a wrong checksum', { iban: 'CH9300762011623852958' }, 'iban'],
    ['an IBAN that is too short', { iban: 'DE8937040044053201300' }, 'iban'],
    ['an IBAN of no country', { iban: 'XX9300762011623852957' }, 'iban'],
    ['a QR-IBAN', { iban: 'CH4431999123000889012', clearing_number: '31999' }, 'iban'],
    ['letters as clearing number', { clearing_number: 'abc' }, 'clearing_number'],
    ['two digits as clearing number', { ...german, clearing_number: '12' }, 'clearing_number'],
    ['ten digits as clearing number', { ...german, clearing_number: '1234 567-890' }, 'clearing_number'],
    ['another clearing number than the IBAN has', { clearing_number: '4835' }, 'clearing_number'],
    ['a country that is none', { holder_country: 'Schweiz' }, 'holder_country'],
    ['a very long bank name', { name: 'x'.repeat(141) }, 'name'],
    ['a masked IBAN on the first save', { iban: '****2957' }, 'iban'],
  ];
  test.each(cases)('%s', async (_what, wrong, field) => {
    const member = await createMember(app);
    const { status, body } = await create(member, { ...swiss, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await read(member)).toEqual([]);
  });
});

test('A QR-IBAN is refused with its own reason, and accounts of other countries are accepted', async () => {
  const member = await createMember(app);
  const qr = await create(member, { ...swiss, iban: 'CH4431999123000889012', clearing_number: '31999' });
  expect(qr.body.errors.iban).toMatch(/QR-IBAN/);
  expect((await create(member, { ...swiss, ...german })).body).toMatchObject({ iban: '****3000' });
});

test.each(['370-400', '123', '123 456 789'])('Abroad %s is a clearing number', async (written) => {
  const { body } = await create(await createMember(app), { ...swiss, ...german, clearing_number: written });
  expect(body.clearing_number).toBe(written.replaceAll(/[ -]/g, ''));
});

const hoursUntil = (time: string) =>
  Math.round((Date.parse(time) - app.platform.clock.now().getTime()) / 3_600_000);

test('The first bank details are paid to only after 48 hours, as their mail and page say', async () => {
  const member = await createMember(app);
  const { paused_until } = (await create(member)).body;
  expect(hoursUntil(paused_until)).toBe(48);
  await earnCommission(app, { of: member, amountMinor: 5000 });
  const mail = await mailAbout(app, sandbox, member.email, 'Bank details added');
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  expect(mail?.text).toContain(`payouts pause until ${format.format(new Date(paused_until))} (UTC)`);
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox pays');
  const paid = async () =>
    (await runPayouts(app.platform, debtor)).paid.filter(({ userId }) => userId === member.id);
  expect(await paid()).toEqual([]);
  app.platform.clock.setOffset(48.1 * 3_600_000);
  expect(await paid()).toHaveLength(1);
  app.platform.clock.setOffset(0);
});

test('The link in the mail about bank details that someone else gave removes them and ends their session', async () => {
  const member = await createMember(app);
  await create(member);
  expect(await pressNotMe(member)).toBe(200);
  expect(await stored(member)).toEqual([]);
  expect((await app.send('GET', '/api/me/sessions', { as: member })).status).toBe(401);
});

test('No link restores bank details that were still paused, even if they changed again since', async () => {
  const { member, id } = await withDetails();
  const other = { ...swiss, iban: 'CH56 0483 5012 3456 7800 9', clearing_number: '04835' };
  await update(member, id, other);
  expect(await pressNotMe(member, 'Bank details changed')).toBe(200);
  expect(await stored(member)).toEqual([]);

  const settled = await withDetails();
  await endPause(app, settled.member);
  await update(settled.member, settled.id, other);
  expect(await pressNotMe(settled.member, 'Bank details changed')).toBe(200);
  expect(await stored(settled.member)).toEqual([{ iban_last4: '2957' }]);
});

/** Presses the button of the mail about bank details. */
async function pressNotMe({ email }: TestMember, subject = 'Bank details added') {
  const token = tokenIn(await mailAbout(app, sandbox, email, subject), '/settings/not-me/');
  return (await app.send('POST', '/api/users/not-me', { body: { token } })).status;
}

const stored = (of: TestMember) =>
  app.platform.db.selectFrom('bank_details').select('iban_last4').where('user_id', '=', of.id).execute();

test('A change is mailed, and pauses payouts for 48 hours', async () => {
  const { member, id } = await withDetails();
  const { status, body } = await update(member, id, {
    ...swiss,
    iban: 'CH56 0483 5012 3456 7800 9',
    clearing_number: '04835',
  });
  expect(status).toBe(200);
  expect(body.iban).toBe('****8009');
  expect(hoursUntil(body.paused_until)).toBe(48);
  const mails = await mailsTo(app, sandbox, member.email);
  // Two mails that wait at the same time may be delivered in either order.
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Bank details added at Staylore',
    'Bank details changed at Staylore',
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/0483 ?5012|00762011/);
});

test('Masked values sent back leave the stored ones unchanged', async () => {
  const { member, id } = await withDetails();
  const [shown] = await read(member);
  const { status, body } = await update(member, id, { ...shown, name: 'Another bank' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Another bank', iban: '****2957', acc_number: '****.957' });
  const wrong = await update(member, id, { ...shown, clearing_number: '4835' });
  expect(wrong.body.errors).toHaveProperty('clearing_number');
});

test('Nobody reads, creates or changes another member’s bank details', async () => {
  const { member, id } = await withDetails();
  const stranger = await createMember(app);
  const url = `/api/users/${member.id}/bankdetails`;
  expect((await app.send('GET', url, { as: stranger })).status).toBe(403);
  expect((await app.send('GET', url)).status).toBe(401);
  expect((await create(stranger, { ...swiss, user_id: member.id })).status).toBe(403);
  expect((await update(stranger, id, swiss)).status).toBe(404);
  expect((await update(stranger, 2_000_000_000, swiss)).status).toBe(404);
  expect((await read(member))[0].iban).toBe('****2957');
});

test('Two first saves at the same moment leave one record', async () => {
  const member = await createMember(app);
  const answers = await Promise.all([create(member), create(member), create(member)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await read(member)).toHaveLength(1);
});
