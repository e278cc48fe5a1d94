import type { Insertable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';

export interface PictureName {
  userId: number;
  kind: 'preview' | 'story';
  language: 'en' | 'de';
}

/** A picture of an atlas as it was last drawn; with the lock, no other process replaces it until the transaction ends. */
export function findStoredPicture(db: Executor, { userId, kind, language }: PictureName, lock = false) {
  const row = db
    .selectFrom('atlas_pictures')
    .select(['key', 'content'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('language', '=', language);
  return (lock ? row.forUpdate() : row).executeTakeFirst();
}

/** Records where a picture is stored that was just drawn. */
export async function keepPicture(
  db: Executor,
  picture: Insertable<Tables['atlas_pictures']>,
): Promise<void> {
  const { key, content, made_at } = picture;
  await db
    .insertInto('atlas_pictures')
    .values(picture)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'language']).doUpdateSet({ key, content, made_at }),
    )
    .execute();
}

export async function atlasPictureFolders(db: Executor, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('atlas_pictures').select('key').where('user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}
