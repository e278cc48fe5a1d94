import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import type { PageQuery } from '../../platform/lists.ts';

/** A wish with the page of its hotel, and the stay it came from if its member may still see that. */
function wishes(db: Executor, viewerId: number) {
  return db
    .selectFrom('wishes')
    .leftJoin('hotels', 'hotels.id', 'wishes.hotel_id')
    .leftJoin('posts as source', (join) =>
      join
        .onRef('source.id', '=', 'wishes.source_post_id')
        .on('source.archived', '=', false)
        .on(visibleTo(viewerId, 'source.user_id')),
    )
    .selectAll('wishes')
    .select(['hotels.slug', 'hotels.posts_count', 'source.id as shown_source_id']);
}

export type WishRow = Awaited<ReturnType<typeof wishesOf>>[number];

/** A member's wishes in a state, latest first. */
export function wishesOf(
  db: Executor,
  page: PageQuery<readonly [savedAt: string, id: number]> & {
    state: Tables['wishes']['state']['__select__'];
  },
) {
  return wishes(db, page.viewerId)
    .where('wishes.user_id', '=', page.viewerId)
    .where('wishes.state', '=', page.state)
    .where(
      page.last === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(wishes.saved_at, wishes.id) < (${page.last[0]}::timestamptz, ${page.last[1]})`,
    )
    .orderBy('wishes.saved_at', 'desc')
    .orderBy('wishes.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** A wish by its id, of any member, as the viewer sees it. */
export function wishById(db: Executor, id: number, viewerId: number): Promise<WishRow | undefined> {
  return wishes(db, viewerId).where('wishes.id', '=', id).executeTakeFirst();
}

/** Adds wishes; those of hotels that the member already has, in whatever state, stay as they are. Returns how many are new. */
export async function insertWishes(db: Executor, entries: Insertable<Tables['wishes']>[]): Promise<number> {
  if (entries.length === 0) return 0;
  const made = await db
    .insertInto('wishes')
    .values(entries)
    .onConflict((conflict) => conflict.constraint('wishes__once').doNothing())
    .returning('id')
    .execute();
  return made.length;
}

/** Adds a wish, or puts the one of the same hotel back on the list; returns its id. */
export async function wishAgain(db: Executor, entry: Insertable<Tables['wishes']>): Promise<number> {
  const row = await db
    .insertInto('wishes')
    .values(entry)
    .onConflict((conflict) =>
      conflict.constraint('wishes__once').doUpdateSet({
        state: sql`case when wishes.state = 'removed' then 'open' else wishes.state end`,
        hotel_id: sql`coalesce(wishes.hotel_id, excluded.hotel_id)`,
        source_post_id: sql`coalesce(wishes.source_post_id, excluded.source_post_id)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateWish(
  db: Executor,
  id: number,
  change: Updateable<Tables['wishes']>,
): Promise<void> {
  await db.updateTable('wishes').set(change).where('id', '=', id).execute();
}

/** Moves wishes from one hotel record to another that turned out to be the same. */
export async function moveWishes(trx: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await trx.updateTable('wishes').set({ hotel_id: to }).where('hotel_id', '=', from).execute();
}
