import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMinor, formatMoney, fromMinor, minorDigits, toMinor } from './money.ts';

const currency = fc.constantFrom('EUR', 'CHF', 'JPY', 'KWD', 'CLF', 'not a currency');
const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('Currencies have the decimal places of ISO 4217, unknown ones have two', () => {
  expect(['EUR', 'JPY', 'TND', 'XYZ', '€'].map(minorDigits)).toEqual([2, 0, 3, 2, 2]);
});

// From the list of ISO 4217; platforms give these other places, as their cents are no longer in use.
test.each('AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' '))(
  'A sum in %s has cents, whatever the platform says',
  (code) => {
    expect(minorDigits(code)).toBe(2);
    expect(fromMinor(4_500_000, code)).toBe(45_000);
    expect(formatMinor(4_500_050, code, { locale: 'en-GB', code: true })).toMatch(/45,000\.50$/);
  },
);

test('A sum in Iraqi dinars has thousandths', () => {
  expect(toMinor(45.005, 'IQD')).toBe(45_005);
});

test('Minor units come back from units unchanged', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      expect(toMinor(fromMinor(amount, code), code)).toBe(amount);
    }),
  );
});

test('An amount is rounded once, to the nearest minor unit', () => {
  expect([1e-7, 1e-320, 1e21].map((amount) => toMinor(amount, 'EUR'))).toEqual([0, 0, 1e23]);
  expect([1.005, 310.456, -0.004].map((amount) => toMinor(amount, 'EUR'))).toEqual([101, 31046, -0]);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e7, noNaN: true }), currency, (amount, code) => {
      expect(Math.abs(fromMinor(toMinor(amount, code), code) - amount)).toBeLessThanOrEqual(
        0.500001 / 10 ** minorDigits(code),
      );
    }),
  );
});

test('Amounts are written as readers of the language write them', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(formatMinor(123_450, 'EUR', { locale: 'en-GB' })).toBe('€1,234.50');
  expect(plain(formatMinor(123_450, 'EUR', { locale: 'de-DE' }))).toBe('1.234,50 €');
  expect(plain(formatMinor(31_000, 'CHF', { locale: 'en-GB', code: true }))).toBe('CHF 310.00');
  expect(formatMinor(18_000, 'EUR', { locale: 'en-GB', short: true })).toBe('€180');
  expect(formatMinor(18_050, 'EUR', { locale: 'en-GB', short: true })).toBe('€180.50');
  expect(plain(formatMinor(18_050, 'JPY', { locale: 'en-GB', code: true }))).toBe('JPY 18,050');
  expect(formatMoney(12.5, 'shells', { locale: 'de-DE' })).toBe('12,5 shells');
});
