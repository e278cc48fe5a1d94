import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { expect, test } from 'vitest';
import { summaryOf, tellingSentence } from './scan-summary.ts';
import { checked, isDoubtful, stayingPosts } from './stay-check.ts';

const hit = (changes: Partial<ScannedPost>) =>
  ({
    postId: 'a',
    hotel_name: 'Seehaus Traunblick',
    location: 'Seehaus Traunblick, Altaussee',
    city: 'Altaussee',
    country: 'AT',
    confidence: 1,
    hotel_price: null,
    price_currency: null,
    price_per: null,
    created_at: '2024-05-01T00:00:00.000Z',
    ...changes,
  }) as ScannedPost;
const night = (amount: number, currency: string, per: ScannedPost['price_per'] = 'night') =>
  hit({ hotel_price: amount, price_currency: currency, price_per: per });

test('a scan comes to its countries, each once, and its first and last year', () => {
  const posts = [
    hit({}),
    hit({ country: 'CH', created_at: '2016-01-01T00:00:00.000Z' }),
    hit({ country: null }),
  ];
  expect(summaryOf(posts)).toEqual({ countries: ['AT', 'CH'], years: [2016, 2024], cheapest: null });
  expect(summaryOf([])).toEqual({ countries: [], years: null, cheapest: null });
});

test('the cheapest night is in the currency of most nights; prices per stay and person do not count', () => {
  const posts = [
    night(120, 'CHF'),
    night(90, 'CHF'),
    night(40, 'EUR'),
    night(10, 'CHF', 'stay'),
    night(5, 'CHF', null),
  ];
  expect(summaryOf(posts).cheapest).toEqual({ amount: 90, currency: 'CHF', leavesOut: true });
});

test('what a price is for has to be said: as more is found, the cheapest night never follows a lower price of something else', () => {
  const first = [
    night(96, 'GBP'),
    night(149, 'EUR', null),
    night(38, 'EUR', null),
    night(20, 'EUR', 'person'),
  ];
  expect(summaryOf(first).cheapest).toBeNull();
  const later = [...first, night(121, 'EUR'), night(140, 'EUR')];
  expect(summaryOf(later).cheapest).toEqual({ amount: 121, currency: 'EUR', leavesOut: true });
});

test('the sentence that told of a stay is the one that names the hotel, and a long one is cut at a word', () => {
  const caption = 'Rain all day. We stayed at Seehaus Traunblick, three nights!\nTomorrow the train.';
  const at = caption.indexOf('Seehaus');
  const evidence = [
    { field: 'caption' as const, kind: 'stay', start: 62, end: 70 },
    { field: 'caption' as const, kind: 'hotel', start: at, end: at + 18 },
  ];
  expect(tellingSentence({ caption, evidence })).toBe('We stayed at Seehaus Traunblick, three nights!');
  expect(tellingSentence({ caption: 'One. Two.', evidence: [] })).toBe('One.');
  const long = tellingSentence({ caption: 'word '.repeat(80), evidence: [] });
  expect(long.length).toBeLessThan(145);
  expect(long.endsWith('word …')).toBe(true);
});

test('what is saved is what the status bar counts: named hotels, without those that are no stay, with those that were named', () => {
  const posts = [
    hit({ postId: 'a' }),
    hit({ postId: 'b' }),
    hit({ postId: 'c', hotel_name: null, location: '' }),
  ];
  expect(stayingPosts(posts, {}).map(({ postId }) => postId)).toEqual(['a', 'b']);
  const correction = { hotel_name: 'Haus am See', city: '' };
  const saved = stayingPosts(posts, { a: { kind: 'none' }, c: { kind: 'stay', correction } });
  expect(saved.map(({ postId, location }) => [postId, location])).toEqual([
    ['b', 'Seehaus Traunblick, Altaussee'],
    ['c', 'Haus am See'],
  ]);
  expect(saved[1]?.correction).toEqual(correction);
});

test('someone is asked about hotels that are not named or not certain', () => {
  expect([hit({}), hit({ confidence: 0.8 }), hit({ hotel_name: null })].map(isDoubtful)).toEqual([
    false,
    true,
    true,
  ]);
  expect(checked(hit({}), { kind: 'stay' })).toEqual(hit({}));
});
