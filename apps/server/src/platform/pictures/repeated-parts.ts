import { PictureError } from './picture-error.ts';

/** Encoders write a dozen. The decoder goes through the whole picture for each, so a thousand take it half a minute. */
const maxScans = 100;
/** Minutes of animation. The decoder searches for each from the first one on. */
const maxFrames = 5_000;

/**
 * Call before decoding: some parts may repeat without limit, and a small file of many keeps the decoder busy for minutes.
 * @throws {PictureError} `broken`
 */
export function refuseRepetition(bytes: Uint8Array, type: string): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'jpeg' && hasMore(scansOf(file), maxScans))
    throw new PictureError('broken', `A JPEG of more than ${maxScans} scans`);
  if (type === 'webp' && hasMore(framesOf(file), maxFrames))
    throw new PictureError('broken', `A WebP of more than ${maxFrames} frames`);
}

function hasMore(parts: Iterable<unknown>, most: number): boolean {
  let count = 0;
  for (const _ of parts) if (++count > most) return true;
  return false;
}

const [startOfScan, endOfImage, startOfImage] = [0xda, 0xd9, 0xd8];

/** Where the scans of a JPEG begin (ITU-T T.81, annex B): data outside segments with a length is searched for the next marker. */
function* scansOf(jpeg: Buffer): Iterable<number> {
  for (let at = jpeg.indexOf(0xff); at >= 0 && at + 4 <= jpeg.length; ) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === endOfImage) return;
    if (marker === startOfScan) yield at;
    at = jpeg.indexOf(0xff, afterMarker(jpeg, { at, marker }));
  }
}

/** After a segment, a marker without a length (stuffing, restarts, starts), or padding. */
function afterMarker(jpeg: Buffer, { at, marker }: { at: number; marker: number }): number {
  if (marker === 0xff) return at + 1;
  const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= startOfImage);
  return isAlone ? at + 2 : at + 2 + Math.max(2, jpeg.readUInt16BE(at + 2));
}

/** Where the frames of an animated WebP begin. */
function* framesOf(webp: Buffer): Iterable<number> {
  for (let at = 12; at + 8 <= webp.length; ) {
    if (webp.toString('latin1', at, at + 4) === 'ANMF') yield at;
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
}
