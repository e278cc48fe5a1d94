import type { FetchSafely } from '../fetch-safely/index.ts';
import { largestPicture } from './limits.ts';
import type { ProcessedPicture } from './outputs.ts';
import { processPicture } from './process.ts';

/**
 * Fetches a picture from the photo network and turns it into our own sizes.
 * @throws {OutgoingError} when it cannot be had, {PictureError} when it is not a picture.
 */
export async function fetchPicture(
  fetchSafely: FetchSafely,
  url: string,
  signal: AbortSignal,
): Promise<ProcessedPicture> {
  const { body } = await fetchSafely(url, {
    as: 'bytes',
    maxBytes: largestPicture,
    timeoutMs: 30_000,
    signal,
  });
  // One at a time, so that a long import leaves room for those who wait for their upload.
  return processPicture(body, 'fetched');
}
