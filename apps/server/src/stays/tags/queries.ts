import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Suggestions are short lists. */
const suggestions = 20;

export function commonTags(db: Executor) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'name_de', 'posts_count'])
    .where('posts_count', '>', 0)
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(suggestions)
    .execute();
}

/** Tags that begin with the text, in any case, most used first. */
export function tagsLike(db: Executor, text: string) {
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'name_de', 'posts_count'])
    .where(sql<boolean>`tags.name like ${prefix}`)
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(suggestions)
    .execute();
}

/** Sets the tags of a post in their order, making tags that are new. */
export async function replaceTags(db: Executor, postId: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  if (names.length === 0) return;
  await db
    .insertInto('tags')
    // Sorted, so that two posts with the same new tags cannot wait for each other.
    .values([...names].sort().map((name) => ({ name, name_de: null })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const rows = await db.selectFrom('tags').select(['id', 'name']).where('name', 'in', names).execute();
  const position = new Map(names.map((name, index) => [name, index]));
  await db
    .insertInto('post_tags')
    .values(rows.map((row) => ({ post_id: postId, tag_id: row.id, position: position.get(row.name) ?? 0 })))
    .execute();
}
