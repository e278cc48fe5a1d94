import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatTreatmentOf, vatWithin } from './vat.ts';

const gross = fc.integer({ min: 1, max: 1_000_000_000_000 });
const rate = fc.integer({ min: 0, max: 9_999 });

test('The tax within a sum is exact to half a minor unit, and net and tax are the sum again', () => {
  fc.assert(
    fc.property(gross, rate, (sum, basisPoints) => {
      const vat = vatWithin(sum, basisPoints);
      const whole = 10_000n + BigInt(basisPoints);
      const error = BigInt(vat) * whole - BigInt(sum) * BigInt(basisPoints);
      expect(Number.isSafeInteger(vat) && vat >= 0 && vat <= sum).toBe(true);
      expect((error < 0n ? -error : error) * 2n <= whole).toBe(true);
      expect(sum - vat + vat).toBe(sum);
    }),
  );
});

test('Tax never falls with a larger sum or a higher rate, and is zero without a rate', () => {
  fc.assert(
    fc.property(gross, rate, (sum, basisPoints) => {
      expect(vatWithin(sum + 1, basisPoints)).toBeGreaterThanOrEqual(vatWithin(sum, basisPoints));
      expect(vatWithin(sum, basisPoints + 1)).toBeGreaterThanOrEqual(vatWithin(sum, basisPoints));
      expect(vatWithin(sum, 0)).toBe(0);
    }),
  );
});

test('Known sums: 108.10 holds 8.10 at 8.1 %, 119.00 holds 19.00 at 19 %; a half goes to the even unit', () => {
  expect([vatWithin(10_810, 810), vatWithin(11_900, 1_900)]).toEqual([810, 1_900]);
  // At 60 % a sum of 4 holds 1.5, of 12 it holds 4.5.
  expect([vatWithin(4, 6_000), vatWithin(12, 6_000)]).toEqual([2, 4]);
});

const german = { country: 'DE', vat_id: 'DE136695976' };
test.each([
  ['a private person charges none', { ...german, standing: 'private' }, 'DE', 'none'],
  ['a small business charges none', { ...german, standing: 'small_business' }, 'DE', 'small_business'],
  ['a business of the same country charges it', { ...german, standing: 'business' }, 'DE', 'domestic'],
  ['without a number it charges none', { country: 'DE', vat_id: null, standing: 'business' }, 'DE', 'none'],
  [
    'for a business elsewhere the operator owes it',
    { ...german, standing: 'business' },
    'CH',
    'reverse_charge',
  ],
  [
    'Liechtenstein belongs to Switzerland',
    { country: 'LI', vat_id: 'CHE102909703', standing: 'business' },
    'CH',
    'domestic',
  ],
] as const)('Of value added tax %s', (_what, profile, operator, treatment) => {
  expect(vatTreatmentOf(profile, operator)).toBe(treatment);
});
