import fc from 'fast-check';
import { expect, test } from 'vitest';
import { change, dayIn, shiftDay, windowAt } from './window.ts';

const zone = fc.constantFrom('UTC', 'Europe/Zurich', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
});

test('The window is 30 days one after the other, and the last one is today where the reader is', () => {
  fc.assert(
    fc.property(moment, zone, (now, where) => {
      const { days, earlierFrom } = windowAt(now, where);
      expect(days).toHaveLength(30);
      expect(days.at(-1)).toBe(dayIn(now, where));
      for (const [index, day] of days.entries())
        if (index > 0) expect(day).toBe(shiftDay(days[index - 1] ?? '', 1));
      expect(shiftDay(earlierFrom, 30)).toBe(days[0]);
    }),
  );
});

test('Midnight in New Zealand is still yesterday in Zurich', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(dayIn(now, 'Pacific/Auckland')).toBe('2026-11-22');
  expect(dayIn(now, 'Europe/Zurich')).toBe('2026-11-21');
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 300, -66.7],
  [0, 5, -100],
  [5, 0, null],
  [0, 0, null],
])('From %d to compare with %d: %s percent', (now, earlier, percent) => {
  expect(change(now, earlier)).toBe(percent);
});
