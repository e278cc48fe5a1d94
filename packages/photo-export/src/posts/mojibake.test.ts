import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakText, repairText } from './mojibake.ts';

const text = fc.string({ unit: 'grapheme' }).map((value) => value.normalize('NFC'));

test('Any text damaged by an export is repaired', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(repairText(breakText(value))).toBe(value);
    }),
  );
});

test('Text beyond Latin-1 was never damaged and stays as it is', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('東', '☀', '🏨', 'Ž', '…'), (value, sign) => {
      expect(repairText(value + sign)).toBe(value + sign);
    }),
  );
});

test('Good umlauts, accents and broken leftovers are not touched', () => {
  for (const value of ['Zürich', 'café', 'Größe', '\u00c3', 'plain', '', 'a\u00ff'])
    expect(repairText(value)).toBe(value);
  expect(repairText('Z\u00c3\u00bcrich \u00f0\u009f\u008f\u00a8')).toBe('Zürich 🏨');
  // Decomposed letters are composed.
  expect(repairText(breakText('Zu\u0308rich'))).toBe('Zürich');
});
