import { afterAll, beforeAll, expect, test } from 'vitest';
import { waiting } from '../../../test/database/held.ts';
import { mailsTo, onlyMailTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

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

const minute = 60_000;
const forgot = (email: string) => app.send('POST', '/api/forgot/password', { body: { email } });
const reset = (token: string, password = 'another quiet room') =>
  app.send('POST', '/api/forgot/reset', { body: { token, password } });
const isLive = async (token: string) => (await app.send('GET', `/api/forgot/reset/${token}`)).body.valid;

async function mailedToken(member: TestMember): Promise<string> {
  expect((await forgot(member.email)).status).toBe(200);
  const mail = await onlyMailTo(app, sandbox, member.email);
  return tokenIn(mail, '/forgot/reset/');
}

test('A mailed link sets a new password once, and every session ends', async () => {
  const member = await createMember(app);
  const token = await mailedToken(member);
  expect(await isLive(token)).toBe(true);
  expect((await reset(token)).status).toBe(200);
  expect((await app.send('GET', '/api/me', { as: member })).body.user).toBeNull();
  const login = (password: string) =>
    app.send('POST', '/api/login', { body: { email: member.email, password } });
  expect((await login(member.password)).status).toBe(401);
  expect((await login('another quiet room')).status).toBe(200);
  expect(await isLive(token)).toBe(false);
  const again = await reset(token, 'a third quiet room');
  expect(again.body.code).toBe('accounts.token_dead');
  expect((await login('a third quiet room')).status).toBe(401);
});

test('A link that is asked for while the account leaves its address is not mailed to the old one', async () => {
  const member = await createMember(app);
  const { db } = app.platform;
  const asked = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ email: 'elsewhere@test.example' })
      .where('id', '=', member.id)
      .execute();
    const asking = forgot(member.email);
    // The request has read the old address and waits for the account.
    await expect.poll(() => waiting(app)).toBeGreaterThan(0);
    return { asking };
  });
  expect((await asked.asking).status).toBe(200);
  expect(await mailsTo(app, sandbox, member.email)).toEqual([]);
});

test('The link works for 60 minutes', async () => {
  const member = await createMember(app);
  const token = await mailedToken(member);
  const { clock } = app.platform;
  const before = clock.offsetMs;
  try {
    clock.setOffset(before + 59 * minute);
    expect(await isLive(token)).toBe(true);
    clock.setOffset(before + 61 * minute);
    expect(await isLive(token)).toBe(false);
    expect((await reset(token)).body.code).toBe('accounts.token_dead');
  } finally {
    clock.setOffset(before);
  }
});

test('What is stored of a link does not open it', async () => {
  const member = await createMember(app);
  const token = await mailedToken(member);
  const rows = await app.platform.db.selectFrom('mail_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    for (const value of Object.values(row)) {
      const stored = Buffer.isBuffer(value) ? value : Buffer.from(String(value));
      expect(stored.includes(token)).toBe(false);
      expect(stored.equals(Buffer.from(token, 'base64url'))).toBe(false);
    }
});

test('An unknown address gets the same words and no mail', async () => {
  const member = await createMember(app);
  const known = await forgot(member.email);
  const unknown = await forgot('nobody@test.example');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await mailsTo(app, sandbox, 'nobody@test.example')).toEqual([]);
});

test('The mail speaks the language of the member and links to that page', async () => {
  const member = await createMember(app);
  await app.send('POST', `/api/users/${member.id}/update`, { as: member, body: { language: 'de' } });
  await forgot(member.email);
  const mail = await onlyMailTo(app, sandbox, member.email);
  expect(mail?.subject).toBe('Neues Passwort setzen');
  expect(mail?.links.some((link) => link.includes('/de/forgot/reset/'))).toBe(true);
});

test('A password that is refused leaves the link alive', async () => {
  const member = await createMember(app);
  const token = await mailedToken(member);
  for (const password of ['', 'short', 'password123']) {
    const { status, body } = await reset(token, password);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['password']]);
  }
  expect(await isLive(token)).toBe(true);
});

test('One link used twice in the same moment sets one password', async () => {
  const member = await createMember(app);
  const token = await mailedToken(member);
  const answers = await Promise.all([reset(token, 'first quiet room'), reset(token, 'second quiet room')]);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test.each(['nonsense', 'x'.repeat(200), '%F0%9F%97%9D'])(
  'A made-up token is a dead one: %s',
  async (token) => {
    expect(await isLive(token)).toBe(false);
  },
);

test.each([
  ['empty', '', 'email'],
  ['no address', 'lena', 'email'],
])('Asking with an address that is %s is refused at its field', async (_what, email, field) => {
  const { status, body } = await forgot(email);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(field);
});
