import { joinChunks } from '../join-chunks.ts';
import { PictureError } from './picture-error.ts';

/** Chunks needed to draw a PNG: its size, palette, pixels, transparency and colours, and the camera's orientation. */
const drawn = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT eXIf'.split(' '));
/** Ten megabytes of pixels in chunks of 250 bytes; encoders write thousands of bytes in each. */
const maxParts = 40_000;
const [signature, frame] = [8, 12];

/**
 * A PNG without the chunks that are not drawn. Its texts may be compressed, and the decoder would unpack and keep each of them: a file of ten
 * megabytes can hold as many gigabytes.
 * @throws {PictureError} `broken` if it consists of too many chunks.
 */
export async function onlyDrawnParts(bytes: Uint8Array): Promise<Uint8Array> {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Buffer[] = [];
  let [keptFrom, at, parts] = [0, signature, 0];
  while (at + frame <= png.length) {
    if (++parts > maxParts) throw new PictureError('broken', `A PNG of more than ${maxParts} parts`);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + frame + png.readUInt32BE(at);
    if (!drawn.has(type)) {
      pieces.push(png.subarray(keptFrom, at));
      keptFrom = end;
    }
    at = end;
    if (type === 'IEND') break;
  }
  // A truncated chunk is left to the decoder.
  pieces.push(png.subarray(keptFrom));
  return pieces.length === 1 ? png : joinChunks(pieces);
}
