import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { drawPoster, type PosterCharacter } from '@staylore/posters/posters';
import sharp from 'sharp';
import { inProject } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/**
 * `node tools/plates.ts`: draws the plates of pages that have no pictures of members: three prints beside a headline, and the road through
 * the desert of pages that say that there is nothing here. The same drawings come out each time; what it writes is committed.
 */

interface Print {
  readonly character: PosterCharacter;
  readonly seed: string;
  /** Pixels; the height follows from 4:5. */
  readonly width: number;
  /** Degrees. */
  readonly turn: number;
  /** Where its middle is, as a share of the plate. */
  readonly at: readonly [x: number, y: number];
}

const plate = { width: 960, height: 600 };
const paper = '#fffaf2';
const margin = 14;
const reach = 30;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const left = { width: 330, turn: -9, at: [0.24, 0.46] } as const;
const right = { width: 330, turn: 8, at: [0.76, 0.46] } as const;
const front = { width: 350, turn: -1.5, at: [0.5, 0.525] } as const;

const fans: Readonly<Record<string, readonly Print[]>> = {
  creators: [
    { ...left, character: 'alpine', seed: 'print-b' },
    { ...right, character: 'island', seed: 'print-d' },
    { ...front, character: 'interior', seed: 'print-d' },
  ],
  import: [
    { ...left, character: 'coast', seed: 'print-f' },
    { ...right, character: 'city', seed: 'print-f' },
    { ...front, character: 'interior', seed: 'print-a' },
  ],
  partners: [
    { ...left, character: 'alpine', seed: 'print-f' },
    { ...right, character: 'city', seed: 'print-b' },
    { ...front, character: 'coast', seed: 'print-b' },
  ],
};

runTool(async () => {
  const folder = inProject('apps/web/src/blocks/magazine/plates');
  await mkdir(folder, { recursive: true });
  for (const [name, prints] of Object.entries(fans)) {
    const layers = (await Promise.all(prints.map(lay))).flat();
    await sharp({ create: { ...plate, channels: 4, background: clear } })
      .composite(layers)
      .webp({ quality: 60, alphaQuality: 80, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`));
  }
  for (const [name, seed] of [
    ['day', 'lost-e'],
    ['night', 'lost-a'],
  ] as const) {
    const svg = drawPoster({ seed, character: 'desert', width: 900, height: 750 });
    await sharp(Buffer.from(svg))
      .webp({ quality: 62, effort: 6 })
      .toFile(inProject(`apps/web/src/design/scene/lost-${name}.webp`));
  }
});

/** A print with its paper margin, turned, and the shadow under it. */
async function lay({ character, seed, width, turn, at }: Print) {
  const height = Math.round(width * 1.25);
  const whole = { width: width + 2 * margin, height: height + 2 * margin };
  const picture = await sharp(Buffer.from(drawPoster({ seed, character, width: 400, height: 500 })))
    .resize(width, height)
    .png()
    .toBuffer();
  const corners = `<svg width="${whole.width}" height="${whole.height}"><rect width="100%" height="100%" rx="16"/></svg>`;
  const print = await sharp({ create: { ...whole, channels: 4, background: paper } })
    .composite([
      { input: picture, left: margin, top: margin },
      { input: Buffer.from(corners), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  const { data, info } = await sharp(print)
    .rotate(turn, { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const x = Math.round(at[0] * plate.width - info.width / 2);
  const y = Math.round(at[1] * plate.height - info.height / 2);
  return [
    { input: await shadow(data), left: x - reach, top: y - reach + 12 },
    { input: data, left: x, top: y },
  ];
}

/** The shape of a picture in soft brown, a little larger than it. */
function shadow(picture: Buffer): Promise<Buffer> {
  const brown = Buffer.from([30, 18, 10, 255]);
  const edge = { top: reach, bottom: reach, left: reach, right: reach, background: clear };
  return sharp(picture)
    .composite([{ input: brown, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'in' }])
    .extend(edge)
    .blur(14)
    .linear([1, 1, 1, 0.38], [0, 0, 0, 0])
    .png()
    .toBuffer();
}
