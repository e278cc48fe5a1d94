import { expect, test } from 'vitest';
import { daysText } from './mail-wording.ts';

test.each([
  ['de', '2026-12-18', '2026-12-22', '18.–22. Dezember 2026'],
  ['en', '2026-12-18', '2026-12-22', '18 – 22 December 2026'],
  ['de', '2026-12-29', '2027-01-02', '29. Dezember 2026 – 2. Januar 2027'],
] as const)('A mail about a booking tells its days once (%s, %s to %s)', (language, from, to, days) => {
  expect(daysText(from, to, language).replaceAll(/\s/gu, ' ')).toBe(days);
});
