import { convertHeic } from './convert-heic.ts';
import { pictureKind } from './picture-kind.ts';

/** Largest picture in bytes that the server accepts. */
const maxPictureBytes = 10 * 1024 * 1024;

/** What file dialogs offer. */
export const pictureTypes =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.heic';

/** Why a chosen file cannot be used; the `pictures` phrases have texts of the same names. */
export type PictureFault = 'too_large' | 'unsupported' | 'heic';

export type ReadPicture = { file: File; fault: null } | { file: null; fault: PictureFault };

/** Checks a chosen file by its content and size; a HEIC picture is converted to JPEG if possible. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const kind = pictureKind(head);
  if (kind === null) return { file: null, fault: 'unsupported' };
  if (kind !== 'heic') return sized(file);
  const converted = await convertHeic(file);
  return converted === null ? { file: null, fault: 'heic' } : sized(converted);
}

function sized(file: File): ReadPicture {
  return file.size > maxPictureBytes ? { file: null, fault: 'too_large' } : { file, fault: null };
}
