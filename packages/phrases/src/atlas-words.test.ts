import { expect, test } from 'vitest';
import { atlasBeds, atlasReach } from './atlas-words.ts';
import { textsIn } from './texts-in.ts';

const countries = ['CH', 'FJ'];
const own = { stays: 3, years: 2, since: 2016 };
const none = { stays: 0, years: 0, since: null };
const en = textsIn('en');
const de = textsIn('de');

test('An atlas of own stays says how many beds, where and since when', () => {
  const told = { stays: 4, countries, credits: ['wide.roads'], own };
  expect(atlasBeds(told, en)).toBe('4 beds');
  expect(atlasReach(told, en)).toBe('in 2\u00a0countries since 2016');
  expect(atlasReach(told, de)).toBe('in 2\u00a0Ländern seit 2016');
});

test('Nobody is said to have slept where only accounts did whose stays they saved: those are named', () => {
  const told = { stays: 4, countries, credits: ['wide.roads'], own: none };
  expect(atlasBeds(told, en)).toBe('4 finds');
  expect(atlasBeds(told, de)).toBe('4 Funde');
  expect(atlasReach(told, en)).toBe('in 2\u00a0countries, found with @wide.roads');
  const more = { ...told, credits: ['wide.roads', 'slow.days'] };
  expect(atlasReach(more, de)).toBe('in 2\u00a0Ländern, gefunden bei @wide.roads und anderen');
  expect(atlasReach({ ...told, countries: [] }, en)).toBe('found with @wide.roads');
});

test('An atlas without stays has no beds yet', () => {
  const told = { stays: 0, countries: [], credits: [], own: none };
  expect([atlasBeds(told, en), atlasReach(told, en)]).toEqual(['0 beds', '']);
});
