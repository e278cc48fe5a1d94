import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onlyMailTo, tokenIn } from '../../../../test/mailbox.ts';
import { createMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;
let without: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  const BREACHED_PASSWORDS_URL = `${sandbox.url}/api.pwnedpasswords.com/range`;
  [app, without] = [await startApp({ ...sandbox.env, BREACHED_PASSWORDS_URL }), await startApp(sandbox.env)];
});

afterEach(() => sandbox.control({ provider: 'breaches', fault: 'none' }));

afterAll(async () => {
  await app?.close();
  await without?.close();
  await sandbox?.stop();
});

const stolen = 'correct horse battery staple';
const refused = { password: 'This password is in lists of stolen ones. Pick another one' };

let count = 0;
const register = (password: string, at = app) => {
  count += 1;
  const username = `breached${count}`;
  return at.send('POST', '/api/register', {
    body: { name: 'Nina', username, email: `${username}@test.example`, password },
  });
};

test('A password of a published breach is refused wherever one is set', async () => {
  const registered = await register(stolen);
  expect([registered.status, registered.body.errors]).toEqual([400, refused]);
  const member = await createMember(app);
  const change = { password: stolen, old_password: member.password };
  const changed = await app.send('PUT', '/api/users/password', { as: member, body: change });
  expect([changed.status, changed.body.errors]).toEqual([400, refused]);
  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  const token = tokenIn(await onlyMailTo(app, sandbox, member.email), '/forgot/reset/');
  const reset = await app.send('POST', '/api/forgot/reset', { body: { token, password: stolen } });
  expect([reset.status, reset.body.errors]).toEqual([400, refused]);
  expect((await app.send('GET', `/api/forgot/reset/${token}`)).body.valid).toBe(true);
});

test('A padding line is not a breach, and the service is sent five digits of a hash', async () => {
  expect((await register('nobody ever lost this')).status).toBe(200);
  const asked = (await sandbox.requests('breaches')).map(({ path }) => path);
  expect(asked.length).toBeGreaterThan(0);
  for (const path of asked) expect(path).toMatch(/^\/api\.pwnedpasswords\.com\/range\/[0-9A-F]{5}$/);
});

test.each(['500', '429', 'malformed', 'timeout'])(
  'While the service fails (%s) passwords are taken',
  async (fault) => {
    await sandbox.control({ provider: 'breaches', fault });
    expect((await register(stolen)).status).toBe(200);
  },
);

test('Where no service is set up, none is asked', async () => {
  const before = (await sandbox.requests('breaches')).length;
  expect((await register(stolen, without)).status).toBe(200);
  expect(await sandbox.requests('breaches')).toHaveLength(before);
});
