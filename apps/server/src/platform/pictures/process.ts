import { largestPicture, pictureType } from '@staylore/contract/pictures';
import { Piscina } from 'piscina';
import type { ProcessedPicture } from './outputs.ts';
import { PictureError } from './picture-error.ts';
import type { Refusal } from './picture-worker.ts';
import { inTurn, picturesAtOnce } from './turns.ts';

let pool: Piscina | undefined;

/**
 * Not in the main thread, because V8 counts the memory of decoded pixels towards its heap: after every ten pictures it would collect
 * the garbage of the whole server, which takes a fifth of the time of the pictures themselves. Started with the first picture, ended
 * after a while without one; does not keep the process alive when idle.
 */
const thread = () => {
  pool ??= new Piscina({
    filename: new URL('./picture-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: picturesAtOnce,
    idleTimeout: 10 * 60 * 1000,
  });
  return pool;
};

/**
 * Converts an uploaded or fetched file into what is stored: three WebP sizes (never enlarged) and a placeholder.
 * The camera's orientation is applied; position, camera and colour profile data are removed. At most two run at once, and one for each
 * sender.
 * @throws {PictureError}
 */
export async function processPicture(bytes: Uint8Array, sender = 'nobody'): Promise<ProcessedPicture> {
  if (bytes.byteLength > largestPicture) {
    throw new PictureError('too_large', `A picture of ${bytes.byteLength} bytes`);
  }
  const type = pictureType(bytes);
  if (type === null || type === 'heic') {
    throw new PictureError('unsupported_type', type === null ? 'Not a picture on the list' : 'HEIC');
  }
  const outcome: ProcessedPicture | Refusal = await inTurn(sender, () => thread().run({ bytes, type }));
  if ('fault' in outcome) throw new PictureError(outcome.fault, outcome.message);
  return outcome;
}

/** Draws a JPEG for link previews from the largest file of a stored picture; one at a time, so that uploads have room. */
export function makeLinkPreview(bytes: Uint8Array): Promise<Uint8Array> {
  return inTurn('link previews', () => thread().run({ bytes }, { name: 'preview' }));
}
