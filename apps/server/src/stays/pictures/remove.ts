import type { Executor } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { deletePictures } from '../../platform/pictures/index.ts';
import { deletePictureRows, type PictureRow, picturesOf } from './queries.ts';

/** Deletes pictures, and their files once the transaction commits. */
export async function removePictures(
  trx: Executor,
  pictures: readonly Pick<PictureRow, 'id' | 'key'>[],
): Promise<void> {
  if (pictures.length === 0) return;
  await deletePictureRows(
    trx,
    pictures.map(({ id }) => id),
  );
  await enqueue(trx, deletePictures, { keys: pictures.map(({ key }) => key) });
}

export async function removePicturesOf(trx: Executor, postId: number): Promise<void> {
  await removePictures(trx, await picturesOf(trx, postId));
}
