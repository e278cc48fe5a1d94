import { type ProcessedPicture, storePicture } from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { planJudgement, showsRemovedPicture } from '../spam/index.ts';
import { type PictureRow, pictureById, updatePicture } from './queries.ts';

/** The picture, if its files are still missing: not if it was deleted meanwhile or an earlier attempt died after the work. */
export async function pendingPicture({ db }: Platform, id: number): Promise<PictureRow | null> {
  const picture = await pictureById(db, id);
  return picture === undefined || picture.status === 'ready' ? null : picture;
}

/** Stores the files of a picture and shows it; if moderators have removed it before, they are asked to look at its post. */
export async function finishPicture(
  { db, storage }: Platform,
  picture: PictureRow,
  processed: ProcessedPicture,
): Promise<void> {
  const { fingerprint, width, height, thumbhash } = await storePicture(storage, picture.key, processed);
  const ready = { status: 'ready', width, height, thumbhash, fingerprint, failure: null } as const;
  // Deleted meanwhile: the job that deletes its files may have run before they were there.
  if (!(await updatePicture(db, picture.id, ready))) await storage.deletePrefix(picture.key);
  else if (await showsRemovedPicture(db, picture.post_id))
    await planJudgement(db, picture.post_id, ['removed_picture']);
}
