import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStep, setUpApp } from '../calls/second-factor.ts';
import { createMember } from '../people.ts';
import { startRedisStub } from '../stand-ins/redis-stub.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  other = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1', DATABASE_URL: app.platform.directUrl });
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test('Servers over one database count sign-ins together, also without Redis', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 24; tried += 1) {
    const server = tried % 2 === 0 ? app : other;
    const body = { email: `nobody${tried}@test.example`, password: 'guessed wrong' };
    statuses.push((await server.send('POST', '/api/login', { body, headers: from('203.0.113.5') })).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  const elsewhere = await app.send('POST', '/api/login', {
    body: { email: 'nobody@test.example', password: 'guessed wrong' },
    headers: from('203.0.113.6'),
  });
  expect(elsewhere.status).toBe(401);
});

test('A Redis that is restarted without its data, or goes away, buys nobody another guess', async () => {
  const redis = await startRedisStub();
  const shared = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1', REDIS_URL: redis.url });
  const { email } = await createMember(shared);
  let networks = 0;
  const guess = async () => {
    networks += 1;
    const body = { email, password: 'guessed wrong' };
    const headers = from(`203.0.113.${100 + (networks % 2)}`);
    return (await shared.send('POST', '/api/login', { body, headers })).status;
  };
  await expect
    .poll(() => shared.send('GET', '/api/posts/latest/0').then(() => redis.counts.size))
    .toBeGreaterThan(0);
  for (let tried = 0; tried < 10; tried += 1) expect(await guess()).toBe(401);
  redis.counts.clear();
  expect([await guess(), await guess()]).toEqual([429, 429]);
  redis.close();
  expect([await guess(), await guess()]).toEqual([429, 429]);
  await shared.close();
});

test('A wait that a recovery code has ended is over at every server', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const twin = await app.twin();
  const at = async (server: Pick<TestApp, 'send'>, code: string) => {
    const headers = { ...from('203.0.113.44'), ...(await firstStep(app, member)) };
    return (await server.send('POST', '/api/login/second-factor', { headers, body: { code } })).status;
  };
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await at(app, shown.code(20 + wrong))).toBe(403);
  expect([await at(twin, shown.code(1)), await at(app, shown.code(1))]).toEqual([429, 429]);
  expect(await at(app, shown.recoveryCodes[0] ?? '')).toBe(200);
  expect(await at(twin, shown.code(1))).toBe(200);
  await twin.close();
});

test('A request that claims more proxies than there are is counted by its real address', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 24; tried += 1) {
    const headers = from(`198.51.100.${tried}, 203.0.113.77`);
    const body = { email: `other${tried}@test.example`, password: 'guessed wrong' };
    statuses.push((await app.send('POST', '/api/login', { body, headers })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('However many networks an IPv6 customer has, they call as sixteen', async () => {
  const forgot = async (address: string) => {
    const body = { email: `nobody${address.replaceAll(':', '')}@test.example` };
    return (await app.send('POST', '/api/forgot/password', { body, headers: from(address) })).status;
  };
  const statuses = new Set<number>();
  for (let network = 0; network < 16 * 10; network += 1)
    statuses.add(await forgot(`2001:db8:8:${network.toString(16)}::1`));
  expect([...statuses]).toEqual([200]);
  expect(await forgot('2001:db8:8:ffff::1')).toBe(429);
  expect(await forgot('2001:db8:9:ffff::1')).toBe(200);
});

test('However many networks an IPv6 customer has, they go to sign in elsewhere as sixteen', async () => {
  const isRefused = async (address: string) => {
    const { headers } = await app.send('GET', '/auth/start/google', { headers: from(address) });
    return String(headers['location']).includes('too_many');
  };
  const begin = async (first: number) => {
    const refused: boolean[] = [];
    for (let network = first; network < 16 * 60; network += 4)
      refused.push(await isRefused(`2001:db8:8:${network.toString(16)}::1`));
    return refused;
  };
  const refused = await Promise.all(Array.from({ length: 4 }, (_, first) => begin(first)));
  expect(refused.flat()).not.toContain(true);
  expect(await isRefused('2001:db8:8:ffff::1')).toBe(true);
  expect(await isRefused('2001:db8:9:ffff::1')).toBe(false);
});

test('No mail address that someone asks about is written down with the count of asking', async () => {
  await app.send('GET', '/api/users/Secret.Person%40test.example/email');
  const { rows } = await sql`select key from rate_limits`.execute(app.platform.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('secret.person');
});

test('A proxy that adds a port to each address, or sends an invalid one, does not multiply the limit', async () => {
  for (const told of [
    (tried: number) => `203.0.113.88:${4000 + tried}`,
    (tried: number) => `[2001:db8:9::1]:${4000 + tried}`,
    (tried: number) => `hidden${tried}`,
  ]) {
    const statuses: number[] = [];
    for (let tried = 0; tried < 24; tried += 1) {
      const body = { email: `with-port${tried}@test.example`, password: 'guessed wrong' };
      statuses.push((await app.send('POST', '/api/login', { body, headers: from(told(tried)) })).status);
    }
    expect(statuses.slice(-4), told(0)).toEqual([429, 429, 429, 429]);
  }
});

test('The addresses of one IPv6 network count as one', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 24; tried += 1) {
    const body = { email: `sixth${tried}@test.example`, password: 'guessed wrong' };
    const headers = from(`2001:db8:1:2::${tried.toString(16)}`);
    statuses.push((await app.send('POST', '/api/login', { body, headers })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('Many accounts at one address share its limits', async () => {
  const statuses: number[] = [];
  for (let account = 0; account < 21; account += 1) {
    // Signing up is counted by address as well.
    const send: TestApp['send'] = (method, url, call) =>
      app.send(method, url, { ...call, headers: from(`192.0.2.${account}`) });
    const as = await createMember({ ...app, send });
    for (let asked = 0; asked < 10; asked += 1) {
      const call = { as, body: {}, headers: from('203.0.113.200') };
      statuses.push((await app.send('PUT', '/api/users/password', call)).status);
    }
  }
  expect(statuses.slice(0, 200)).toEqual(Array(200).fill(400));
  expect(statuses.slice(200)).toEqual(Array(10).fill(429));
});
