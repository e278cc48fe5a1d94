import { expect, test } from 'vitest';
import { readUsage } from './usage.ts';

const dayInMinutes = 24 * 60;

test.each([
  ['its usage', { 'x-app-usage': '{"call_count":100,"estimated_time_to_regain_access":1e300}' }],
  ['a time to retry', { 'retry-after': '1e300' }],
])('A pause requested by %s of the photo network is at most a day', (_what, headers) => {
  expect(readUsage(headers).waitMinutes).toBe(dayInMinutes);
});

test('A shorter requested pause is kept, and of several the longest', () => {
  const headers = { 'x-app-usage': '{"estimated_time_to_regain_access":20}', 'retry-after': '90' };
  expect(readUsage(headers).waitMinutes).toBe(20);
  expect(readUsage({}).waitMinutes).toBeNull();
});
