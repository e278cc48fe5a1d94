import { expect, test } from 'vitest';
import { examineComponents } from './examine.ts';
import { lateBy } from './late.ts';

const now = new Date('2026-11-27T12:00:00Z');
const times = {
  created: '2020-01-01T00:00:00Z',
  '1.9.0': '2026-01-01T00:00:00Z',
  '1.10.0': '2026-08-01T00:00:00Z',
  '2.0.0-beta.1': '2026-02-01T00:00:00Z',
  '1.11.0': '2026-10-01T00:00:00Z',
  '2.0.0': '2026-11-20T00:00:00Z',
};

test('A library is past its time three months after it was first replaced, and no earlier', () => {
  const of = (current: string, at = now) => lateBy({ name: 'mapper', current, times }, at);
  expect(of('1.9.0')).toBe(
    'mapper 1.9.0 has been replaced for 118 days, first by 1.10.0 and last by 1.11.0.',
  );
  expect(of('1.9.0', new Date('2026-11-01T00:00:00Z'))).toBeNull();
  expect(of('1.9.0', new Date('2026-11-02T00:00:00Z'))).not.toBeNull();
  expect([of('1.10.0'), of('2.0.0'), of('2.0.0-beta.1')]).toEqual([null, null, null]);
});

test('A line of versions that is still looked after is not past its time, and one that is not any more is', () => {
  const of = (at: string) => lateBy({ name: 'mapper', current: '1.11.0', times }, new Date(at));
  expect(of('2026-12-31T00:00:00Z')).toBeNull();
  expect(of('2027-03-01T00:00:00Z')).toBe(
    'mapper 1.11.0 has been replaced for 101 days, first by 2.0.0 and last by 2.0.0.',
  );
});

/** A registry with two replaced libraries, one of them needed only for development, and one vulnerability. */
const answers: Record<string, unknown> = {
  outdated: { mapper: [{ current: '1.9.0' }, { current: '2.0.0' }], linter: { current: '1.9.0' }, gone: {} },
  view: times,
  audit: { vulnerabilities: { parser: { name: 'parser', severity: 'high' } } },
};
const ask = async ([word = '']: readonly string[]) => answers[word];
const ofProduct = new Set(['mapper', 'parser']);

test('Overdue updates are listed, of the product only, and known vulnerabilities first', async () => {
  const { past, untold } = await examineComponents(ask, { now, ofProduct });
  expect(past).toEqual(['parser has a known weakness: high.', expect.stringMatching(/^mapper 1\.9\.0 has/)]);
  expect(untold).toEqual([]);
});

test('A registry that does not list vulnerabilities is not taken to know of none', async () => {
  const silent = async (words: readonly string[]) =>
    words[0] === 'audit' ? { message: '405 Method Not Allowed' } : ask(words);
  const { past, untold } = await examineComponents(silent, { now, ofProduct });
  expect([past.length, untold.length]).toEqual([1, 1]);
});
