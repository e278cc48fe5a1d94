import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createFairLimit } from '../fair-limit.ts';
import { fingerprintOf, fingerprintSide } from './fingerprint.ts';
import { pictureWidths } from './picture-widths.ts';

interface PictureFile {
  /** File name inside the picture's folder. */
  name: string;
  contentType: 'image/webp';
  bytes: Uint8Array;
}

export interface ProcessedPicture {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Base64, see https://evanw.github.io/thumbhash/ */
  thumbhash: string;
  /** 128 characters of zero and one, similar for similar pictures; null for a picture of a single colour. */
  fingerprint: string | null;
  files: PictureFile[];
}

/** Decoded pixels, eight bits per channel, sRGB. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** WebP allows 16,383 pixels per side, and readers do not scroll through more than a few screens. */
const tallest = 3;
/** At the pixel density of a phone this looks like quality 80, with a third fewer bytes. */
const webp = { quality: 74, effort: 2, smartSubsample: false } as const;
/** Upper limit for a single step. Fifty megapixels take three. */
const secondsForOne = 10;
/** Behind transparent pixels where there can be none, as in a JPEG: the background colour of the pages. */
export const paper = '#f8f2e7';

/** Concurrent steps in this process. Node has four threads for such work, and one must stay free for reading files and hashing passwords. */
const steps = createFairLimit({ places: 3 });
export const lane = <T>(step: () => Promise<T>) => steps('pictures', step);

const [largest, medium, smallest] = pictureWidths;
const within = (width: number) =>
  ({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true }) as const;

/** Decodes once, at the largest size that is needed. */
export async function decode(source: Sharp): Promise<Pixels> {
  const step = source
    .resize(within(largest))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: secondsForOne });
  const { data, info } = await lane(() => step.toBuffer({ resolveWithObject: true }));
  const { channels } = info;
  if (channels === 3 || channels === 4) return { data, width: info.width, height: info.height, channels };
  return widen(data, { width: info.width, height: info.height, channels });
}

/** Grey, with or without transparency, as three or four channels. */
async function widen(
  data: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Promise<Pixels> {
  const step = sharp(data, { raw }).toColourspace('srgb').ensureAlpha().raw();
  const colour = await lane(() => step.toBuffer());
  return { data: colour, width: raw.width, height: raw.height, channels: 4 };
}

/** Makes every file of a picture from its decoded pixels. */
export async function makeOutputs(decoded: Pixels): Promise<ProcessedPicture> {
  const pixels = await trim(decoded);
  const small = shrink(pixels);
  const [thumbhash, fingerprint, ...files] = await Promise.all([
    small.then(makeThumbhash),
    small.then(makeFingerprint),
    ...makeSizes(pixels, small),
  ]);
  return { width: pixels.width, height: pixels.height, thumbhash, fingerprint, files };
}

export const open = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds: secondsForOne });

/** A copy on which placeholder, fingerprint and the part for the link preview are the same, for a fraction of the time. */
export const shrink = (pixels: Pixels): Promise<Pixels> => scale(pixels, smallest);

/** A picture up to a quarter wider than the medium size gets that size: a second file of nearly the same would take a third of the time. */
const trim = (pixels: Pixels): Promise<Pixels> | Pixels =>
  pixels.width > medium && pixels.width <= medium * 1.25 ? scale(pixels, medium) : pixels;

async function scale(pixels: Pixels, size: number): Promise<Pixels> {
  const step = open(pixels).resize(within(size)).raw();
  const { data, info } = await lane(() => step.toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height, channels: pixels.channels };
}

/** Sizes larger than the picture share the same bytes, which are made only once. */
function makeSizes(pixels: Pixels, small: Promise<Pixels>): Promise<PictureFile>[] {
  const fits = (width: number) => pixels.width <= width && pixels.height <= width * tallest;
  const first = pictureWidths.findLast(fits);
  const whole = first === undefined ? undefined : makeSize(pixels, first);
  return pictureWidths.map(async (width) =>
    whole !== undefined && fits(width)
      ? { ...(await whole), name: `${width}.webp` }
      : makeSize(width === smallest ? await small : pixels, width),
  );
}

async function makeSize(pixels: Pixels, width: number): Promise<PictureFile> {
  const step = open(pixels).resize(within(width)).webp(webp);
  const bytes = await lane(() => step.toBuffer());
  return { name: `${width}.webp`, contentType: 'image/webp', bytes };
}

async function makeThumbhash(pixels: Pixels): Promise<string> {
  const step = open(pixels).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await lane(() => step.toBuffer({ resolveWithObject: true }));
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function makeFingerprint(pixels: Pixels): Promise<string | null> {
  const step = open(pixels)
    .flatten({ background: paper })
    .greyscale()
    .resize(fingerprintSide, fingerprintSide, { fit: 'fill' })
    .extractChannel(0)
    .raw();
  return fingerprintOf(await lane(() => step.toBuffer()));
}
