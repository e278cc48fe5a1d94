import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { belowId, type PageQuery } from '../../../platform/lists.ts';

/** Posts that were saved from accounts proven to be this member's, with what was done about them. */
function fromOwnAccounts(db: Executor, userId: number) {
  return (
    db
      .selectFrom('claimed_handles')
      .innerJoin('posts', (join) =>
        join
          .on(sql<SqlBool>`lower(posts.source_handle) = claimed_handles.handle`)
          .on('posts.source_handle', 'is not', null),
      )
      // What a previous owner of the account took over stays theirs: to the next owner it belongs to the member who saved it.
      .leftJoin('taken_stays', (join) =>
        join
          .onRef('taken_stays.post_id', '=', 'posts.id')
          .on((eb) => eb.or([eb('taken_stays.way', '=', 'down'), eb('taken_stays.taken_by', '=', userId)])),
      )
      .where('claimed_handles.user_id', '=', userId)
      .where('claimed_handles.confirmed_at', 'is not', null)
  );
}

/** Stays shown by others that nothing has been done about. */
const isBorrowed = (userId: number) =>
  sql<SqlBool>`taken_stays.post_id is null and not posts.archived and posts.user_id <> ${userId}`;

/** Written in part by its present holder, when saving it or later, so that the next one has not read it yet. */
const isRewritten = sql<boolean>`posts.updated_at > coalesce(taken_stays.taken_at, posts.saved_at)
  or (taken_stays.taken_at is null and posts.typed_by_saver)`;

export type BorrowedRow = Awaited<ReturnType<typeof borrowedStays>>[number];

/**
 * Stays that others saved from a member's accounts, newest first, including those that were taken. Blocks are ignored: blocking must not keep
 * creators from their own words.
 */
export function borrowedStays(db: Executor, { viewerId, last, limit }: PageQuery<readonly [id: number]>) {
  return fromOwnAccounts(db, viewerId)
    .innerJoin('users', (join) =>
      join.on('users.id', '=', (eb) => eb.fn.coalesce('taken_stays.saver_id', 'posts.user_id')),
    )
    .select(['posts.id', 'posts.hotel_name', 'posts.location', 'posts.source_url', 'posts.created_at'])
    .select(['users.username', 'taken_stays.way', 'claimed_handles.handle'])
    .select(
      sql<string | null>`(select pictures.key from pictures
        where pictures.post_id = posts.id and pictures.status = 'ready' order by pictures.position limit 1)`.as(
        'picture',
      ),
    )
    .where((eb) => eb.or([eb('taken_stays.post_id', 'is not', null), isBorrowed(viewerId)]))
    .where(belowId('posts.id', last))
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * A stay that was saved from an account of this member, locked together with the proof until the transaction ends. Undefined for any other.
 */
export async function lockStay(trx: Executor, { id, userId }: { id: number; userId: number }) {
  // An outer join cannot be locked: the stay is locked first, then read.
  await trx.selectFrom('posts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return fromOwnAccounts(trx, userId)
    .leftJoin('users', 'users.id', 'taken_stays.saver_id')
    .select(['posts.id', 'posts.user_id', 'posts.location', 'claimed_handles.handle'])
    .select(['taken_stays.way', 'taken_stays.saver_id', 'users.left_at'])
    .select([isBorrowed(userId).as('is_borrowed'), isRewritten.as('is_rewritten')])
    .where('posts.id', '=', id)
    .forShare('claimed_handles')
    .executeTakeFirst();
}

/** Stays shown by others from a member's accounts that nothing has been done about, in the order of their ids, locked. */
export async function lockBorrowed(
  trx: Executor,
  { limit, unlessKnown, userId }: { limit: number; unlessKnown: boolean; userId: number },
): Promise<BorrowedStay[]> {
  return fromOwnAccounts(trx, userId)
    .select(['posts.id', 'posts.user_id', 'posts.location', 'claimed_handles.handle'])
    .select(['posts.source_post_id', 'posts.content_hash', isRewritten.as('is_rewritten')])
    .where(isBorrowed(userId))
    .where(unlessKnown ? sql<SqlBool>`not ${isKnownTo(userId)}` : sql<SqlBool>`true`)
    .orderBy('posts.id')
    .limit(limit)
    .forUpdate('posts')
    .forShare('claimed_handles')
    .execute();
}

export interface BorrowedStay {
  id: number;
  /** Who saved it. */
  user_id: number;
  location: string;
  handle: string;
  source_post_id: string | null;
  content_hash: Buffer | null;
  is_rewritten: boolean;
}

/** Whether the member already has the same post of the network. */
const isKnownTo = (userId: number | RawBuilder<unknown>) => sql<boolean>`exists (
  select from posts own where own.user_id = ${userId}
    and (own.source_post_id = posts.source_post_id or own.content_hash = posts.content_hash)
)`;

/** How many stays others still show from a member's accounts, counted up to a thousand. */
export async function countBorrowed(db: Executor, userId: number): Promise<number> {
  const first = fromOwnAccounts(db, userId).select('posts.id').where(isBorrowed(userId)).limit(1000);
  const { count } = await db
    .selectFrom(first.as('first'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface TakenBy {
  userId: number;
  /** From this account only. */
  handle?: string;
  /** Not what they have rewritten since they took it over. */
  unchangedOnly?: boolean;
}

/** Stays that a member took and that can go back to who had saved them, in the order of their ids, locked. Not to who is leaving or has the same post again. */
export function lockTakenFrom(
  trx: Executor,
  { handle, limit, unchangedOnly = false, userId }: TakenBy & { limit: number },
) {
  return trx
    .selectFrom('taken_stays')
    .innerJoin('posts', 'posts.id', 'taken_stays.post_id')
    .innerJoin('users', 'users.id', 'taken_stays.saver_id')
    .select(['posts.id', 'posts.location', 'taken_stays.way', 'taken_stays.saver_id as user_id'])
    .select([sql<string>`lower(posts.source_handle)`.as('handle'), isRewritten.as('is_rewritten')])
    .where('taken_stays.taken_by', '=', userId)
    .where('posts.source_handle', 'is not', null)
    .$if(handle !== undefined, (rows) => rows.where(sql<SqlBool>`lower(posts.source_handle) = ${handle}`))
    .$if(unchangedOnly, (rows) =>
      rows.where(sql<SqlBool>`(taken_stays.way = 'down' or not (${isRewritten}))`),
    )
    .where('users.left_at', 'is', null)
    .where(sql<SqlBool>`(taken_stays.way = 'down' or not ${isKnownTo(sql.ref('taken_stays.saver_id'))})`)
    .orderBy('posts.id')
    .limit(limit)
    .forUpdate('posts')
    .execute();
}

export async function insertTaken(
  trx: Executor,
  stays: readonly { id: number; user_id: number }[],
  taken: { way: 'down' | 'over'; by: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('taken_stays')
    .values(
      stays.map((stay) => ({
        post_id: stay.id,
        way: taken.way,
        saver_id: stay.user_id,
        taken_by: taken.by,
        taken_at: taken.at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('post_id').doUpdateSet((eb) => ({
        way: eb.ref('excluded.way'),
        saver_id: eb.ref('excluded.saver_id'),
        taken_by: eb.ref('excluded.taken_by'),
        taken_at: eb.ref('excluded.taken_at'),
      })),
    )
    .execute();
}

export async function deleteTaken(trx: Executor, postIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('taken_stays').where('post_id', 'in', postIds).execute();
}
