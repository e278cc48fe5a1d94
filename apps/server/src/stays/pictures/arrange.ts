import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { StoredPicture } from '../../platform/pictures/index.ts';
import { insertPictures, type PictureRow, picturesOf, updatePicture } from './queries.ts';
import { removePictures } from './remove.ts';

export interface Arrangement {
  postId: number;
  /** Has no pictures yet. */
  isNew?: boolean;
  /** Uploaded just now, in the order of the form. */
  uploads: readonly StoredPicture[];
  /**
   * Ids of the pictures to keep and `new:0`, `new:1` … for the uploads, in their new order. Without it existing pictures stay and uploads
   * follow; a new cover goes first.
   */
  order: readonly (number | string)[] | undefined;
  /** The first upload is meant as the cover. */
  hasCover?: boolean | undefined;
  /** Alt texts in the new order; a missing one leaves the picture's own. */
  alt: readonly string[] | undefined;
}

/** Puts the pictures of a post into the order that its form asks for; those not named are deleted with their files. */
export async function arrangePictures(trx: Executor, arrangement: Arrangement): Promise<void> {
  const { postId, uploads, alt, isNew = false } = arrangement;
  const present = isNew ? [] : await picturesOf(trx, postId);
  const order = arrangement.order ?? usualOrder(present, arrangement);
  const used = new Set(order);
  const isComplete = uploads.every((_, index) => used.has(`new:${index}`));
  if (used.size < order.length || !isComplete) fail('request.invalid', { order: 'invalid' });
  const kept = new Map<number | string, PictureRow>(present.map((row) => [row.id, row]));
  const fresh = new Map<number | string, StoredPicture>(
    uploads.map((upload, index) => [`new:${index}`, upload]),
  );
  const altAt = (index: number, before: string | null) =>
    alt === undefined ? before : (alt[index] ?? '') || null;
  const added: ReturnType<typeof readyRow>[] = [];
  for (const [position, entry] of order.entries()) {
    const row = kept.get(entry);
    const upload = fresh.get(entry);
    if (row !== undefined) await updatePicture(trx, row.id, { position, alt: altAt(position, row.alt) });
    else if (upload !== undefined)
      added.push(readyRow(postId, { position, alt: altAt(position, null), upload }));
    else fail('request.invalid', { order: 'invalid' });
  }
  await insertPictures(trx, added);
  await removePictures(
    trx,
    present.filter((row) => !used.has(row.id)),
  );
}

function usualOrder(present: readonly { id: number }[], { uploads, hasCover = false }: Arrangement) {
  const added = uploads.map((_, index) => `new:${index}`);
  const cover = hasCover ? added.splice(0, 1) : [];
  return [...cover, ...present.map((row) => row.id), ...added];
}

/** A picture whose files are there, as its row. */
export function readyRow(
  postId: number,
  picture: { position: number; alt: string | null; upload: StoredPicture },
) {
  const { fingerprint, key, width, height, thumbhash } = picture.upload;
  return {
    post_id: postId,
    position: picture.position,
    key,
    status: 'ready' as const,
    source_url: null,
    alt: picture.alt,
    width,
    height,
    thumbhash,
    fingerprint,
    failure: null,
  };
}
