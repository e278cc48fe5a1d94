import type { Executor } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { deletePictures, type StoredPicture } from '../../platform/pictures/index.ts';
import { readyRow } from './arrange.ts';
import { type PlannedPicture, planPictures } from './plan.ts';
import { deletePictureRows, insertPictures, picturesOf } from './queries.ts';

/**
 * Replaces a post's pictures: first those that are already stored, then those that jobs will bring. The old ones are deleted with their
 * files.
 */
export async function replacePictures(
  trx: Executor,
  change: {
    postId: number;
    isNew: boolean;
    stored: readonly StoredPicture[];
    planned: readonly PlannedPicture[];
  },
): Promise<void> {
  const { postId, isNew, stored, planned } = change;
  const present = isNew ? [] : await picturesOf(trx, postId);
  await deletePictureRows(
    trx,
    present.map((row) => row.id),
  );
  if (present.length > 0) await enqueue(trx, deletePictures, { keys: present.map((row) => row.key) });
  await insertPictures(
    trx,
    stored.map((upload, position) => readyRow(postId, { position, alt: null, upload })),
  );
  await planPictures(trx, [{ postId, pictures: planned, from: stored.length }]);
}
