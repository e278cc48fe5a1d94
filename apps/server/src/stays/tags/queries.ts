import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import type { Wanted } from '../../platform/lists.ts';

export type TagRow = Pick<Selectable<Tables['tags']>, 'id' | 'name' | 'name_de' | 'posts_count'>;
export type TagsPage = Wanted<readonly [posts: number, id: number]>;

/** The tags that posts have, those of most posts first. */
export const commonTags = (db: Executor, page: TagsPage): Promise<TagRow[]> =>
  mostUsed(db, sql<SqlBool>`tags.posts_count > 0`, page);

/** Tags that begin with the text, in any case, most used first. */
export function tagsLike(db: Executor, text: string, page: TagsPage): Promise<TagRow[]> {
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return mostUsed(db, sql<SqlBool>`tags.name like ${prefix}`, page);
}

function mostUsed(db: Executor, which: Expression<SqlBool>, { last, limit }: TagsPage): Promise<TagRow[]> {
  const [posts, id] = last ?? [];
  const after =
    last === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(tags.posts_count, -tags.id) < (${posts}, ${-(id ?? 0)})`;
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'name_de', 'posts_count'])
    .where(which)
    .where(after)
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(limit)
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
