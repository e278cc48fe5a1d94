import type { PictureType } from '@staylore/contract/pictures';
import sharp, { type Metadata } from 'sharp';
import { drawPreview } from './draw-preview.ts';
import { decode, makeOutputs, type ProcessedPicture } from './outputs.ts';
import { PictureError, type PictureFault } from './picture-error.ts';
import { onlyDrawnParts } from './png-parts.ts';
import { refuseRepetition } from './repeated-parts.ts';

/** Largest picture that is decoded; small files can contain enormous ones. */
const maxPixels = 50_000_000;
/** The decoder of AVIF holds the whole picture several times: 24 bytes for each pixel, where others take up to ten. */
const maxPixelsOfAvif = 17_000_000;
/** Longest side: a line of pixels takes the decoder many times as long as a square with the same number. Phone panoramas stay below it. */
const longestSide = 20_000;

// Every picture is processed once: a cache would only take memory.
sharp.cache(false);

export interface Refusal {
  fault: PictureFault;
  message: string;
}

/** Makes what is stored of a picture, in a worker thread; see `process.ts`. Errors of a class do not pass between threads, so a refusal is returned. */
export default async function make(file: {
  bytes: Uint8Array;
  type: PictureType;
}): Promise<ProcessedPicture | Refusal> {
  try {
    refuseRepetition(file.bytes, file.type);
    return await makeOutputs(await decode(await checked(file)));
  } catch (error) {
    return refusalFor(error);
  }
}

/** Draws the link preview of a picture from its largest file, which `make` has made. */
export const preview = ({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> => drawPreview(bytes);

async function checked({ bytes, type }: { bytes: Uint8Array; type: PictureType }) {
  const file = type === 'png' ? await onlyDrawnParts(bytes) : bytes;
  const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== decodedFormat(type)) throw new PictureError('broken', `Begins as ${type} but is ${format}`);
  checkPixels({ width, height }, type === 'avif' ? maxPixelsOfAvif : maxPixels);
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
}

function checkPixels({ width, height }: Pick<Metadata, 'width' | 'height'>, most: number): void {
  if (width * height > most || Math.max(width, height) > longestSide)
    throw new PictureError('too_many_pixels', `${width} by ${height} pixels`);
}

/** The decoder's name of a type; it files AVIF under its container. */
const decodedFormat = (type: string) => (type === 'avif' ? 'heif' : type);

function refusalFor(error: unknown): Refusal {
  if (error instanceof PictureError) return { fault: error.fault, message: error.message };
  // The machine's fault and not the picture's: it may work later.
  const late = error instanceof Error && error.message.startsWith('timeout');
  return late
    ? { fault: 'overloaded', message: 'The machine is too busy' }
    : { fault: 'broken', message: `The picture cannot be decoded: ${error}` };
}
