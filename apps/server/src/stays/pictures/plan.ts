import type { Executor } from '../../platform/db/database.ts';
import { enqueueAll } from '../../platform/jobs/index.ts';
import { newPictureKey } from '../../platform/pictures/index.ts';
import { copyPicture } from './jobs.ts';
import { insertPictures, type PictureRow } from './queries.ts';

/** A picture whose files are still to come. */
export interface PlannedPicture {
  alt: string | null;
  /** Address at the photo network from which it is to be copied. */
  sourceUrl?: string;
}

interface PicturesOfPost {
  postId: number;
  pictures: readonly PlannedPicture[];
  /** Position of the first one; 0 by default. */
  from?: number;
}

/** Adds pictures to posts; a post shows its placeholder until their files are there. Call inside the posts' transaction. */
export async function awaitPictures(trx: Executor, posts: readonly PicturesOfPost[]): Promise<PictureRow[]> {
  return insertPictures(trx, posts.flatMap(plannedRows));
}

/** Adds pictures that jobs will copy from the photo network; covers come first, in the order of the posts. */
export async function planPictures(trx: Executor, posts: readonly PicturesOfPost[]): Promise<void> {
  const rows = await awaitPictures(trx, posts);
  const covers = rows.filter((row) => row.position === 0);
  const others = rows.filter((row) => row.position !== 0);
  await enqueueAll(
    trx,
    copyPicture,
    [...covers, ...others].map(({ id }) => ({ payload: { pictureId: id }, key: `picture:${id}` })),
  );
}

function plannedRows({ postId, pictures, from = 0 }: PicturesOfPost) {
  return pictures.map((picture, index) => ({
    post_id: postId,
    position: from + index,
    key: newPictureKey(),
    source_url: picture.sourceUrl ?? null,
    alt: picture.alt,
    width: null,
    height: null,
    thumbhash: null,
    failure: null,
  }));
}
