import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import type { PageQuery } from '../../platform/lists.ts';

export type TagRow = Pick<Selectable<Tables['tags']>, 'id' | 'name' | 'name_de'>;
export type TagsPage = PageQuery<readonly [id: number]>;

/** The tags of posts, most used first. */
export const commonTags = (db: Executor, page: TagsPage): Promise<TagRow[]> =>
  mostUsed(db, sql<SqlBool>`tags.posts_count > 0`, page);

/** Tags that begin with the text, in any case, most used first. */
export function tagsLike(db: Executor, text: string, page: TagsPage): Promise<TagRow[]> {
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return mostUsed(db, sql<SqlBool>`tags.name like ${prefix}`, page);
}

/** How many of the most used tags are checked for a public post. */
const maxLookedAt = 1000;

/**
 * Members' own tags are suggested while a public post shows them; those that the product translates, always. How often a tag is used stays here, as it
 * counts stays that are archived or hidden too.
 */
function mostUsed(db: Executor, which: Expression<SqlBool>, { last, limit }: TagsPage): Promise<TagRow[]> {
  const after =
    last === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(tags.posts_count, -tags.id) < (select posts_count, -id from tags last where last.id = ${last[0]})`;
  return db
    .selectFrom((from) =>
      from
        .selectFrom('tags')
        .select(['id', 'name', 'name_de', 'posts_count'])
        .where(which)
        .where(after)
        .orderBy('posts_count', 'desc')
        .orderBy('id')
        .limit(maxLookedAt)
        .as('tags'),
    )
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('name_de', 'is not', null),
        // No `exists`: that is planned as a join with all posts, and of most pages the first few tags are enough.
        eb(
          selectFrom('post_tags')
            .innerJoin('posts', 'posts.id', 'post_tags.post_id')
            .select('posts.archived')
            .whereRef('post_tags.tag_id', '=', 'tags.id')
            .where('posts.archived', '=', false)
            .limit(1),
          'is not',
          null,
        ),
      ]),
    )
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function replaceTags(db: Executor, postId: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  await addTags(db, postId, names);
}

/** Sets the tags of a post that has none, in their order, creating new tags. */
export async function addTags(db: Executor, postId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  // Sorted, so that two posts with the same new tags cannot deadlock. Existing tags are not inserted again, as each attempt would use up a sequence
  // number.
  await sql`
    insert into tags (name)
    select name from unnest(${[...names].sort()}::text[]) with ordinality given (name, nr)
    where not exists (select from tags where tags.name = given.name)
    order by nr
    on conflict (name) do nothing`.execute(db);
  await sql`
    insert into post_tags (post_id, tag_id, position)
    select ${postId}, tags.id, given.nr - 1
    from unnest(${names}::text[]) with ordinality given (name, nr) join tags on tags.name = given.name`.execute(
    db,
  );
}

/** Removes the tags of posts, in one statement, as counting follows each; returns which tags they were. */
export async function removeTags(db: Executor, postIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom('post_tags')
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::bigint[])`)
    .returning('tag_id')
    .execute();
  return [...new Set(rows.map(({ tag_id }) => tag_id))];
}

/** Deletes those of these tags that no post has any more, except the product's own. */
export async function deleteUnusedTags(db: Executor, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('tags')
    .where('id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .where('posts_count', '=', 0)
    .where('name_de', 'is', null)
    .execute();
}
