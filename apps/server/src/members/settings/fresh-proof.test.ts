import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { guardedChanges } from '../../../test/calls/guarded-changes.ts';
import { signInWithGoogle } from '../../../test/calls/provider-sign-in.ts';
import { bank } from '../../../test/calls/sample-things.ts';
import { mailAbout, onlyMailTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    TRUST_PROXY: '1',
    PUBLIC_URL: `http://localhost:${Number(new URL(sandbox.url).port) + 2}`,
    RATE_LIMITS: 'on',
  });
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const minutes = (count: number) => app.platform.clock.setOffset(count * 60_000);
type Session = { token: string };
const prove = (as: Session, body: object) => app.send('POST', '/api/me/proof', { as, body });
const askCode = (as: Session) => app.send('POST', '/api/me/proof/code', { as });
const endOthers = (as: Session) => app.send('DELETE', '/api/me/sessions', { as });
const login = async ({ email, password }: TestMember): Promise<Session> =>
  (await app.send('POST', '/api/login', { body: { email, password } })).body;

describe('What opens, takes over or empties an account changes only after a fresh proof of identity', () => {
  test.each(guardedChanges)('%s', async (what, change) => {
    const member = await createMember(app);
    await login(member);
    if (what === 'other bank details') await app.send('POST', '/api/bankdetails', { as: member, body: bank });
    minutes(11);
    const refused = await change(app.send, member);
    expect([refused.status, refused.body.type]).toEqual([403, 'urn:staylore:problem:session.proof_needed']);
    expect((await prove(member, { password: member.password })).status).toBe(200);
    expect((await change(app.send, member)).status).toBe(200);
  });
});

test('A proof holds for ten minutes and for its own session alone', async () => {
  const member = await createMember(app);
  const other = await login(member);
  minutes(20);
  await prove(member, { password: member.password });
  expect((await endOthers(other)).status).toBe(403);
  minutes(29);
  expect((await endOthers(member)).status).toBe(200);
  minutes(30.1);
  expect((await endOthers(member)).status).toBe(403);
});

test('Ten wrong passwords from one network block proofs from there, even by the right one, but not elsewhere', async () => {
  const member = await createMember(app);
  minutes(11);
  const wrong = await prove(member, { password: 'not this one' });
  expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
    403,
    'accounts.wrong_password',
    ['password'],
  ]);
  const from = (address: string, password: string) =>
    app.send('POST', '/api/me/proof', {
      as: member,
      body: { password },
      headers: { 'x-forwarded-for': address },
    });
  for (let count = 0; count < 10; count += 1) await from(`2001:db8:0:1::${count}`, `guess ${count}`);
  const late = await from('2001:db8:0:1::9', member.password);
  expect([late.status, late.body.code]).toEqual([429, 'accounts.too_many_tries']);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(60);
  expect((await endOthers(member)).status).toBe(403);
  expect((await from('2001:db8:0:2::9', member.password)).status).toBe(200);
  expect((await endOthers(member)).status).toBe(200);
});

const guesses: [string, (as: TestMember, password: string) => ReturnType<TestApp['send']>][] = [
  [
    'changing the password',
    (as, old_password) =>
      app.send('PUT', '/api/users/password', { as, body: { password: 'another quiet room', old_password } }),
  ],
  [
    'deleting the account',
    (as, password) => app.send('POST', '/api/me/leaving', { as, body: { password, gives_up: false } }),
  ],
];

test.each(guesses)('A stolen session cannot guess the password by %s', async (_, guess) => {
  const member = await createMember(app);
  for (let count = 0; count < 5; count += 1)
    expect((await guess(member, `guess ${count}`)).body.code).toBe('accounts.wrong_password');
  const late = await guess(member, member.password);
  expect([late.status, late.body.code]).toEqual([429, 'accounts.too_many_tries']);
});

test('Members with a password are asked for it and sent no code', async () => {
  const member = await createMember(app);
  expect((await app.send('GET', '/api/me/proof', { as: member })).body).toEqual({ by: 'password' });
  expect((await askCode(member)).status).toBe(403);
  expect((await prove(member, { code: '123456' })).status).toBe(403);
});

async function withoutPassword(email: string): Promise<Session & { id: number }> {
  const { body } = await signInWithGoogle(app, email);
  return { token: body.token, id: body.user.id };
}
async function mailedCode(email: string): Promise<string> {
  const mail = await mailAbout(app, sandbox, email, 'Your code for Staylore');
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('Members without a password prove their identity by a mailed code, valid once and in that session only', async () => {
  const email = 'code.one@gmail.com';
  const member = await withoutPassword(email);
  const other = await withoutPassword(email);
  minutes(11);
  expect((await app.send('GET', '/api/me/proof', { as: member })).body).toEqual({ by: 'mail' });
  expect((await endOthers(member)).status).toBe(403);
  await askCode(member);
  const code = await mailedCode(email);
  expect((await prove(other, { code })).body.code).toBe('accounts.wrong_code');
  expect((await prove(member, { code })).status).toBe(200);
  expect((await endOthers(member)).status).toBe(200);
  minutes(22);
  expect((await prove(member, { code })).body.code).toBe('accounts.wrong_code');
});

test('A code is valid for ten minutes and five wrong tries', async () => {
  const email = 'code.two@gmail.com';
  const member = await withoutPassword(email);
  await askCode(member);
  minutes(9);
  expect((await prove(member, { code: await mailedCode(email) })).status).toBe(200);
  await askCode(member);
  const late = await mailedCode(email);
  minutes(19.1);
  expect((await prove(member, { code: late })).body.code).toBe('accounts.wrong_code');
  await askCode(member);
  const second = await mailedCode(email);
  const wrong = second === '000000' ? '111111' : '000000';
  for (let count = 0; count < 5; count += 1) await prove(member, { code: wrong });
  expect((await prove(member, { code: second })).body.code).toBe('accounts.wrong_code');
  expect((await endOthers(member)).status).toBe(403);
});

test('A changed password is reported by mail', async () => {
  const member = await createMember(app);
  await app.send('PUT', '/api/users/password', { as: member, body: { password: 'another quiet room' } });
  const mail = await onlyMailTo(app, sandbox, member.email);
  expect(mail?.subject).toBe('Your password at Staylore was changed');
});
