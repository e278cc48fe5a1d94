import type { Position } from './pictures/gps.ts';
import type { ProcessedPicture } from './pictures/outputs.ts';

export { detectPictureType } from './pictures/detect-type.ts';
export { largestPicture, pictureWidths } from './pictures/limits.ts';
export type { ProcessedPicture } from './pictures/outputs.ts';
export { PictureError } from './pictures/picture-error.ts';

// The library that decodes pictures takes 10 MB, and many days pass without an upload: it is loaded with the first.

/** See `pictures/process.ts`. */
export async function processPicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  return (await import('./pictures/process.ts')).processPicture(bytes);
}

/** See `pictures/process.ts`. */
export async function renderSvg(svg: string): Promise<ProcessedPicture> {
  return (await import('./pictures/process.ts')).renderSvg(svg);
}

/** See `pictures/gps.ts`. */
export async function readGps(bytes: Uint8Array): Promise<Position | null> {
  return (await import('./pictures/gps.ts')).readGps(bytes);
}
