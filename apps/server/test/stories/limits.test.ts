import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { type RedisStub, startRedisStub } from '../redis-stub.ts';
import { startApp, type TestApp } from '../start-app.ts';

let redis: RedisStub;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  redis = await startRedisStub();
  app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', REDIS_URL: redis.url });
  member = await createMember(app);
});

afterAll(async () => {
  await app?.close();
  redis?.close();
});

test.each([
  ['whether an address is known', () => app.send('GET', '/api/users/nobody%40test.example/email')],
  [
    'for a sign-in',
    () => app.send('POST', '/api/login', { body: { email: member.email, password: 'guessed wrong' } }),
  ],
  [
    'for a new password',
    () => app.send('POST', '/api/forgot/password', { body: { email: 'nobody@test.example' } }),
  ],
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
