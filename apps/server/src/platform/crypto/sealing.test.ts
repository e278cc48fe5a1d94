import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test('A sealed value opens unchanged, and is encrypted differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = seal(key, text, 'a');
      expect(unseal(key, sealed, 'a')).toBe(text);
      expect(seal(key, text, 'a').equals(sealed)).toBe(false);
    }),
  );
});

test('A sealed value cannot be opened elsewhere, by another key, or after one changed bit', () => {
  const sealed = seal(key, 'CH9300762011623852957', 'bank-details:1:iban');
  expect(() => unseal(key, sealed, 'bank-details:2:iban')).toThrow();
  expect(() => unseal(randomBytes(32), sealed, 'bank-details:1:iban')).toThrow();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, changed, 'bank-details:1:iban')).toThrow();
  }
});
