import { triesPerAccount } from '@staylore/contract/members/accounts';
import { resetMailsPerAccount } from '@staylore/contract/members/password-reset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, tokenIn } from '../mailbox.ts';
import { createMember } from '../people.ts';
import { type RedisStub, startRedisStub } from '../redis-stub.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';

let redis: RedisStub;
let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  redis = await startRedisStub();
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on', TRUST_PROXY: 'on', REDIS_URL: redis.url });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
  redis?.close();
});

let callers = 0;
/** Asks from an address of the network that has asked nothing yet. */
const fromElsewhere = (url: string, body: object, headers: Record<string, string> = {}) => {
  callers += 1;
  const address = `198.51.${callers >> 8}.${callers & 255}`;
  return app.send('POST', url, { body, headers: { ...headers, 'x-forwarded-for': address } });
};
const login = (email: string, password: string, headers?: Record<string, string>) =>
  fromElsewhere('/api/login', { email, password }, headers);
const forgot = (email: string) => fromElsewhere('/api/forgot/password', { email });

let strangers = 0;
/** An address that nobody has asked about. */
const stranger = () => {
  strangers += 1;
  return `nobody${strangers}@test.example`;
};

test.each([
  ['whether an address is known', () => app.send('GET', '/api/users/nobody%40test.example/email')],
  [
    'for a sign-in',
    () => app.send('POST', '/api/login', { body: { email: stranger(), password: 'guessed wrong' } }),
  ],
  ['for a new password', () => app.send('POST', '/api/forgot/password', { body: { email: stranger() } })],
])('Whoever asks %s again and again has to wait, and is told how long', async (_what, ask) => {
  let answer = await ask();
  for (let asked = 1; asked < 200 && answer.status !== 429; asked += 1) answer = await ask();
  expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('Whether one address is known cannot be asked from many places either', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 40; asked += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${asked + 1}` };
    statuses.push((await app.send('GET', '/api/users/Lena%40test.example/email', { headers })).status);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const other = await app.send('GET', '/api/users/other%40test.example/email', {
    headers: { 'x-forwarded-for': '203.0.113.99' },
  });
  expect(other.status).toBe(200);
});

test('An account rests after too many wrong passwords from many places, and so does an address without one', async () => {
  const member = await createMember(app);
  for (const email of [member.email, 'no-account@test.example']) {
    const spelled = [email, email.toUpperCase(), ` ${email}`];
    for (let tried = 0; tried < triesPerAccount.requests; tried += 1)
      expect((await login(spelled[tried % 3] ?? '', 'guessed wrong')).status).toBe(401);
    const refused = await login(email, email === member.email ? member.password : 'guessed wrong');
    expect([refused.status, refused.body.code]).toEqual([429, 'accounts.too_many_tries']);
    expect(refused.body.detail).toMatch(/Wait 1[45] minutes, or set a new password by mail/);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(triesPerAccount.seconds);
    const german = await login(email, 'guessed wrong', { 'accept-language': 'de' });
    expect(german.body.detail).toMatch(/Warte 1[45] Minuten oder setz per Mail ein neues Passwort/);
  }
  expect((await login((await createMember(app)).email, 'guessed wrong')).status).toBe(401);
});

test('An owner whose account rests is let in at once by a new password, and those who guess begin anew', async () => {
  const member = await createMember(app);
  let answer = await login(member.email, 'guessed wrong');
  for (let tried = 1; answer.status === 401; tried += 1) {
    expect(tried).toBeLessThanOrEqual(triesPerAccount.requests);
    answer = await login(member.email, 'guessed wrong');
  }
  expect((await forgot(member.email)).status).toBe(200);
  const [mail] = await mailsTo(app, sandbox, member.email);
  const token = tokenIn(mail, '/forgot/reset/');
  const password = 'another quiet room';
  expect((await fromElsewhere('/api/forgot/reset', { token, password })).status).toBe(200);
  expect((await login(member.email, password)).status).toBe(200);
});

test('Whoever signs in has their earlier slips forgotten', async () => {
  const member = await createMember(app);
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 1; tried < triesPerAccount.requests; tried += 1)
      expect((await login(member.email, 'guessed wrong')).status).toBe(401);
    expect((await login(member.email, member.password)).status).toBe(200);
  }
});

test('At most five mails an hour go to one address, however many ask; the links in them still work', async () => {
  const member = await createMember(app);
  for (const email of [member.email, 'no-mailbox@test.example']) {
    for (let asked = 0; asked < resetMailsPerAccount.requests; asked += 1)
      expect((await forgot(asked % 2 === 0 ? email : email.toUpperCase())).status).toBe(200);
    const refused = await forgot(email);
    expect([refused.status, refused.body.code]).toEqual([429, 'accounts.too_many_mails']);
    expect(refused.body.detail).toMatch(/another can be asked for in (60|59) minutes/);
  }
  const mails = await mailsTo(app, sandbox, member.email);
  expect(mails).toHaveLength(resetMailsPerAccount.requests);
  for (const mail of mails) {
    const { body } = await app.send('GET', `/api/forgot/reset/${tokenIn(mail, '/forgot/reset/')}`);
    expect(body.valid).toBe(true);
  }
});
