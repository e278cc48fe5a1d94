import sharp from 'sharp';
import { pictureWidths, processPicture } from '../apps/server/src/platform/pictures/index.ts';
import { type BenchRow, median, row } from './report/row.ts';

const rounds = 15;
const maxTimes = 1.2;

/** A synthetic photograph of 12 megapixels: soft shapes with sensor noise, about 4 MB as JPEG. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1000, height: 750, channels: 3, background: '#808080', noise } })
    .resize(4000, 3000)
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Only the three sizes, as sharp's manual suggests: decoded once, encoded in parallel. */
async function sharpAlone(bytes: Buffer): Promise<void> {
  const [largest] = pictureWidths;
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await Promise.all(
    pictureWidths.map((size) =>
      sharp(data, { raw: { width, height, channels } })
        .resize({ width: size })
        .webp({ quality: 74, effort: 2 })
        .toBuffer(),
    ),
  );
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Upload of a 12 MP JPEG (checks, three sizes, placeholder) against sharp alone making the three sizes. */
export async function benchPictures(
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<BenchRow[]> {
  const bytes = await photograph();
  await processPicture(bytes);
  await sharpAlone(bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await milliseconds(() => sharpAlone(bytes)));
    ours.push(await milliseconds(() => processPicture(bytes)));
    onProgress(round + 1, rounds);
  }
  const [value, yardstick] = [median(ours), median(theirs)];
  // Alternating rounds, so that other load on the machine affects both alike.
  const ratio = median(ours.map((time, round) => time / (theirs[round] ?? time)));
  const name = 'Upload of a 12 MP JPEG to three sizes and a placeholder';
  return [row({ name, unit: 'ms', value, yardstick, ratio, most: maxTimes })];
}

if (import.meta.main) console.table(await benchPictures());
