import type { Platform } from '../platform.ts';
import { largestPicture } from './limits.ts';
import type { ProcessedPicture } from './outputs.ts';
import { PictureError } from './picture-error.ts';
import { processPicture } from './process.ts';

/**
 * Fetches a picture from the photo network and makes our own sizes of it.
 * @throws {OutgoingError} when it cannot be fetched, {PictureError} when it is not a picture.
 */
export async function fetchPicture(
  { fetchSafely, isInfected }: Pick<Platform, 'fetchSafely' | 'isInfected'>,
  url: string,
  signal: AbortSignal,
): Promise<ProcessedPicture> {
  const { body } = await fetchSafely(url, {
    as: 'bytes',
    maxBytes: largestPicture,
    timeoutMs: 30_000,
    signal,
  });
  if (await isInfected(body)) throw new PictureError('infected', 'The virus scanner found something');
  // One at a time, so that a long import leaves capacity for people who are waiting for their upload.
  return processPicture(body, 'fetched');
}
