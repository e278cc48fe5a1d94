import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createFairLimit } from '../fair-limit.ts';
import { fingerprintOf, fingerprintSide } from './fingerprint.ts';
import { pictureWidths } from './limits.ts';

const linkPreview = { name: 'preview.jpg', width: 1200, height: 630, maxBytes: 300_000 } as const;

interface PictureFile {
  /** File name inside the picture's folder. */
  name: string;
  contentType: 'image/webp' | 'image/jpeg';
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
/** Behind transparent pixels in the preview, as JPEG has no transparency: the background colour of the pages. */
const paper = '#f8f2e7';

/** Concurrent steps in this process. Node has four threads for such work, and one must stay free for reading files and hashing passwords. */
const steps = createFairLimit({ places: 3 });
const lane = <T>(step: () => Promise<T>) => steps('pictures', step);

const [largest, smallest] = [Math.max(...pictureWidths), Math.min(...pictureWidths)];
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
export async function makeOutputs(pixels: Pixels): Promise<ProcessedPicture> {
  const small = await shrink(pixels);
  const [thumbhash, fingerprint, preview, ...sizes] = await Promise.all([
    makeThumbhash(small),
    makeFingerprint(small),
    makePreview(pixels, small),
    ...makeSizes(pixels, small),
  ]);
  return { width: pixels.width, height: pixels.height, thumbhash, fingerprint, files: [...sizes, preview] };
}

const open = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds: secondsForOne });

/** A copy on which placeholder, fingerprint and the most interesting part look the same, for a fraction of the time. */
async function shrink(pixels: Pixels): Promise<Pixels> {
  const step = open(pixels).resize(within(smallest)).raw();
  const { data, info } = await lane(() => step.toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height, channels: pixels.channels };
}

/** Sizes larger than the picture share the same bytes, which are made only once. */
function makeSizes(pixels: Pixels, small: Pixels): Promise<PictureFile>[] {
  const fits = (width: number) => pixels.width <= width && pixels.height <= width * tallest;
  const first = pictureWidths.findLast(fits);
  const whole = first === undefined ? undefined : makeSize(pixels, first);
  return pictureWidths.map(async (width) =>
    whole !== undefined && fits(width)
      ? { ...(await whole), name: `${width}.webp` }
      : makeSize(width === smallest ? small : pixels, width),
  );
}

async function makeSize(pixels: Pixels, width: number): Promise<PictureFile> {
  const step = open(pixels).resize(within(width)).webp(webp);
  const bytes = await lane(() => step.toBuffer());
  return { name: `${width}.webp`, contentType: 'image/webp', bytes };
}

/** Link previews are read by programs that support neither WebP nor large files. */
async function makePreview(pixels: Pixels, small: Pixels): Promise<PictureFile> {
  const { name, width, height, maxBytes } = linkPreview;
  const region = enlarged(await interestingRegion(small), { from: small, to: pixels });
  for (const quality of [82, 68, 52, 36, 20]) {
    const step = open(pixels)
      .extract(region)
      // Enlarging adds no detail: linear interpolation looks the same in half of the time.
      .resize(width, height, { fit: 'fill', kernel: region.width < width ? 'linear' : 'lanczos3' })
      .flatten({ background: paper })
      .jpeg({ quality });
    const bytes = await lane(() => step.toBuffer());
    if (bytes.length < maxBytes || quality === 20) return { name, contentType: 'image/jpeg', bytes };
  }
  throw new Error('A link preview was not made');
}

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The most interesting part, in the shape of a link preview. */
async function interestingRegion(pixels: Pixels): Promise<Region> {
  const around = middle(pixels);
  const [width, height] = [linkPreview.width / 5, linkPreview.height / 5];
  const step = open(pixels)
    .extract(around)
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention, kernel: 'linear' })
    .raw();
  const { info } = await lane(() => step.toBuffer({ resolveWithObject: true }));
  const scale = Math.max(width / around.width, height / around.height);
  const size = {
    width: Math.min(around.width, Math.max(1, Math.round(width / scale))),
    height: Math.min(around.height, Math.max(1, Math.round(height / scale))),
  };
  // Offsets are passed as negative distances.
  const left = Math.round(Math.abs(info.cropOffsetLeft ?? 0) / scale);
  const top = Math.round(Math.abs(info.cropOffsetTop ?? 0) / scale);
  return {
    ...size,
    left: around.left + Math.min(left, around.width - size.width),
    top: around.top + Math.min(top, around.height - size.height),
  };
}

/** The same region in a larger copy of the picture. */
function enlarged(region: Region, { from, to }: { from: Pixels; to: Pixels }): Region {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const [left, top] = [Math.round(region.left * across), Math.round(region.top * down)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(to.width - left, Math.round(region.width * across))),
    height: Math.max(1, Math.min(to.height - top, Math.round(region.height * down))),
  };
}

/** The middle of a very wide or tall picture: one of 1 by 3,000 pixels would fill the preview's width at a height of millions. */
function middle({ width, height }: Pixels): Region {
  const ratio = linkPreview.width / linkPreview.height;
  const kept = {
    width: Math.min(width, Math.ceil(height * ratio * 3)),
    height: Math.min(height, Math.ceil((width / ratio) * 3)),
  };
  return {
    ...kept,
    left: Math.floor((width - kept.width) / 2),
    top: Math.floor((height - kept.height) / 2),
  };
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
