import { phrases } from '@staylore/phrases/phrases';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '../../src/app.ts';
import { jobHandlers } from '../../src/jobs.ts';
import { startJobs } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log/index.ts';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let logged: App;
let lines: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  app = await startApp({ ACCESS_LOG: 'on', TRUST_PROXY: '1' });
  logged = await buildApp({ platform: { ...app.platform, log } });
  await logged.http.ready();
});

afterEach(() => {
  lines = [];
});

afterAll(async () => {
  await logged?.http.close();
  await app?.close();
});

const told = () => lines.map((line) => JSON.parse(line));

test('Every answer has an id of its own, or the one that the proxy in front gave it if it has the form of one', async () => {
  const idOf = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await app.send('GET', '/healthz', { headers })).headers['x-request-id'];
  };
  const own = await Promise.all(Array.from({ length: 20 }, () => idOf()));
  expect(new Set(own).size).toBe(20);
  expect(own.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
  expect(await idOf('edge-7f3a91.4')).toBe('edge-7f3a91.4');
  for (const bad of ['short', 'x'.repeat(81), 'a "quoted" one', 'semi;colon;here'])
    expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
  const problem = await app.send('GET', '/api/nothing', { headers: { 'x-request-id': 'edge-12345' } });
  expect(problem.body.requestId).toBe('edge-12345');
});

test('Without a proxy in front the request id in the log cannot be chosen by the visitor', async () => {
  const open = await startApp();
  const given = { headers: { 'x-request-id': 'edge-7f3a91.4' } };
  const { body, headers } = await open.send('GET', '/api/nothing', given);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.requestId).toBe(headers['x-request-id']);
  await open.close();
});

test('The log has a line per request with id, method, path, status and time, and no key, address or query', async () => {
  const key = 'k'.repeat(43);
  const code = 'c0de'.repeat(6);
  const secrets = [`/api/statements/${key}?q=hidden`, '/api/users/lena%40test.example/email'];
  for (const url of [...secrets, `/en/data-deletion/${code}`, '/readyz'])
    await logged.http.inject({ url, headers: { 'x-request-id': 'edge-access' } });
  const access = told().filter(({ msg }) => msg === 'Request');
  expect(access).toMatchObject([
    { reqId: 'edge-access', method: 'GET', path: '/api/statements/…', status: 404, ms: expect.any(Number) },
    { reqId: 'edge-access', method: 'GET', path: '/api/users/…/email', status: 200 },
    { reqId: 'edge-access', method: 'GET', path: '/en/data-deletion/…' },
  ]);
  expect(lines.join('')).not.toMatch(new RegExp(`${key}|${code}|hidden|lena`));
});

test('No line of the log contains a reader’s network address, for answered or refused requests', async () => {
  const remoteAddress = '203.0.113.77';
  for (const url of ['/healthz', '/en', '/api/nothing', '/api/me/takeout'])
    await logged.http.inject({ url, remoteAddress });
  await logged.http.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    payload: { email: 'nobody@test.example', password: 'not the password' },
  });
  expect(told().some(({ security }) => security !== undefined)).toBe(true);
  expect(told().some(({ msg }) => msg === 'Request')).toBe(true);
  expect(lines.join('')).not.toContain(remoteAddress);
  expect(phrases.en.privacy.sections[1]?.blocks[1]).toContain('IP addresses');
  expect(phrases.en.privacy.sections[1]?.blocks[1]).toContain('never enter these logs');
});

test('The log names a job by the id of the request that caused it', async () => {
  const { email } = await createMember(app);
  await logged.http.inject({
    method: 'POST',
    url: '/api/forgot/password',
    headers: { 'x-request-id': 'edge-forgot' },
    payload: { email },
  });
  const { directUrl, unhurried } = app.platform;
  const jobs = await startJobs({ url: directUrl, handlers: jobHandlers(unhurried), log });
  await expect
    .poll(() => told().filter(({ job, reqId }) => job === 'mail.send' && reqId === 'edge-forgot').length)
    .toBeGreaterThan(0);
  await jobs.stop({ withinMs: 1000 });
});
