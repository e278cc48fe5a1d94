import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailAbout, tokenIn } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { commonPasswords } from './common-passwords.ts';

let sandbox: TestSandbox;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  member = await createMember(app, { username: 'quiet.guest', name: 'Valentina' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const common = 'Too many people use this password. Pick another one';
const own = 'This is little more than your name, username, email address or “Staylore”. Pick another one';

test.each([
  ['everybody', 'password123', common],
  ['very many people', 'vinogradov', common],
  ['many people, in capitals', 'Eightmarch', common],
  ['everybody, in full-width letters', 'ｐａｓｓｗｏｒｄ１２３', common],
  ['everybody, with spaces and invisible characters', 'pass\u200bword 1\u034f23', common],
  ['nothing but spaces', '         ', common],
  ['the product', 'StayLore-2026', own],
  ['the product, with an invisible character', 'Stay\u2060Lore-2026', own],
  ['the product, twice', 'staylore staylore', own],
  ['the own name', 'Valentina99', own],
  ['the own username', 'quiet.guest1', own],
  ['the own mail address', 'quiet.guest@test.example', own],
])('A password of %s is refused wherever one is set', async (_whose, password, text) => {
  const refused = { password: text };
  const fields = { name: 'Valentina', username: member.username, email: member.email };
  const registered = await app.send('POST', '/api/register', { body: { ...fields, password } });
  expect([registered.status, registered.body.errors]).toEqual([400, refused]);

  const changed = await app.send('PUT', '/api/users/password', { as: member, body: { password } });
  expect([changed.status, changed.body.errors]).toEqual([400, refused]);

  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  const mail = await mailAbout(app, sandbox, member.email, 'Set a new password');
  const token = tokenIn(mail, '/forgot/reset/');
  const reset = await app.send('POST', '/api/forgot/reset', { body: { token, password } });
  expect([reset.status, reset.body.errors]).toEqual([400, refused]);
  expect((await app.send('GET', `/api/forgot/reset/${token}`)).body.valid).toBe(true);
});

test('A password that has an own word among enough others is taken', async () => {
  const body = {
    name: 'Valentina',
    username: 'long.words',
    email: 'long.words@test.example',
    password: 'valentina naps at noon',
  };
  expect((await app.send('POST', '/api/register', { body })).status).toBe(200);
});

test('Nearly 200,000 passwords are known to be too common', async () => {
  expect((await commonPasswords()).size).toBeGreaterThan(190_000);
});
