import { largestPicture, pictureType } from '@staylore/contract/pictures';
import { convertHeic } from './convert-heic.ts';

/** What file dialogs offer. */
export const pictureTypes =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.heic';

/** Why a chosen file cannot be used; the `pictures` phrases have texts of the same names. */
export type PictureFault = 'too_large' | 'unsupported' | 'heic';

export type ReadPicture = { file: File; fault: null } | { file: null; fault: PictureFault };

/** Checks a chosen file by its content and size; a HEIC picture is converted to JPEG if possible. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const type = pictureType(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (type === null) return { file: null, fault: 'unsupported' };
  if (type !== 'heic') return sized(file);
  const converted = await convertHeic(file);
  return converted === null ? { file: null, fault: 'heic' } : sized(converted);
}

function sized(file: File): ReadPicture {
  return file.size > largestPicture ? { file: null, fault: 'too_large' } : { file, fault: null };
}
