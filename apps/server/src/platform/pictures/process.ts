import sharp, { type Metadata } from 'sharp';
import { createTurnstile } from '../turnstile.ts';
import { detectPictureType } from './detect-type.ts';
import { largestPicture } from './limits.ts';
import { decode, makeOutputs, type ProcessedPicture } from './outputs.ts';
import { PictureError } from './picture-error.ts';

/** Largest picture that is decoded; small files can hold enormous ones. */
const mostPixels = 50_000_000;
/** Longest side: a line of pixels takes the decoder many times as long as a square of as many. Panoramas of phones stay below. */
const longestSide = 20_000;

// Every picture is met once: a cache would only hold memory.
sharp.cache(false);
const turnstile = createTurnstile({ places: 2, each: 1 });

/**
 * Turns an uploaded or fetched file into what is kept: three WebP sizes (never enlarged), a JPEG for link previews and a placeholder.
 * The camera's orientation is applied; position, camera and colour profile data are left behind. At most two run at once, of one sender
 * one at a time.
 * @throws {PictureError}
 */
export async function processPicture(bytes: Uint8Array, sender = 'nobody'): Promise<ProcessedPicture> {
  if (bytes.byteLength > largestPicture) {
    throw new PictureError('too_large', `A picture of ${bytes.byteLength} bytes`);
  }
  const type = detectPictureType(bytes);
  if (type === null || type === 'heic') {
    throw new PictureError('unsupported_type', type === null ? 'Not a picture on the list' : 'HEIC');
  }
  return turnstile(sender, async () => {
    try {
      const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (format !== decodedFormat(type))
        throw new PictureError('broken', `Begins as ${type} but is ${format}`);
      checkPixels({ width, height });
      const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
      return await makeOutputs(await decode(source));
    } catch (error) {
      throw asPictureError(error, 'The picture cannot be decoded');
    }
  });
}

function checkPixels({ width, height }: Pick<Metadata, 'width' | 'height'>): void {
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new PictureError('too_many_pixels', `${width} by ${height} pixels`);
}

/** How the decoder names a type; it files AVIF under its container. */
const decodedFormat = (type: string) => (type === 'avif' ? 'heif' : type);

function asPictureError(error: unknown, text: string): PictureError {
  if (error instanceof PictureError) return error;
  // The machine's fault and not the picture's: later it may work.
  const late = error instanceof Error && error.message.startsWith('timeout');
  return new PictureError(late ? 'overloaded' : 'broken', late ? 'The machine is too busy' : text, error);
}
