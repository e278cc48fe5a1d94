import type { Position } from './gps.ts';
import type { ProcessedPicture } from './outputs.ts';

export { detectPictureType } from './detect-type.ts';
export { largestPicture, pictureWidths } from './limits.ts';
export type { ProcessedPicture } from './outputs.ts';
export { PictureError } from './picture-error.ts';

// The library that decodes pictures takes 10 MB, and many days pass without an upload: it is loaded with the first.

/** See `pictures/process.ts`. */
export async function processPicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  return (await import('./process.ts')).processPicture(bytes);
}

/** See `pictures/process.ts`. */
export async function renderSvg(svg: string): Promise<ProcessedPicture> {
  return (await import('./process.ts')).renderSvg(svg);
}

/** See `pictures/gps.ts`. */
export async function readGps(bytes: Uint8Array): Promise<Position | null> {
  return (await import('./gps.ts')).readGps(bytes);
}
