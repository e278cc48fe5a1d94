import { signInTries } from '@staylore/contract/members/accounts';
import { resetMailsPerAccount } from '@staylore/contract/members/password-reset';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, onlyMailTo, tokenIn } from '../mailbox.ts';
import { createMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { type RedisStub, startRedisStub } from '../stand-ins/redis-stub.ts';
import { startApp, type TestApp } from '../start-app.ts';

let redis: RedisStub;
let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  redis = await startRedisStub();
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on', TRUST_PROXY: '1', REDIS_URL: redis.url });
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
])('A caller who requests %s too often is told how long to wait', async (_what, ask) => {
  let answer = await ask();
  for (let asked = 1; asked < 200 && answer.status !== 429; asked += 1) answer = await ask();
  expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('Nor can many senders find out whether one address is known', async () => {
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

/** Signs in from one address of the network. */
const loginFrom = (address: string, email: string, password = 'guessed wrong', headers = {}) =>
  app.send('POST', '/api/login', {
    body: { email, password },
    headers: { ...headers, 'x-forwarded-for': address },
  });
/** As if the times of these rules, and that of the limit for all of a network's sign-ins, were over. */
async function timesAreOver(rules: readonly { requests: number; seconds: number }[]): Promise<void> {
  for (const key of redis.counts.keys()) if (key.includes('|address:')) redis.counts.delete(key);
  for (const { requests, seconds } of rules)
    await sql`delete from rate_limits where key like ${`%:${requests}:${seconds}:%`}`.execute(
      app.platform.db,
    );
}

test('Strangers who guess from elsewhere never keep an owner out', async () => {
  const member = await createMember(app);
  for (let tried = 0; tried < 40; tried += 1)
    expect((await login(member.email, 'guessed wrong')).status).toBe(401);
  for (let tried = 0; tried < 8; tried += 1) await loginFrom('203.0.113.40', member.email);
  expect((await loginFrom('203.0.113.40', member.email, member.password)).status).toBe(429);
  expect((await loginFrom('203.0.113.41', member.email, member.password)).status).toBe(200);
});

test('The limits are those that the documents name', () => {
  const [minute, hour] = [60, 3600];
  expect(signInTries).toEqual([
    { requests: 5, seconds: 5 * minute },
    { requests: 10, seconds: hour },
    { requests: 20, seconds: 24 * hour },
  ]);
  expect(resetMailsPerAccount).toEqual({ requests: 5, seconds: hour });
});

test('Wrong passwords make a network wait longer and longer, for an account and for an address without one alike', async () => {
  const member = await createMember(app);
  const address = '203.0.113.42';
  for (const email of [member.email, 'no-account@test.example']) {
    const spelled = [email, email.toUpperCase(), ` ${email}`];
    let [guesses, before] = [0, 0];
    for (const [step, rule] of signInTries.entries()) {
      const letTimePass = () => timesAreOver(signInTries.slice(0, step));
      for (; guesses < rule.requests; guesses += 1) {
        if (guesses % signInTries[0].requests === 0) await letTimePass();
        expect((await loginFrom(address, spelled[guesses % 3] ?? '')).status).toBe(401);
      }
      await letTimePass();
      const refused = await loginFrom(address, email, member.password);
      expect([refused.status, refused.body.code]).toEqual([429, 'accounts.too_many_tries']);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(before);
      expect(wait).toBeLessThanOrEqual(rule.seconds);
      before = wait;
    }
  }
  expect((await loginFrom(address, (await createMember(app)).email)).status).toBe(401);
});

test('Refused requests say how long to wait, in the reader’s language', async () => {
  const email = 'no-reader@test.example';
  for (const _ of Array(signInTries[0].requests)) await loginFrom('203.0.113.43', email);
  const { body } = await loginFrom('203.0.113.43', email);
  expect(body.detail).toMatch(/Wait 5 minutes, or set a new password by email/);
  const german = await loginFrom('203.0.113.43', email, 'guessed wrong', { 'accept-language': 'de' });
  expect(german.body.detail).toMatch(/Warte 5 Minuten oder setz per Mail ein neues Passwort/);
});

test('Addresses of one IPv6 network guess as one', async () => {
  const member = await createMember(app);
  for (let tried = 0; tried < signInTries[0].requests; tried += 1)
    expect((await loginFrom(`2001:db8:7:1::${tried + 1}`, member.email)).status).toBe(401);
  expect((await loginFrom('2001:db8:7:1:ffff::9', member.email, member.password)).status).toBe(429);
  expect((await loginFrom('2001:db8:7:2::9', member.email, member.password)).status).toBe(200);
});

test('However many networks an IPv6 customer has, they guess as sixteen', async () => {
  const member = await createMember(app);
  const [{ requests }] = signInTries;
  for (let network = 0; network < 16; network += 1)
    for (let tried = 0; tried < requests; tried += 1)
      expect((await loginFrom(`2001:db8:8:${network}::1`, member.email)).status).toBe(401);
  expect((await loginFrom('2001:db8:8:ffff::1', member.email, member.password)).status).toBe(429);
  expect((await loginFrom('2001:db8:9:ffff::1', member.email, member.password)).status).toBe(200);
});

test('A member who has to wait is let in at once by a new password', async () => {
  const member = await createMember(app);
  const address = '203.0.113.44';
  for (let tried = 0; tried < signInTries[0].requests; tried += 1) await loginFrom(address, member.email);
  expect((await loginFrom(address, member.email, member.password)).status).toBe(429);
  expect((await forgot(member.email)).status).toBe(200);
  const mail = await onlyMailTo(app, sandbox, member.email);
  const token = tokenIn(mail, '/forgot/reset/');
  const password = 'another quiet room';
  expect((await fromElsewhere('/api/forgot/reset', { token, password })).status).toBe(200);
  expect((await loginFrom(address, member.email, password)).status).toBe(200);
});

test('Signing in forgets earlier wrong passwords', async () => {
  const member = await createMember(app);
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 1; tried < signInTries[0].requests; tried += 1)
      expect((await loginFrom('203.0.113.45', member.email)).status).toBe(401);
    expect((await loginFrom('203.0.113.45', member.email, member.password)).status).toBe(200);
  }
});

test('At most five mails an hour go to one address, whoever requests them, and their links still work', async () => {
  const member = await createMember(app);
  for (const email of [member.email, 'no-mailbox@test.example']) {
    for (let asked = 0; asked < resetMailsPerAccount.requests; asked += 1)
      expect((await forgot(asked % 2 === 0 ? email : email.toUpperCase())).status).toBe(200);
    const refused = await forgot(email);
    expect([refused.status, refused.body.code]).toEqual([429, 'accounts.too_many_mails']);
    expect(refused.body.detail).toMatch(/you can ask for another in (60|59) minutes/);
  }
  const mails = await mailsTo(app, sandbox, member.email);
  expect(mails).toHaveLength(resetMailsPerAccount.requests);
  for (const mail of mails) {
    const { body } = await app.send('GET', `/api/forgot/reset/${tokenIn(mail, '/forgot/reset/')}`);
    expect(body.valid).toBe(true);
  }
});

test.each(['/robots.txt', '/sitemap.xml', '/api/docs/json'])(
  'Who reads %s too often is told how long to wait, and others still read it',
  async (path) => {
    const read = (address: string) => app.send('GET', path, { headers: { 'x-forwarded-for': address } });
    let answer = await read('192.0.2.201');
    for (let asked = 1; asked < 400 && answer.status !== 429; asked += 1) answer = await read('192.0.2.201');
    expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read('192.0.2.202')).status).toBe(200);
  },
);
