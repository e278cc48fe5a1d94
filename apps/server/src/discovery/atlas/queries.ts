import { type SqlBool, sql } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { creditOf } from '../../stays/posts/index.ts';

/** A member by username, else by a handle of the photo network that is proven to be theirs; not if they are leaving or suspended. */
export function memberByHandle(db: Executor, handle: string) {
  const key = handle.toLowerCase();
  return db
    .selectFrom('users')
    .select([
      'id',
      'id as user_id',
      'username',
      'name',
      'last_name',
      'avatar_key',
      'cover_key',
      'atlas_shown',
    ])
    .where('left_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('username_key', '=', key),
        eb(
          'id',
          'in',
          eb
            .selectFrom('claimed_handles')
            .select('claimed_handles.user_id')
            .where('claimed_handles.handle', '=', key)
            .where('claimed_handles.confirmed_at', 'is not', null),
        ),
      ]),
    )
    .orderBy((eb) => eb('username_key', '=', key), 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type AtlasMember = NonNullable<Awaited<ReturnType<typeof memberByHandle>>>;

/** Whether the handle that a post was taken from is proven to belong to someone else. */
const isSomebodyElses = sql<SqlBool>`exists (
  select from claimed_handles where claimed_handles.handle = lower(posts.source_handle)
    and claimed_handles.confirmed_at is not null
    and claimed_handles.user_id <> posts.user_id
)`;

/** All stays of a member that the viewer may see, newest first; without those whose account is proven to be someone else's. */
export function staysOf(db: Executor, { userId, viewerId }: { userId: number; viewerId: number }) {
  return db
    .selectFrom('posts')
    .select(['id', 'hotel_name', 'location', 'city', 'country', 'lat', 'lng', 'created_at'])
    .select(['price_minor', 'price_currency', 'price_per'])
    .select([creditOf.as('credit'), 'source_url'])
    .where('user_id', '=', userId)
    .where('archived', '=', false)
    .where(visibleTo(viewerId, 'posts.user_id'))
    .where(sql<SqlBool>`(posts.source_handle is null or not ${isSomebodyElses})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type AtlasRow = Awaited<ReturnType<typeof staysOf>>[number];

/** The first stored picture of each of these posts. */
export async function coversOf(db: Executor, postIds: readonly number[]) {
  if (postIds.length === 0) return new Map<number, { key: string; thumbhash: string | null }>();
  const rows = await db
    .selectFrom('pictures')
    .distinctOn('post_id')
    .select(['post_id', 'key', 'thumbhash'])
    .where('post_id', 'in', postIds)
    .where('status', '=', 'ready')
    .orderBy('post_id')
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ post_id, ...picture }) => [post_id, picture]));
}

/** The latest rate of each currency: how many units one euro buys. */
export async function newestRates(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'units_per_euro'])
    .orderBy('currency')
    .orderBy('day', 'desc')
    .execute();
  return new Map(rows.map(({ currency, units_per_euro }) => [currency, Number(units_per_euro)]));
}

export async function followOf(
  db: Executor,
  { viewerId, userId }: { viewerId: number; userId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('follows')
    .select('id')
    .where('user_id', '=', userId)
    .where('follower_id', '=', viewerId)
    .executeTakeFirst();
  return row?.id ?? null;
}
