import { largestPicture } from '@staylore/contract/pictures';
import type { Platform } from '../platform.ts';
import type { ProcessedPicture } from './outputs.ts';
import { PictureError } from './picture-error.ts';
import { processPicture } from './process.ts';

/** Fetches an address that another service supplied: of private addresses only the sandbox's. @throws {OutgoingError} */
export async function fetchPictureBytes(
  { config, fetchSafely }: Pick<Platform, 'config' | 'fetchSafely'>,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const isPlayed =
    config.sandbox !== undefined && URL.parse(url)?.origin === new URL(config.sandbox.url).origin;
  const { body } = await fetchSafely(url, {
    as: 'bytes',
    byMember: !isPlayed,
    maxBytes: largestPicture,
    timeoutMs: 30_000,
    signal,
  });
  return body;
}

/**
 * Fetches a picture from the photo network and makes our own sizes of it.
 * @throws {OutgoingError} when it cannot be fetched, {PictureError} when it is not a picture.
 */
export async function fetchPicture(
  platform: Pick<Platform, 'config' | 'fetchSafely' | 'isInfected'>,
  url: string,
  signal: AbortSignal,
): Promise<ProcessedPicture> {
  const body = await fetchPictureBytes(platform, url, signal);
  const { isInfected } = platform;
  if (await isInfected(body)) throw new PictureError('infected', 'The virus scanner found something');
  // One at a time, so that a long import leaves capacity for people who are waiting for their upload.
  return processPicture(body, 'fetched');
}
