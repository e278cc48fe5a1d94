import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type PictureRow = Selectable<Tables['pictures']>;

export async function insertPictures(
  db: Executor,
  pictures: Insertable<Tables['pictures']>[],
): Promise<PictureRow[]> {
  if (pictures.length === 0) return [];
  return db.insertInto('pictures').values(pictures).returningAll().execute();
}

export function picturesOf(db: Executor, postId: number): Promise<PictureRow[]> {
  return db.selectFrom('pictures').selectAll().where('post_id', '=', postId).orderBy('position').execute();
}

/** A picture by its id. */
export function pictureById(db: Executor, id: number): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updatePicture(
  db: Executor,
  id: number,
  change: Updateable<Tables['pictures']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the rows of pictures, not their files. */
export async function deletePictureRows(db: Executor, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('pictures').where('id', 'in', ids).execute();
}
