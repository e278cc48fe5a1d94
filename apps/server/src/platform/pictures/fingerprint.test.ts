import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '../../../test/stays/scene.ts';
import { processPicture } from './process.ts';

const fingerprint = async (bytes: Uint8Array) => (await processPicture(bytes)).fingerprint ?? '';
const apart = (one: string, other: string) =>
  [...one].filter((sign, index) => sign !== other.charAt(index)).length;

test('Copies of a picture that are smaller, paler or saved again are known by its fingerprint, others are not', async () => {
  const original = await picture(1);
  const known = await fingerprint(original);
  expect(known).toMatch(/^[01]{128}$/);
  const copies = [
    await sharp(original).resize(500).jpeg({ quality: 55 }).toBuffer(),
    await sharp(original).modulate({ brightness: 1.08 }).webp({ quality: 60 }).toBuffer(),
    await sharp(original).png().toBuffer(),
  ];
  for (const copy of copies) expect(apart(known, await fingerprint(copy))).toBeLessThanOrEqual(6);
  for (const seed of [2, 3, 4, 5])
    expect(apart(known, await fingerprint(await picture(seed)))).toBeGreaterThan(20);
});

test('A picture of one colour has no fingerprint, as all such pictures would match', async () => {
  const plain = sharp({ create: { width: 800, height: 600, channels: 3, background: '#4a7ab5' } });
  expect((await processPicture(await plain.jpeg().toBuffer())).fingerprint).toBeNull();
});
