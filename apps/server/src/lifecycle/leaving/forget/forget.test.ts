import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { someoneKnown } from '../../../../test/calls/known-member.ts';
import { bank, inImport, made } from '../../../../test/calls/sample-things.ts';
import { placesOfWords, rowsOf } from '../../../../test/database/whole-database.ts';
import { mailAbout } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick, earnCommission, reportOf, sendReport } from '../../../../test/stays/earnings.ts';
import { jpeg } from '../../../../test/stays/pictures.ts';
import { verifyLedger } from '../../../earnings/ledger/index.ts';
import { bookPaidByHand, runPayouts } from '../../../earnings/payouts/index.ts';
import { deleteFreedUsernames } from '../../../members/accounts/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { owedByCode } from '../index.ts';
import { deleteDeparted } from '../jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
const day = 86_400_000;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const leave = (as: TestMember, givesUp = false) =>
  app.send('POST', '/api/me/leaving', { as, body: { password: as.password, gives_up: givesUp } });
const coming = async (as: TestMember) => (await app.send('GET', '/api/me/leaving', { as })).body;

/** The night after so many days. */
async function nightAfter(days: number): Promise<void> {
  app.platform.clock.setOffset(days * day);
  await enqueue(app.platform.db, deleteDeparted, {});
  await app.runJobs();
}

/** What the schedule of the operator does. */
async function payOut(): Promise<void> {
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox has a debtor');
  await runPayouts(app.platform, debtor);
}

const accountOf = (id: number) =>
  app.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
const bookOf = async (id: number) =>
  (await sql`select * from ledger_entries where user_id = ${id} order by id`.execute(app.platform.db)).rows;
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const key of app.platform.storage.keys()) keys.push(key);
  return keys;
};

/** A member with data in every feature, and the words by which they could be recognised. */
async function someoneWithALife(username: string, name: string): Promise<TestMember> {
  const fields = { caption: `${name} was here.`, tags: [username] };
  const { known: member, other } = await someoneKnown(app, { username, name, fields });
  const form = new FormData();
  form.append('bio', `I am ${name}.`);
  form.append('last_name', `${name}son`);
  form.append('file', await jpeg(), 'me.jpg');
  form.append('cover', await jpeg(), 'cover.jpg');
  expect((await app.send('POST', `/api/users/${member.id}/update`, { as: member, form })).status).toBe(200);
  for (const [url, body] of [
    ['/api/blocks', { user_id: (await createMember(app)).id }],
    ['/api/mutes', { user_id: (await createMember(app)).id }],
    ['/api/wishes', { post_id: other.id }],
    ['/api/bankdetails', { ...bank, holder_name: `${name} ${name}son` }],
    ['/api/claims', { handle: username }],
  ] as const)
    await made(app, member, { url, body });
  await inImport()(app, member);
  await app.send('PUT', '/api/notifications/digest', { as: member, body: { rhythm: 'weekly' } });
  await app.send('PUT', '/api/notifications/settings', {
    as: member,
    body: [{ kind: 'follow', in_app: true, mail: true }],
  });
  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  await sql`
    insert into identities (provider, subject, user_id, email) values ('google', ${username}, ${member.id}, ${member.email})`.execute(
    app.platform.db,
  );
  await sql`
    insert into sign_in_attempts (state_hash, browser_hash, provider, nonce, code_verifier, expires_at, subject, email, name)
    values (${Buffer.from(username)}, 'x', 'google', 'n', 'v', now(), ${username}, ${member.email}, ${name})`.execute(
    app.platform.db,
  );
  await sql`
    update claimed_handles set confirmed_at = now() where user_id = ${member.id}`.execute(app.platform.db);
  await sql`
    insert into network_posts (id, handle, media_type, author_name, fetched_at) values (${username}, ${username}, 'IMAGE', ${name}, now())`.execute(
    app.platform.db,
  );
  await app.send('POST', '/api/me/takeout', { as: member });
  await app.runJobs();
  return member;
}

test('After 30 days nothing is left of a member: no row, text or file; 90 days later the name is free', async () => {
  const filesBefore = await storedFiles();
  const member = await someoneWithALife('quokka.one', 'Quokkabert');
  const words = ['quokka', member.email];
  expect((await placesOfWords(app, words)).length).toBeGreaterThan(15);
  expect(Object.keys(await rowsOf(app, member.id)).length).toBeGreaterThan(18);
  await leave(member);
  await nightAfter(29);
  expect((await accountOf(member.id))?.username).toBe('quokka.one');

  await nightAfter(30.1);
  expect(await accountOf(member.id)).toBeUndefined();
  expect(await rowsOf(app, member.id)).toEqual({});
  expect(await placesOfWords(app, words)).toEqual([]);
  // What the friend published in the meantime stays.
  const left = (await storedFiles()).filter((key) => !filesBefore.includes(key));
  expect(new Set(left.map((key) => key.split('/')[1])).size).toBe(1);
  const mail = await mailAbout(app, sandbox, member.email, 'Your account at Staylore is deleted');
  expect(mail?.text).toContain('because you had an account at Staylore');
  const { email, username, password } = member;
  const login = await app.send('POST', '/api/login', { body: { email, password } });
  expect(login.body.code).toBe('accounts.wrong_credentials');
  const body = { name: 'New', email, username, password };
  expect((await app.send('POST', '/api/register', { body })).status).toBe(409);
  await deleteFreedUsernames(app.platform.db, new Date(app.platform.clock.now().getTime() + 1000));
  expect((await app.send('POST', '/api/register', { body })).status).toBe(200);
});

test('Of a member who earned money only a number remains; the ledger is complete and balances', async () => {
  const member = await someoneWithALife('numbat.two', 'Numbatine');
  await earnCommission(app, { of: member, amountMinor: 7300 });
  await earnCommission(app, { of: member, amountMinor: 120, currency: 'CHF' });
  const click = await createClick(app, { of: member, label: 'The hut of Numbatine' });
  expect((await sendReport(app, reportOf(click))).status).toBe(200);
  const book = await bookOf(member.id);
  expect((await coming(member)).coming).toMatchObject([
    { currency: 'CHF', payable_minor: 120 },
    { currency: 'EUR', payable_minor: 7300 },
  ]);
  expect((await leave(member, true)).status).toBe(200);
  await payOut();
  await nightAfter(31);

  expect(await bookOf(member.id)).toEqual(book);
  expect(await verifyLedger(app.platform.db)).toMatchObject({ balanced: true });
  expect(Object.keys(await rowsOf(app, member.id)).sort()).toEqual([
    'bookings.user_id',
    'ledger_entries.user_id',
    'links.user_id',
  ]);
  expect(await placesOfWords(app, ['numbat', member.email])).toEqual([]);
  expect(await accountOf(member.id)).toMatchObject({ username: `~${member.id}`, name: '', last_name: null });
  const stranger = await createMember(app);
  for (const text of [`~${member.id}`, String(member.id), 'numbat']) {
    const found = await app.send('GET', `/api/users/findbyusername/${text}/${stranger.id}`, { as: stranger });
    expect(found.body).toEqual([]);
  }
  expect((await app.send('GET', `/api/users/username/~${member.id}`)).status).toBe(404);
  const invites = await app.send('GET', '/api/invites', { as: stranger });
  expect(JSON.stringify(invites.body)).not.toContain(`~${member.id}`);
});

test('A leaving member who is owed money is asked to confirm the mail address first, or gives the money up', async () => {
  const member = await createMember(app, { confirmed: false });
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await earnCommission(app, { of: member, amountMinor: 40 });
  expect((await leave(member)).body.code).toBe('accounts.email_unconfirmed');
  expect((await leave(member, true)).status).toBe(200);
});

test('A leaving member may claim their balance first: any amount is paid, and deletion waits for it', async () => {
  const member = await createMember(app, { username: 'bilby.three', name: 'Bilbyna' });
  await earnCommission(app, { of: member, amountMinor: 40 });
  expect((await leave(member)).body.code).toBe('leaving.nowhere_to_pay');
  expect((await app.send('GET', '/api/me', { as: member })).body.user.id).toBe(member.id);
  const euros = {
    ...bank,
    iban: 'DE89370400440532013000',
    clearing_number: '37040044',
    acc_number: '0532013000',
  };
  await made(app, member, { url: '/api/bankdetails', body: euros });
  expect((await leave(member)).status).toBe(200);
  await nightAfter(31);
  expect((await accountOf(member.id))?.username).toBe('bilby.three');
  const back = await app.send('POST', '/api/login', {
    body: { email: member.email, password: member.password },
  });
  const me = await app.send('GET', '/api/me', { as: back.body });
  expect(me.body.leaving).toMatchObject({ name: 'Bilbyna', over: true });

  await payOut();
  await app.runJobs();
  await nightAfter(32);
  expect((await accountOf(member.id))?.username).toBe(`~${member.id}`);
  expect(await placesOfWords(app, ['bilby', member.email])).toEqual([]);
  const { rows } =
    await sql`select state, amount_minor from payout_items where user_id = ${member.id}`.execute(
      app.platform.db,
    );
  expect(rows).toEqual([{ state: 'paid', amount_minor: 40 }]);
  expect(await verifyLedger(app.platform.db)).toMatchObject({ balanced: true });
});

test('Money that cannot be transferred to a leaving member’s account stays in the ledger, and their last mail has the code that proves it is theirs', async () => {
  const member = await createMember(app, { username: 'kowari.four', name: 'Kowarina' });
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await earnCommission(app, { of: member, amountMinor: 5600, currency: 'USD' });
  const book = await bookOf(member.id);
  expect((await leave(member)).status).toBe(200);
  await nightAfter(31);

  expect((await accountOf(member.id))?.username).toBe(`~${member.id}`);
  expect(await placesOfWords(app, ['kowari', member.email])).toEqual([]);
  expect(await bookOf(member.id)).toEqual(book);
  expect(await verifyLedger(app.platform.db)).toMatchObject({ balanced: true });
  const mail = await mailAbout(app, sandbox, member.email, 'Your account at Staylore is deleted');
  const words = mail?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('We still owe you US$56.00');
  expect(mail?.links.join()).toContain('/en/support/contact');
  const code = /Code:?\s+(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await owedByCode(app.platform, code)).toEqual({ memberId: member.id, sums: 'US$56.00' });
  expect(await owedByCode(app.platform, `${code.slice(0, -2)}xx`)).toBeNull();

  const paid = { userId: member.id, amountMinor: 5600, currency: 'USD', reference: 'BY-HAND-0001' };
  expect(await bookPaidByHand(app.platform, paid, async () => undefined)).toEqual({ outcome: 'booked' });
  expect(await owedByCode(app.platform, code)).toEqual({ memberId: member.id, sums: null });
  expect(await verifyLedger(app.platform.db)).toMatchObject({ balanced: true });
  const told = app.platform.db.selectFrom('notifications').select('id').where('user_id', '=', member.id);
  expect(await told.execute()).toEqual([]);
});

test('A deletion waits a year at most for money that the bank does not take', async () => {
  const member = await createMember(app, { username: 'dibbler.five' });
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await earnCommission(app, { of: member, amountMinor: 4100, currency: 'CHF' });
  expect((await leave(member)).status).toBe(200);
  await nightAfter(30 + 364);
  expect((await accountOf(member.id))?.username).toBe('dibbler.five');
  await nightAfter(30 + 365.1);
  expect((await accountOf(member.id))?.username).toBe(`~${member.id}`);
  const mail = await mailAbout(app, sandbox, member.email, 'Your account at Staylore is deleted');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('We still owe you CHF 41.00');
});

test('A member who came back in time is kept, and the nightly job may run twice', async () => {
  const [kept, gone] = [await createMember(app), await createMember(app)];
  await leave(kept);
  await leave(gone);
  const { body } = await app.send('POST', '/api/login', {
    body: { email: kept.email, password: kept.password },
  });
  await app.send('DELETE', '/api/me/leaving', { as: body });
  await nightAfter(31);
  await nightAfter(31);
  expect((await accountOf(kept.id))?.username).toBe(kept.username);
  expect(await accountOf(gone.id)).toBeUndefined();
});

test('A returning member no longer follows members deleted in the meantime', async () => {
  const [first, friend] = [await createMember(app), await createMember(app)];
  await made(app, first, { url: '/api/follows', body: { user_id: friend.id } });
  await leave(friend);
  app.platform.clock.setOffset(20 * day);
  const { body } = await app.send('POST', '/api/login', {
    body: { email: first.email, password: first.password },
  });
  await leave({ ...first, token: body.token });
  await nightAfter(31);
  const again = await app.send('POST', '/api/login', {
    body: { email: first.email, password: first.password },
  });
  expect((await app.send('DELETE', '/api/me/leaving', { as: again.body })).status).toBe(200);
  const { body: profile } = await app.send('GET', `/api/users/username/${first.username}`);
  expect(profile.following).toBe(0);
});
