import { expect, test } from 'vitest';
import { isVatId, plainVatId } from './vat-id.ts';

const right: [country: string, text: string][] = [
  ['CH', 'CHE-102.909.703 MWST'],
  ['CH', 'che 102 909 703'],
  ['LI', 'CHE-102.909.703'],
  ['DE', 'DE 136 695 976'],
  ['AT', 'ATU13585627'],
  ['BE', 'BE 0411.905.847'],
  ['IT', 'IT00743110157'],
  ['LU', 'LU15027442'],
  ['FR', 'FR40303265045'],
  ['GR', 'EL094259216'],
  ['US', '12-3456789'],
];

test.each(right)('A number of %s is known however it is written: %s', (country, text) => {
  expect(isVatId(country, plainVatId(text))).toBe(true);
});

test.each(right.filter(([country]) => ['CH', 'DE', 'AT', 'BE', 'IT', 'LU'].includes(country)))(
  'One wrong digit in a number of %s is seen: %s',
  (country, text) => {
    const plain = plainVatId(text);
    const at = plain.search(/\d/);
    const digits = plain.match(/\d+/)?.[0] ?? '';
    for (let index = 1; index < digits.length; index += 1)
      for (let wrong = 0; wrong < 10; wrong += 1) {
        if (String(wrong) === digits[index]) continue;
        const place = at + index;
        const other = `${plain.slice(0, place)}${wrong}${plain.slice(place + 1)}`;
        expect(isVatId(country, other), other).toBe(false);
      }
  },
);

test('A number of another country, or of an invalid format, is refused', () => {
  for (const [country, text] of [
    ['DE', 'ATU13585627'],
    ['CH', 'CHE102909'],
    ['FR', ''],
    ['US', '<script>'],
  ] as const)
    expect(isVatId(country, plainVatId(text)), text).toBe(false);
});
