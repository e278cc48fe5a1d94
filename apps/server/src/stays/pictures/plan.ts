import type { Executor } from '../../platform/db/database.ts';
import type { PosterSpec } from '../../platform/db/json-types.ts';
import { enqueue, enqueueAll } from '../../platform/jobs/index.ts';
import { deletePictures, newPictureKey } from '../../platform/pictures/index.ts';
import { copyPicture, drawPicture, drawPortrait } from './jobs.ts';
import { insertPictures, picturesOf } from './queries.ts';

/** A picture still to be fetched from the photo network, or drawn for the demo world. */
export interface PlannedPicture {
  alt: string | null;
  sourceUrl?: string;
  poster?: PosterSpec;
}

interface PicturesOfPost {
  postId: number;
  pictures: readonly PlannedPicture[];
  /** Position of the first one; 0 unless said. */
  from?: number;
}

/**
 * Adds pictures to posts that jobs will bring; a post shows its placeholder until then. Covers come first, in the order of the posts.
 * Call inside the posts' transaction.
 */
export async function planPictures(trx: Executor, posts: readonly PicturesOfPost[]): Promise<void> {
  const rows = await insertPictures(trx, posts.flatMap(plannedRows));
  const covers = rows.filter((row) => row.position === 0);
  const others = rows.filter((row) => row.position !== 0);
  const inOrder = [...covers, ...others].map((row) => ({
    drawn: row.poster !== null,
    payload: { pictureId: row.id },
    key: `picture:${row.id}`,
  }));
  await enqueueAll(
    trx,
    copyPicture,
    inOrder.filter(({ drawn }) => !drawn),
  );
  await enqueueAll(
    trx,
    drawPicture,
    // One after the other: drawing must leave room for whoever is looking at the site.
    inOrder.filter(({ drawn }) => drawn).map((job) => ({ ...job, queue: 'drawing' })),
  );
}

function plannedRows({ postId, pictures, from = 0 }: PicturesOfPost) {
  return pictures.map((picture, index) => ({
    post_id: postId,
    position: from + index,
    key: newPictureKey(),
    source_url: picture.sourceUrl ?? null,
    poster: picture.poster ?? null,
    alt: picture.alt,
    width: null,
    height: null,
    thumbhash: null,
    failure: null,
  }));
}

/** Has a post's files removed once the transaction that deletes it commits. */
export async function removePicturesOf(trx: Executor, postId: number): Promise<void> {
  const keys = (await picturesOf(trx, postId)).map((picture) => picture.key);
  if (keys.length > 0) await enqueue(trx, deletePictures, { keys });
}

/** Has a demo member's avatar and cover drawn. */
export async function planPortrait(
  trx: Executor,
  portrait: { userId: number; seed: string; cover: string },
): Promise<void> {
  await enqueue(trx, drawPortrait, portrait, { key: `portrait:${portrait.userId}` });
}
