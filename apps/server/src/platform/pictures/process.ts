import sharp, { type Metadata } from 'sharp';
import { detectPictureType } from './detect-type.ts';
import { largestPicture } from './limits.ts';
import { decode, makeOutputs, type ProcessedPicture } from './outputs.ts';
import { PictureError } from './picture-error.ts';
import { onlyDrawnParts } from './png-parts.ts';
import { refuseRepetition } from './repeated-parts.ts';
import { inTurn } from './turns.ts';

/** Largest picture that is decoded; small files can contain enormous ones. */
const maxPixels = 50_000_000;
/** The decoder of AVIF holds the whole picture several times: 24 bytes for each pixel, where others take up to ten. */
const maxPixelsOfAvif = 17_000_000;
/** Longest side: a line of pixels takes the decoder many times as long as a square with the same number. Phone panoramas stay below it. */
const longestSide = 20_000;

// Every picture is processed once: a cache would only take memory.
sharp.cache(false);

/**
 * Converts an uploaded or fetched file into what is stored: three WebP sizes (never enlarged), a JPEG for link previews and a placeholder.
 * The camera's orientation is applied; position, camera and colour profile data are removed. At most two run at once, and one for each
 * sender.
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
  refuseRepetition(bytes, type);
  return inTurn(sender, async () => {
    try {
      const file = type === 'png' ? await onlyDrawnParts(bytes) : bytes;
      const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
      if (format !== decodedFormat(type))
        throw new PictureError('broken', `Begins as ${type} but is ${format}`);
      checkPixels({ width, height }, type === 'avif' ? maxPixelsOfAvif : maxPixels);
      const source = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
      return await makeOutputs(await decode(source));
    } catch (error) {
      throw asPictureError(error, 'The picture cannot be decoded');
    }
  });
}

function checkPixels({ width, height }: Pick<Metadata, 'width' | 'height'>, most: number): void {
  if (width * height > most || Math.max(width, height) > longestSide)
    throw new PictureError('too_many_pixels', `${width} by ${height} pixels`);
}

/** The decoder's name of a type; it files AVIF under its container. */
const decodedFormat = (type: string) => (type === 'avif' ? 'heif' : type);

function asPictureError(error: unknown, text: string): PictureError {
  if (error instanceof PictureError) return error;
  // The machine's fault and not the picture's: it may work later.
  const late = error instanceof Error && error.message.startsWith('timeout');
  return new PictureError(late ? 'overloaded' : 'broken', late ? 'The machine is too busy' : text, error);
}
