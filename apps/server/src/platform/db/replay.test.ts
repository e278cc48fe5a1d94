import { expect, test } from 'vitest';
import { completeUntil, maxLagMs, mayAnswer, ownWritesMs, readLsn } from './replay.ts';

test('Positions in the log are compared as numbers', () => {
  const ascending = ['0/0', '0/9', '0/10', '0/FFFFFFFF', '1/0', 'A/0', '10/1'].map(readLsn);
  expect(ascending.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ascending);
  expect(readLsn('1/0') - readLsn('0/FFFFFFFF')).toBe(1n);
});

test('A replica counts as complete exactly up to the last commit it has replayed', () => {
  const positions = [
    { at: 100, lsn: readLsn('0/10') },
    { at: 600, lsn: readLsn('0/20') },
    { at: 1100, lsn: readLsn('0/20') },
    { at: 1600, lsn: readLsn('0/30') },
  ];
  const until = (lsn: string) => completeUntil(positions, readLsn(lsn));
  expect(['0/F', '0/10', '0/1F', '0/20', '0/30', '0/99'].map(until)).toEqual([
    Number.NEGATIVE_INFINITY,
    100,
    100,
    1100,
    1600,
    1600,
  ]);
});

test('A replica that is away, behind or unknown is not read from', () => {
  const now = 50_000;
  const state = { isThere: true, completeUntil: now - maxLagMs };
  expect(mayAnswer(state, now)).toBe(true);
  expect(mayAnswer(state, now + 1)).toBe(false);
  expect(mayAnswer({ ...state, isThere: false }, now)).toBe(false);
  expect(mayAnswer({ isThere: true, completeUntil: Number.NEGATIVE_INFINITY }, now)).toBe(false);
});

test('A member who has written reads from the primary for longer than any used replica lags', () => {
  expect(ownWritesMs).toBeGreaterThan(maxLagMs);
});
