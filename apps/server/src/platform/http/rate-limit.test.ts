import { expect, test, vi } from 'vitest';
import { type RedisStub, startRedisStub } from '../../../test/stand-ins/redis-stub.ts';
import { createLog } from '../log/index.ts';
import { addressGroup, openRateLimits } from './rate-limit.ts';

const log = createLog({ level: 'silent' });
/** No rule of a minute asks the database. */
const nowhere = 'postgres://127.0.0.1:1/none';
const rule = { requests: 3, seconds: 60 };

async function answers(limits: ReturnType<typeof openRateLimits>, key: string, times: number) {
  const all: (number | null)[] = [];
  for (let index = 0; index < times; index += 1) all.push(await limits.limit(key, rule));
  return all;
}

test('Requests up to the limit pass; the next is told how long to wait', async () => {
  const limits = openRateLimits({ enabled: true, redisUrl: undefined, databaseUrl: nowhere, log });
  const [first, second, third, fourth] = await answers(limits, 'GET /a|address:1.2.3.4', 4);
  expect([first, second, third]).toEqual([null, null, null]);
  expect(fourth).toBeGreaterThan(0);
  expect(fourth).toBeLessThanOrEqual(60);
});

test('Keys and rules count apart', async () => {
  const limits = openRateLimits({ enabled: true, redisUrl: undefined, databaseUrl: nowhere, log });
  await answers(limits, 'a', 4);
  expect(await limits.limit('b', rule)).toBeNull();
  expect(await limits.limit('a', { requests: 100, seconds: 60 })).toBeNull();
});

test('After the time has passed requests pass again', async () => {
  const limits = openRateLimits({ enabled: true, redisUrl: undefined, databaseUrl: nowhere, log });
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  await answers(limits, 'a', 3);
  expect(await limits.limit('a', rule)).toBe(60);
  clock.mockReturnValue(now + 59_000);
  expect(await limits.limit('a', rule)).toBe(1);
  clock.mockReturnValue(now + 60_000);
  expect(await limits.limit('a', rule)).toBeNull();
  clock.mockRestore();
});

test('A wait never exceeds its window when the clock jumps an hour back, and ends when it jumps a day ahead', async () => {
  const limits = openRateLimits({ enabled: true, redisUrl: undefined, databaseUrl: nowhere, log });
  await answers(limits, 'a', 4);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  expect(await limits.limit('a', rule)).toBe(60);
  clock.mockReturnValue(now + 86_400_000);
  expect(await limits.limit('a', rule)).toBeNull();
  clock.mockRestore();
});

test('Of many requests at the same time only the allowed number passes', async () => {
  const limits = openRateLimits({ enabled: true, redisUrl: undefined, databaseUrl: nowhere, log });
  const all = await Promise.all(Array.from({ length: 50 }, () => limits.limit('a', rule)));
  expect(all.filter((wait) => wait === null)).toHaveLength(3);
});

test('Switched off, everything passes', async () => {
  const limits = openRateLimits({ enabled: false, redisUrl: undefined, databaseUrl: nowhere, log });
  expect(await answers(limits, 'a', 10)).toEqual(Array(10).fill(null));
});

/** Until the connection is open, a process counts for itself. */
const reached = (redis: RedisStub, ask: () => Promise<unknown> | undefined) => {
  const before = redis.counts.size;
  return expect
    .poll(async () => {
      await ask();
      return redis.counts.size;
    })
    .toBeGreaterThan(before);
};

test('Two processes over one Redis count together', async () => {
  const redis = await startRedisStub();
  const both = [1, 2].map(() =>
    openRateLimits({ enabled: true, redisUrl: redis.url, databaseUrl: nowhere, log }),
  );
  const [one, two] = both;
  await reached(redis, () => one?.limit('warm one', rule));
  await reached(redis, () => two?.limit('warm two', rule));
  expect([await one?.limit('a', rule), await two?.limit('a', rule), await one?.limit('a', rule)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await two?.limit('a', rule)).toBeGreaterThan(0);
  await Promise.all(both.map((limits) => limits.close()));
  redis.close();
});

test('While Redis is unreachable each process counts alone: limits still hold', async () => {
  const redis = await startRedisStub();
  const limits = openRateLimits({ enabled: true, redisUrl: redis.url, databaseUrl: nowhere, log });
  await reached(redis, () => limits.limit('warm', rule));
  redis.close();
  await expect.poll(() => limits.limit(`x${Math.random()}`, rule)).toBeNull();
  const waits = await answers(limits, 'a', 5);
  expect(waits.slice(0, 3)).toEqual([null, null, null]);
  expect(waits[4]).toBeGreaterThan(0);
  await limits.close();
});

test.each([
  ['full', '-OOM command not allowed when used memory is above the maximum.'],
  ['a replica that takes no writes', '-READONLY You cannot write against a read only replica.'],
  ['in use by something else under our names', '-WRONGTYPE Operation against the wrong kind of value'],
] as const)('While Redis is %s each process counts alone, and the log says so, once', async (_, error) => {
  const redis = await startRedisStub();
  const kept = createLog({ level: 'silent' });
  const warn = vi.spyOn(kept, 'warn');
  const limits = openRateLimits({ enabled: true, redisUrl: redis.url, databaseUrl: nowhere, log: kept });
  await reached(redis, () => limits.limit('warm', rule));
  redis.state.answers = error;
  const waits = await answers(limits, 'a', 5);
  expect(waits.slice(0, 3)).toEqual([null, null, null]);
  expect(waits[4]).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalledTimes(1);
  await limits.close();
  redis.close();
});

test('While Redis does not answer, one request waits for it and those after it do not', async () => {
  const redis = await startRedisStub();
  const limits = openRateLimits({ enabled: true, redisUrl: redis.url, databaseUrl: nowhere, log });
  await reached(redis, () => limits.limit('warm', rule));
  redis.state.answers = 'nothing';
  redis.state.asked = 0;
  const waits = await answers(limits, 'a', 6);
  expect(waits.slice(0, 3)).toEqual([null, null, null]);
  expect(waits[5]).toBeGreaterThan(0);
  // A second one may have been on its way.
  expect(redis.state.asked).toBeLessThanOrEqual(2);
  redis.state.answers = 'counts';
  await reached(redis, () => limits.limit('back', rule));
  await limits.close();
  redis.close();
});

test('A wait that is forgiven while Redis does not answer is over here too', async () => {
  const redis = await startRedisStub();
  const limits = openRateLimits({ enabled: true, redisUrl: redis.url, databaseUrl: nowhere, log });
  await reached(redis, () => limits.limit('warm', rule));
  redis.state.answers = '-OOM command not allowed when used memory is above the maximum.';
  await answers(limits, 'a', 4);
  redis.state.answers = 'counts';
  await limits.forget('a', rule);
  redis.state.answers = '-OOM command not allowed when used memory is above the maximum.';
  expect(await limits.limit('a', rule)).toBeNull();
  await limits.close();
  redis.close();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::5', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]', '203.0.113.9'],
  ['_hidden7', 'unknown'],
  ['203.000.113.009', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
