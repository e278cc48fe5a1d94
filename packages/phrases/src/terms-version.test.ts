import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';
import { termsVersion } from './terms-version.ts';

/** What the terms said in each version, in both languages. An entry never changes; a new text is a new version. */
const texts: Record<string, string> = {
  '2022-07-23': '3471f0154f0c088a1ff7a7e97e319d3d6237b97095dfa9088620babcdaeb732d',
};

test('No word of the terms changes without a new version, of which members are told', () => {
  const sections = [phrases.de.terms.sections, phrases.en.terms.sections];
  const text = createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  const advice = 'The terms have changed: give them a new version in terms-version.ts, and say what is new.';
  expect(text, advice).toBe(texts[termsVersion.name]);
});

test('The version is a day, holds from that day or later, and is the newest', () => {
  const { name, holdsFrom } = termsVersion;
  for (const day of [name, holdsFrom]) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
  expect(holdsFrom >= name).toBe(true);
  expect(Object.keys(texts).sort().at(-1)).toBe(name);
});
