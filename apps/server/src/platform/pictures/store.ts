import { randomBytes } from 'node:crypto';
import type { UploadedFile } from '@staylore/contract/endpoint';
import { ApiError } from '../errors.ts';
import { OutgoingError } from '../fetch-safely/index.ts';
import type { Platform } from '../platform.ts';
import type { Storage } from '../storage/index.ts';
import type { ProcessedPicture } from './outputs.ts';
import { PictureError } from './picture-error.ts';
import { processPicture } from './process.ts';

/** An unguessable folder name for a picture's files. */
export const newPictureKey = (): string => `p/${randomBytes(16).toString('hex')}`;

export interface StoredPicture {
  key: string;
  width: number;
  height: number;
  thumbhash: string;
  fingerprint: string | null;
}

/** Puts every file of a processed picture into its folder. */
export async function storePicture(
  storage: Storage,
  key: string,
  picture: ProcessedPicture,
): Promise<StoredPicture> {
  await Promise.all(
    picture.files.map((file) => storage.put(`${key}/${file.name}`, file.bytes, file.contentType)),
  );
  const { fingerprint, height, thumbhash, width } = picture;
  return { key, width, height, thumbhash, fingerprint };
}

/** Stores an uploaded file as a picture, or fails with the reason at the file's field. */
export async function storeUpload(
  { isInfected, storage }: Pick<Platform, 'isInfected' | 'storage'>,
  file: UploadedFile,
): Promise<StoredPicture> {
  try {
    const bytes = await file.read();
    if (await isInfected(bytes)) throw new PictureError('infected', 'The virus scanner found something');
    return await storePicture(storage, newPictureKey(), await processPicture(bytes, file.sender));
  } catch (error) {
    if (error instanceof OutgoingError) throw new ApiError('server.unavailable', { cause: error });
    if (!(error instanceof PictureError)) throw error;
    if (error.fault === 'overloaded') throw new ApiError('server.unavailable', { cause: error });
    const field = file.field.replace(/\[\]$/, '');
    throw new ApiError(`pictures.${error.fault}`, { fields: { [field]: 'invalid' }, cause: error });
  }
}

/** Deletes pictures that were stored for something that was then not saved. */
export async function discardPictures(storage: Storage, pictures: readonly StoredPicture[]): Promise<void> {
  await Promise.allSettled(pictures.map((picture) => storage.deletePrefix(picture.key)));
}
