import { expect, test } from 'vitest';
import { currencies } from './currencies.ts';

test('Every currency that is offered exists, once, and can be found by its letters', () => {
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  expect(currencies.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect([...new Set(currencies)].sort()).toEqual(currencies);
});
