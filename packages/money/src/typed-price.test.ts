import { expect, test } from 'vitest';
import { parsePrice } from './typed-price.ts';

test.each([
  ['189', 189],
  ['189,50', 189.5],
  ['189.5', 189.5],
  ['1.200', 1200],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ["1'200.00", 1200],
  ['12 000 000', 12_000_000],
  ['0', 0],
] as const)('A price may be written with the signs of any country: %s', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each(['cheap', '-5', '1,2,3', '12.3456', '€ 12', '1e3', ','])(
  'An invalid price is not guessed at: %s',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);

test.each(['', '   '])('No price is no mistake: %j', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});
