// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from './lazy-part-loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How loading ended: the module, or the message of the error; and when each try began, in milliseconds. */
async function fetched(load: (nr: number) => Promise<string>) {
  const begun: number[] = [];
  const start = Date.now();
  const ending = fetchPart(() => {
    begun.push(Date.now() - start);
    return load(begun.length);
  }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return { ended: await ending, begun };
}

const broken = () => Promise.reject(new TypeError('Failed to fetch'));

test('a file of the script that cannot be fetched is tried five times, 350 ms apart and doubling', async () => {
  const { ended, begun } = await fetched(broken);
  expect(ended).toBe('Failed to fetch');
  expect(begun).toEqual([0, 350, 1050, 2450, 5250]);
});

test('the first try that succeeds is enough', async () => {
  const { ended, begun } = await fetched((nr) => (nr < 3 ? broken() : Promise.resolve('there')));
  expect([ended, begun.length]).toEqual(['there', 3]);
});

test('what does not answer is given up after 120 seconds, however often it was tried before', async () => {
  const start = Date.now();
  const { begun } = await fetched((nr) => (nr === 1 ? broken() : new Promise(() => undefined)));
  expect(begun).toEqual([0, 350]);
  expect(Date.now() - start).toBe(120_000);
});

test('without a network it fails at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await fetched(broken)).begun).toEqual([0]);
});
