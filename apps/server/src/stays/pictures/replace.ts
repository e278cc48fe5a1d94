import type { Executor } from '../../platform/db/database.ts';
import type { StoredPicture } from '../../platform/pictures/index.ts';
import { readyRow } from './arrange.ts';
import { type PlannedPicture, planPictures } from './plan.ts';
import { insertPictures } from './queries.ts';
import { removePicturesOf } from './remove.ts';

/** Replaces a post's pictures: first those that are stored already, then those that jobs will copy. */
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
  if (!isNew) await removePicturesOf(trx, postId);
  await insertPictures(
    trx,
    stored.map((upload, position) => readyRow(postId, { position, alt: null, upload })),
  );
  await planPictures(trx, [{ postId, pictures: planned, from: stored.length }]);
}
