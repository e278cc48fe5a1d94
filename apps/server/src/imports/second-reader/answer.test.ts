import { findStays } from '@staylore/hotel-finder/find-stays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, combine } from './answer.ts';

const post = {
  caption: 'Views from Hotel Silberdistel in Flims, near the Innsbruck train.',
  locationTag: 'Casa Lumera',
};
const own = findStays(post);
const say = (...names: string[]): Answer => ({
  is_stay: true,
  hotels: names.map((name) => ({ name, city: null })),
});

test('A hotel is accepted if its name is in the caption or location tag', () => {
  const { caption } = post;
  const both = combine({ ...post }, { ...own, hotels: [] }, say('Hotel Silberdistel', 'Casa Lumera'));
  expect(both.isStay).toBe(true);
  expect(both.found).toBeGreaterThanOrEqual(2);
  const marks = both.evidence.filter(({ kind }) => kind === 'hotel');
  expect(caption.slice(marks[0]?.start, marks[0]?.end)).toBe('Hotel Silberdistel');
  expect(marks[1]).toMatchObject({ field: 'location_tag', start: 0, end: 11 });
});

test.each([
  ['Grand Palace'],
  ['hotel silberdistel'],
  ['Inn'],
  ['https://evil.example/'],
  ['<b>Hotel Silberdistel</b>'],
  [''],
  ['Views from Hotel Silberdistel in Flims, near the Innsbruck train'],
])('A claim without proof in the post changes nothing: %s', (name) => {
  expect(combine(post, own, say(name))).toBe(own);
});

test('An address is not a name, even if it is in the post', () => {
  const hostile = { caption: 'Book now at www.evil.com and evil.com/x and //evil' };
  const before = findStays(hostile);
  for (const name of ['www.evil.com', 'evil.com/x', '//evil', 'evil.com'])
    expect(combine(hostile, before, say(name))).toBe(before);
});

test('A denial ends a doubtful stay', () => {
  expect(combine(post, { ...own, isStay: true, found: 2 }, { is_stay: false, hotels: [] })).toMatchObject({
    isStay: false,
    found: 0,
  });
});

test('Every hotel from the model is named in the post', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('Hotel', 'Flims', 'Casa Lumera', 'Silberdistel in Flims', 'Hotel Silberdistel'),
  );
  const answer = fc.record({
    is_stay: fc.boolean(),
    hotels: fc.array(fc.record({ name, city: fc.option(name) }), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(answer, (said) => {
      const { hotels, evidence, isStay } = combine(post, own, said);
      for (const { surface } of hotels)
        expect(`${post.caption} ${post.locationTag}`.toLowerCase()).toContain(surface.toLowerCase());
      expect(evidence.length).toBeLessThanOrEqual(own.evidence.length + 5);
      if (!said.is_stay) expect(isStay).toBe(false);
    }),
  );
});
