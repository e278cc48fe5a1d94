import { expect, test } from 'vitest';
import { shortfalls, tableOf } from './report.ts';
import { row } from './row.ts';

const measured = { unit: 'requests/s', value: 240, yardstick: 1000 };
const rows = [
  row({ ...measured, name: 'Feed page', least: 0.25, aim: 0.5 }),
  row({ ...measured, name: 'Memory', most: 1 }),
  row({ ...measured, name: 'Processor' }),
];

test('the table says of each figure what it is, its yardstick, what it must reach and whether it does', () => {
  const [feed, memory, processor] = tableOf(rows);
  expect(Object.keys(feed ?? {})).toEqual([
    'what',
    'yardstick',
    'today',
    'unit',
    'ratio',
    'must',
    'aim',
    'reached',
  ]);
  expect(feed).toMatchObject({
    what: 'Feed page',
    today: 240,
    yardstick: 1000,
    must: '≥ 0.25',
    aim: '≥ 0.5',
    ratio: 0.24,
  });
  expect([feed, memory, processor].map((one) => one?.['reached'])).toEqual(['SHORT', 'yes', '']);
});

test('what falls short is told with what it must reach', () => {
  expect(shortfalls(rows)).toEqual(['Short: Feed page: 240 requests/s (0.24), must be ≥ 0.25']);
});

test('a figure that has a bound of its own falls short beyond it, whatever its ratio', () => {
  const slow = { name: 'Search', unit: 'ms', value: 90, yardstick: 80, most: 1.5, atMost: 60 };
  expect(row(slow)).toMatchObject({ must: '≤ 1.5, ≤ 60 ms', ok: false });
  expect(row({ ...slow, value: 50, yardstick: 40 }).ok).toBe(true);
});
