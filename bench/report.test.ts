import { expect, test } from 'vitest';
import { shortfalls, tableOf } from './report.ts';
import { row } from './row.ts';

const measured = { unit: 'requests/s', value: 240, yardstick: 1000 };
const rows = [
  row({ ...measured, name: 'Feed page', least: 0.25 }),
  row({ ...measured, name: 'Memory', most: 1 }),
  row({ ...measured, name: 'Processor' }),
];

test('the table says of each figure what it is, its yardstick, what it must reach and whether it does', () => {
  const [feed, memory, processor] = tableOf(rows);
  expect(Object.keys(feed ?? {})).toEqual(['what', 'yardstick', 'today', 'unit', 'must', 'ratio', 'reached']);
  expect(feed).toMatchObject({ what: 'Feed page', today: 240, yardstick: 1000, must: '≥ 0.25', ratio: 0.24 });
  expect([feed, memory, processor].map((one) => one?.['reached'])).toEqual(['SHORT', 'yes', '']);
});

test('what falls short is told with what it must reach', () => {
  expect(shortfalls(rows)).toEqual(['Short: Feed page: 240 requests/s (0.24), must be ≥ 0.25']);
});
