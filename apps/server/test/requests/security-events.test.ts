import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '../../src/app.ts';
import { changeRole, moderationHandlers } from '../../src/lifecycle/moderation/index.ts';
import { startJobs } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log/index.ts';
import { bank } from '../calls/sample-things.ts';
import { setUpApp } from '../calls/second-factor.ts';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let logged: App;
let lines: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  app = await startApp();
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

test('The log records who did or was refused what to account, money and data, with request id, without secrets', async () => {
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

test('A call without security relevance is not logged as a security event', async () => {
  expect(await call('GET', '/api/posts/latest/0')).toBe(200);
  expect(events()).toEqual([]);
});

/** Refusals as member, outcome and call; by `left_out` alone what stands for several. */
const refusals = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.security === 'refusal')
    .map(({ call: asked, left_out, member, outcome }) =>
      left_out === undefined ? [member, outcome, asked] : left_out,
    );

test('Refusals before or by a call are logged with the call, and without the body', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const typed = 'a word that nobody should read';
  await call('GET', '/api/me/sessions?note=a%20word%20that%20nobody%20should%20read');
  await call('GET', '/api/me/sessions', undefined, 'x'.repeat(43));
  await call('GET', `/api/users/${other.id}/bookings`, undefined, member.token);
  await call('POST', '/api/blocks', { user_id: typed }, member.token);
  await call('GET', '/api/moderation/cases', undefined, member.token);
  const cookie = { cookie: `staylore_session=${member.token}`, origin: 'https://elsewhere.example' };
  await logged.http.inject({ method: 'POST', url: '/api/blocks', headers: cookie, payload: {} });
  expect(refusals()).toEqual([
    [null, 'session.required', 'GET /api/me/sessions'],
    [null, 'session.required', 'GET /api/me/sessions'],
    [member.id, 'session.foreign_id', 'GET /api/users/:id/bookings'],
    [member.id, 'request.invalid', 'POST /api/blocks'],
    [member.id, 'access.denied', 'GET /api/moderation/cases'],
    [member.id, 'request.foreign_origin', 'POST /api/blocks'],
  ]);
  const written = lines.filter((line) => line.includes('"security"')).join();
  for (const secret of [typed, member.token, 'x'.repeat(43), 'elsewhere'])
    expect(written).not.toContain(secret);
});

test('A flood of refusals logs ten lines a minute per caller and reason, then a count; others are still logged', async () => {
  const [flooding, quiet] = [await createMember(app), await createMember(app)];
  let now = app.platform.clock.now();
  const clock = { ...app.platform.clock, now: () => now };
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const still = await buildApp({ platform: { ...app.platform, clock, log } });
  const block = ({ token }: { token: string }) =>
    still.http.inject({
      method: 'POST',
      url: '/api/blocks',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
  for (let asked = 0; asked < 25; asked += 1) await block(flooding);
  await block(quiet);
  const told = [flooding.id, 'request.invalid', 'POST /api/blocks'];
  const other = [quiet.id, 'request.invalid', 'POST /api/blocks'];
  expect(refusals()).toEqual([...Array.from({ length: 10 }, () => told), other]);
  lines = [];
  now = new Date(now.getTime() + 60_000);
  await block(flooding);
  expect(refusals()).toEqual([15, told]);
  await still.http.close();
});

test('A call over the limit is logged as well', async () => {
  const member = await createMember(app);
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const config = { ...app.platform.config, rateLimits: true };
  const limited = await buildApp({ platform: { ...app.platform, config, log } });
  const ask = () =>
    limited.http.inject({
      method: 'PUT',
      url: '/api/users/password',
      headers: { authorization: `Bearer ${member.token}` },
      payload: { password: 'short' },
    });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 1000) statuses.push((await ask()).statusCode);
  await limited.http.close();
  expect(statuses.at(-1)).toBe(429);
  expect(JSON.parse(lines.findLast((line) => line.includes('request.too_many')) ?? '{}')).toMatchObject({
    security: 'refusal',
    member: member.id,
    outcome: 'request.too_many',
    call: 'PUT /api/users/password',
  });
});

test('Roles given or taken by a command appear in the log of a server', async () => {
  const member = await createMember(app);
  const { id, username } = member;
  await setUpApp(app, member);
  for (const granted of [true, true, false])
    await changeRole(app.platform, { username, role: 'moderator', granted });
  const { directUrl: url } = app.platform;
  const jobs = await startJobs({ url, handlers: moderationHandlers(app.platform), log });
  const told = () =>
    lines.map((line) => JSON.parse(line)).flatMap((line) => (line.security === 'role' ? [line] : []));
  await expect.poll(() => told().length).toBe(2);
  await jobs.stop({ withinMs: 1000 });
  expect(
    told()
      .map(({ call, member, outcome }) => `${call} ${member} ${outcome}`)
      .toSorted(),
  ).toEqual([`grant moderator ${id} done`, `revoke moderator ${id} done`]);
});
