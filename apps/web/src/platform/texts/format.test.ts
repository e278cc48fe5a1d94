import { expect, test } from 'vitest';
import { formatDay } from './format.ts';

test.each([
  ['en', '3\u00a0November 2026', '3\u00a0Nov 2026'],
  ['de', '3.\u00a0November 2026', '3.\u00a0Nov. 2026'],
] as const)('no line ends between the day and the month of a date: %s', (language, long, short) => {
  expect(formatDay('2026-11-03T12:00:00Z', language)).toBe(long);
  expect(formatDay('2026-11-03T12:00:00Z', language, { short: true })).toBe(short);
});
