import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

/** Every text below a branch. */
function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return [branch];
  return branch === null || typeof branch !== 'object' ? [] : Object.values(branch).flatMap(textsOf);
}

test.each([
  ['whoever', /\bwhoever\b/i],
  ['a rule that holds', /\b(?:password|address|change|It)s? holds?\b/],
  ['mending', /\bmend/i],
  ['a stay that is told', /\b(?:stays? told|told of a)\b/i],
  ['taking over or taking back what is saved', /\bTaken over\b|\btakes? back\b/],
])('English texts do without %s, which only a dictionary would say', (_what, words) => {
  expect(textsOf(phrases.en).filter((text) => words.test(text))).toEqual([]);
});

test.each([
  ['en', 'an image that nobody else would use', /catching its breath|opening the door|in my head/],
  ['en', 'writing by hand what is typed', /\bwrit\w+ (?:\S+ ){0,4}by hand\b/],
  ['de', 'ein Bild, das sonst niemand gebraucht', /\bholt (?:kurz|gerade) Luft|die Tür auf|\bim Kopf\b/],
  [
    'de',
    'zwei Wörter für dasselbe',
    /Foto-?[Nn]etzwerk|Netzadresse|\bWünsche?n?\b|abgeschaltet|beansprucht|Bildunterschrift|Bankdaten\b/,
  ],
] as const)('Texts do without %s: %s', (language, _what, words) => {
  expect(textsOf(phrases[language]).filter((text) => words.test(text))).toEqual([]);
});

test.each(['en', 'de'] as const)('A number and its unit stay on one line: %s', (language) => {
  expect(textsOf(phrases[language]).filter((text) => /(?:\d|\}\}) (?:%|MB\b)/.test(text))).toEqual([]);
});
