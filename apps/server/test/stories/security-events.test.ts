import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '../../src/app.ts';
import { createLog } from '../../src/platform/log/index.ts';
import { bank } from '../calls/sample-things.ts';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let logged: App;
let lines: string[] = [];

beforeAll(async () => {
  app = await startApp();
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  logged = await buildApp({ platform: { ...app.platform, log } });
  await logged.http.ready();
});

afterEach(() => {
  lines = [];
  app.platform.clock.setOffset(0);
});

afterAll(async () => {
  await logged?.http.close();
  await app?.close();
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token?: string) {
  const answer = await logged.http.inject({
    method,
    url,
    ...(body === undefined ? {} : { payload: body }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return answer.statusCode;
}

const events = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.security !== undefined)
    .map(({ security, member, outcome }) => [security, member, outcome]);

test('The log tells who did what to an account, its money and its data, or was refused, by the id of the request and without any secret', async () => {
  const member = await createMember(app);
  const { email, id, password, token } = member;
  await call('POST', '/api/login', { email, password });
  await call('POST', '/api/login', { email, password: 'not their password' });
  await call('POST', '/api/bankdetails', bank, token);
  await call('POST', '/api/me/takeout', {}, token);
  await call('PUT', '/api/users/password', { password: 'another quiet room' }, token);
  app.platform.clock.setOffset(11 * 60_000);
  await call('POST', '/api/me/takeout', {}, token);
  await call('POST', '/api/me/proof', { password: 'not their password' }, token);
  expect(events()).toEqual([
    ['sign-in', id, 'done'],
    ['sign-in', null, 'accounts.wrong_credentials'],
    ['bank', id, 'done'],
    ['export', id, 'done'],
    ['password', id, 'done'],
    ['export', id, 'session.proof_needed'],
    ['proof', id, 'accounts.wrong_password'],
  ]);
  for (const line of lines.map((one) => JSON.parse(one)).filter((one) => one.security !== undefined))
    expect(line.request.length).toBeGreaterThan(0);
  const written = lines.join();
  for (const secret of [password, 'not their password', 'another quiet room', token, email, bank.iban])
    expect(written).not.toContain(secret);
});

test('What concerns no account is no security event', async () => {
  expect(await call('GET', '/api/posts/latest/0')).toBe(200);
  expect(events()).toEqual([]);
});
