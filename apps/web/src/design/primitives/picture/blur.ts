import { thumbHashToDataURL } from 'thumbhash';
import { bytes } from './placeholder.ts';

/** The blurred picture of a thumbhash (base64) as a data URL; null if it is invalid. */
export function placeholderUrl(hash: string): string | null {
  const read = bytes(hash);
  return read === null ? null : thumbHashToDataURL(read);
}
