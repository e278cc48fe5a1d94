import { expect, test } from 'vitest';
import { createAdjustableClock, followOffset, systemClock } from './clock.ts';

const noon = new Date('2026-11-21T12:00:00Z');

test('A moved clock keeps running at its distance from the source', () => {
  let now = noon;
  const clock = createAdjustableClock({ now: () => now });
  expect(clock.now()).toEqual(noon);
  clock.setOffset(86_400_000);
  expect(clock.now()).toEqual(new Date('2026-11-22T12:00:00Z'));
  now = new Date('2026-11-21T13:00:00Z');
  expect(clock.now()).toEqual(new Date('2026-11-22T13:00:00Z'));
  expect(clock.offsetMs).toBe(86_400_000);
});

test('The system clock returns a new date object each time', () => {
  const first = systemClock.now();
  first.setFullYear(1970);
  expect(systemClock.now().getFullYear()).toBeGreaterThan(2000);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('A distance of %d is refused', (offset) => {
  const clock = createAdjustableClock({ now: () => noon });
  expect(() => clock.setOffset(offset)).toThrow(RangeError);
  expect(clock.now()).toEqual(noon);
});

test('A clock follows the given offset, and keeps the last one while the sandbox is away', async () => {
  const clock = createAdjustableClock({ now: () => noon });
  const answers: (number | Error)[] = [1000, new Error('down'), 3000];
  const errors: unknown[] = [];
  const seen: number[] = [];
  const stop = await followOffset(clock, {
    readOffset: async () => {
      seen.push(clock.offsetMs);
      const answer = answers.shift() ?? 3000;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    everyMs: 1,
    onError: (error) => errors.push(error),
  });
  expect(clock.offsetMs).toBe(1000);
  await expect.poll(() => clock.offsetMs).toBe(3000);
  stop();
  expect(seen.slice(0, 3)).toEqual([0, 1000, 1000]);
  expect(errors).toHaveLength(1);
});
