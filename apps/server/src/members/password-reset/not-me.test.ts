import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { passkey } from '../../../test/calls/passkey.ts';
import { signInWithGoogle } from '../../../test/calls/provider-sign-in.ts';
import { bank, made } from '../../../test/calls/sample-things.ts';
import { firstStep, secondStep, setUpApp } from '../../../test/calls/second-factor.ts';
import { mailAbout, mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { type Answer, startApp, type TestApp } from '../../../test/start-app.ts';
import { connectAccount, connectedHandles } from '../../../test/stays/borrowed.ts';
import { endPause } from '../../../test/stays/earnings.ts';

let sandbox: TestSandbox;
let app: TestApp;

const day = 24 * 60 * 60 * 1000;
const path = '/settings/not-me/';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    PUBLIC_URL: `http://localhost:${Number(new URL(sandbox.url).port) + 2}`,
  });
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const cookieIn = ({ headers }: Answer) => /staylore_known=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
const login = (
  { email, password }: Pick<TestMember, 'email' | 'password'>,
  headers: Record<string, string> = {},
) => app.send('POST', '/api/login', { body: { email, password }, headers });
const notMe = (token: string) => app.send('POST', '/api/users/not-me', { body: { token } });
const reset = (token: string, password: string) =>
  app.send('POST', '/api/forgot/reset', { body: { token, password } });
const told = async (email: string) =>
  (await mailsTo(app, sandbox, email)).filter(({ links }) => links.some((link) => link.includes(path)));
const linkIn = async (email: string, to: string) => tokenIn(await mailsTo(app, sandbox, email), to);
const isDead = ({ status, body }: Answer) =>
  expect([status, body.code]).toEqual([400, 'accounts.token_dead']);

/** A member whose password someone else has used. */
async function strangerIn() {
  const member = await createMember(app);
  const { body: stranger } = await login(member);
  return { member, stranger: stranger as { token: string }, token: await linkIn(member.email, path) };
}

test('A sign-in from an unknown browser is reported by mail, with device, time and rough address and no secret', async () => {
  const member = await createMember(app);
  const { body } = await login(member, { 'user-agent': firefox });
  const [mail, ...others] = await told(member.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Firefox, Linux');
  expect(mail?.text).toContain('127.0.0.*');
  expect(mail?.text).toContain('(UTC)');
  for (const secret of [body.token, member.password, firefox]) expect(mail?.text).not.toContain(secret);
});

test('“It was not me” removes an account that a stranger connected and claimed, and keeps an earlier one', async () => {
  const { member, token } = await strangerIn();
  await connectAccount(app, member.id, 'strangers.account');
  expect((await notMe(token)).status).toBe(200);
  expect(await connectedHandles(app, member.id)).toEqual([[], []]);
  const other = await createMember(app);
  await connectAccount(app, other.id, 'their.own');
  app.platform.clock.setOffset(60_000);
  await login(other);
  expect((await notMe(await linkIn(other.email, path))).status).toBe(200);
  expect(await connectedHandles(app, other.id)).toEqual([['their.own'], ['their.own']]);
});

test('Signing up sends no new-sign-in mail, and makes its browser known', async () => {
  const member = { email: 'signs.up@test.example', password: 'a quiet room with a view' };
  const signedUp = await app.send('POST', '/api/register', {
    body: { name: 'New', username: 'signs.up', ...member },
  });
  await login(member, { cookie: cookieIn(signedUp) });
  expect(await told(member.email)).toEqual([]);
});

test('A browser is known for a year, only to the member who signed in with it; a forged cookie is ignored', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  const cookie = cookieIn(await login(one));
  const both = cookieIn(await login(other, { cookie }));
  expect(await told(other.email)).toHaveLength(1);
  await login(one, { cookie: both });
  await login(other, { cookie: both });
  expect(await told(one.email)).toHaveLength(1);
  expect(await told(other.email)).toHaveLength(1);
  const [, second = '', signature = ''] = /=(\d+)\.([^~]+)/.exec(cookie) ?? [];
  const forged = `staylore_known=${Number(second) + 1}.${signature}~~..~x.y`;
  expect((await login(one, { cookie: forged })).status).toBe(200);
  expect(await told(one.email)).toHaveLength(2);
  for (const days of [364.9, 365.1]) {
    app.platform.clock.setOffset(days * day);
    await login(one, { cookie });
    expect(await told(one.email)).toHaveLength(days < 365 ? 2 : 3);
  }
  app.platform.clock.setOffset(0);
});

test('Signing in with Google or by passkey is notified too, creating an account with Google is not', async () => {
  const email = 'by.google@test.example';
  expect((await signInWithGoogle(app, email)).status).toBe(200);
  expect(await told(email)).toEqual([]);
  expect((await signInWithGoogle(app, email)).status).toBe(200);
  expect(await told(email)).toHaveLength(1);

  const member = await createMember(app);
  const key = passkey({ origin: app.platform.config.http.publicUrl });
  const options = await made(app, member, { url: '/api/me/security/passkeys/options' });
  const body = { credential: key.create(options), name: 'Laptop' };
  await made(app, member, { url: '/api/me/security/passkeys', body });
  const before = await told(member.email);
  const asked = await app.send('POST', '/api/login/passkey/options');
  const cookie = /staylore_passkey=[^;]+/.exec(asked.headers['set-cookie'] ?? '')?.[0] ?? '';
  const answer = { credential: key.get(asked.body) };
  expect((await app.send('POST', '/api/login/passkey', { body: answer, headers: { cookie } })).status).toBe(
    200,
  );
  expect(await told(member.email)).toHaveLength(before.length + 1);
});

test('“It was not me” ends every session and the password, and mails the link to a new one', async () => {
  const { member, stranger, token } = await strangerIn();
  expect((await notMe(token)).body).toEqual({ signed_out: false });
  for (const as of [member, stranger])
    expect((await app.send('GET', '/api/me/sessions', { as })).status).toBe(401);
  expect((await login(member)).status).toBe(401);
  const link = await linkIn(member.email, '/forgot/reset/');
  expect((await reset(link, 'a fresh quiet room')).status).toBe(200);
  expect((await login({ ...member, password: 'a fresh quiet room' })).status).toBe(200);
});

test('“It was not me” undoes second factors, identities and bank details added since, and keeps earlier ones', async () => {
  const { db, clock } = app.platform;
  const member = await createMember(app);
  const identity = (subject: string, created_at: Date) =>
    db
      .insertInto('identities')
      .values({ provider: 'google', subject, user_id: member.id, email: member.email, created_at })
      .execute();
  await identity(`before-${member.id}`, new Date(clock.now().getTime() - day));
  await app.send('POST', '/api/bankdetails', { as: member, body: bank });
  await endPause(app, member);
  const details = async (as: { token: string }) =>
    (await app.send('GET', `/api/users/${member.id}/bankdetails`, { as })).body;
  const before = await details(member);
  const { body: stranger } = await login(member);
  const token = tokenIn(await mailAbout(app, sandbox, member.email, 'A new sign-in'), path);
  await identity(`since-${member.id}`, clock.now());
  const key = passkey({ origin: app.platform.config.http.publicUrl });
  const options = await made(app, stranger, { url: '/api/me/security/passkeys/options' });
  const body = { credential: key.create(options), name: 'Theirs' };
  await made(app, stranger, { url: '/api/me/security/passkeys', body });
  await app.send('PUT', `/api/bankdetails/${before[0].id}`, {
    as: stranger,
    body: { ...bank, iban: 'CH56 0483 5012 3456 7800 9', clearing_number: '04835' },
  });
  expect((await notMe(token)).status).toBe(200);
  await reset(await linkIn(member.email, '/forgot/reset/'), 'a fresh quiet room');
  const { body: back } = await login({ ...member, password: 'a fresh quiet room' });
  expect((await app.send('GET', '/api/me/security', { as: back })).body).toEqual({
    factors: [],
    recovery_codes: 0,
  });
  expect(await details(back)).toMatchObject([{ iban: before[0].iban }]);
  const left = await db.selectFrom('identities').select('subject').where('user_id', '=', member.id).execute();
  expect(left).toEqual([{ subject: `before-${member.id}` }]);
});

test('A second factor added with a stolen session does not lock the member out: the mail about it restores access', async () => {
  const member = await createMember(app);
  app.platform.clock.setOffset(8 * day);
  const proof = { password: member.password };
  expect((await app.send('POST', '/api/me/proof', { as: member, body: proof })).status).toBe(200);
  expect((await setUpApp(app, member)).recoveryCodes).toHaveLength(10);
  expect((await notMe(await linkIn(member.email, path))).status).toBe(200);
  const password = 'a fresh quiet room';
  await reset(await linkIn(member.email, '/forgot/reset/'), password);
  const { status, body } = await login({ ...member, password });
  expect(status).toBe(200);
  const { factors, recovery_codes } = (await app.send('GET', '/api/me/security', { as: body })).body;
  expect([factors, recovery_codes]).toEqual([[], 0]);
});

test('The link in a mail about new recovery codes takes them back and leaves the factor that its member had', async () => {
  const member = await createMember(app);
  const own = await setUpApp(app, member);
  await told(member.email);
  const codes = (await made(app, member, { url: '/api/me/security/recovery-codes' })).recovery_codes;
  expect((await notMe(await linkIn(member.email, path))).status).toBe(200);
  const password = 'a fresh quiet room';
  await reset(await linkIn(member.email, '/forgot/reset/'), password);
  const steps = () => firstStep(app, { ...member, password });
  expect((await secondStep(app, await steps(), codes[0])).status).toBe(403);
  expect((await secondStep(app, await steps(), own.recoveryCodes[0] ?? '')).status).toBe(200);
});

test('The stranger’s browser is not known any more once the member has said that it was not them', async () => {
  const member = await createMember(app);
  const cookie = cookieIn(await login(member));
  await notMe(await linkIn(member.email, path));
  await reset(await linkIn(member.email, '/forgot/reset/'), 'a fresh quiet room');
  await login({ ...member, password: 'a fresh quiet room' }, { cookie });
  expect(await told(member.email)).toHaveLength(2);
});

test('An address moved to another mailbox since is restored, and receives the link to a new password', async () => {
  const { member, stranger, token } = await strangerIn();
  const theirs = `theirs.${member.email}`;
  await app.send('POST', `/api/users/${member.id}/update`, { as: stranger, body: { email: theirs } });
  const confirm = { token: await linkIn(theirs, '/settings/confirm-email/') };
  expect((await app.send('POST', '/api/users/email/confirm', { as: stranger, body: confirm })).status).toBe(
    200,
  );
  await notMe(token);
  expect((await mailsTo(app, sandbox, theirs)).flatMap(({ links }) => links).join()).not.toContain(
    '/forgot/',
  );
  expect((await reset(await linkIn(member.email, '/forgot/reset/'), 'a fresh quiet room')).status).toBe(200);
  expect((await login({ ...member, password: 'a fresh quiet room' })).status).toBe(200);
});

test('The link gives no account away: the address stays, and the present one gets the password link', async () => {
  const { member, token } = await strangerIn();
  const { db } = app.platform;
  const now = `now.${member.email}`;
  await db.updateTable('users').set({ email: now }).where('id', '=', member.id).execute();
  expect((await notMe(token)).body).toEqual({ signed_out: false });
  expect((await mailsTo(app, sandbox, member.email)).flatMap(({ links }) => links).join()).not.toContain(
    '/forgot/',
  );
  expect(await linkIn(now, '/forgot/reset/')).not.toBe('');
});

test('Links about earlier sign-ins end when an unconfirmed account is handed over to the owner of its address', async () => {
  const member = await createMember(app, { username: 'handed.over', confirmed: false });
  await login(member);
  const token = await linkIn(member.email, path);
  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  await reset(await linkIn(member.email, '/forgot/reset/'), 'a fresh quiet room');
  isDead(await notMe(token));
});

test('The link works once, for 7 days, and its token is not stored in the database', async () => {
  const { member, token } = await strangerIn();
  const rows = await app.platform.db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('user_id', '=', member.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  app.platform.clock.setOffset(7 * day);
  isDead(await notMe(token));
  app.platform.clock.setOffset(7 * day - 60_000);
  expect((await notMe(token)).status).toBe(200);
  isDead(await notMe(token));
  isDead(await notMe('x'.repeat(43)));
});

test('Many presses at once are one, and send one link to a new password', async () => {
  const { member, token } = await strangerIn();
  const answers = await Promise.all(Array.from({ length: 6 }, () => notMe(token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  const resets = (await mailsTo(app, sandbox, member.email)).filter(({ links }) =>
    links.some((link) => link.includes('/forgot/reset/')),
  );
  expect(resets).toHaveLength(1);
});
