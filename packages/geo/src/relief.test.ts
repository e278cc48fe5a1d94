import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projected, world } from './world.ts';

/** How strong light and shadow are in a square of pixels around a place, of 255; places are found by shares of the picture. */
async function strength(file: string, { x, y }: { x: number; y: number }): Promise<number> {
  const picture = sharp(fileURLToPath(new URL(`../data/${file}`, import.meta.url)));
  const { width, height } = await picture.metadata();
  const side = 9;
  const [left, top] = [Math.round(x * width) - 4, Math.round(y * height) - 4];
  const alpha = await picture
    .extract({ left, top, width: side, height: side })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  return Math.max(...alpha);
}

const mountains = {
  Matterhorn: [45.98, 7.66],
  Aconcagua: [-32.65, -70.01],
  Annapurna: [28.6, 83.82],
} as const;
const level = {
  'the Pacific': [-20, -130],
  'the Atlantic': [30, -45],
  'the basin of the Amazon': [-4, -62],
} as const;

const onPaper = ([lat, lng]: readonly [number, number]) => {
  const { x, y } = projected({ lat, lng });
  return { x: x / world.width, y: y / world.height };
};
const inMercator = ([lat, lng]: readonly [number, number]) => ({
  x: lng / 360 + 0.5,
  y: 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI),
});

test.each([
  ['relief.avif', onPaper],
  ['relief-mercator.avif', inMercator],
] as const)('%s has mountains where they are, and none on level ground', async (file, place) => {
  for (const [name, at] of Object.entries(mountains))
    expect([name, (await strength(file, place(at))) > 60]).toEqual([name, true]);
  for (const [name, at] of Object.entries(level))
    expect([name, (await strength(file, place(at))) < 12]).toEqual([name, true]);
});

test('the relief has the shape of the drawn world', async () => {
  const { width, height } = await sharp(
    fileURLToPath(new URL('../data/relief.avif', import.meta.url)),
  ).metadata();
  expect(width / height).toBeCloseTo(world.width / world.height, 2);
});
