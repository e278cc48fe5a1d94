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

/** Whose stays, and who looks at them. */
interface Seen {
  userId: number;
  viewerId: number;
}

/** All stays of a member that the viewer may see; without those whose account is proven to be someone else's. */
const staysOf = (db: Executor, { userId, viewerId }: Seen) =>
  db
    .selectFrom('posts')
    .where('user_id', '=', userId)
    .where('archived', '=', false)
    .where(visibleTo(viewerId, 'posts.user_id'))
    .where(sql<SqlBool>`(posts.source_handle is null or not ${isSomebodyElses})`);

const columns = [
  'id',
  'hotel_name',
  'location',
  'city',
  'country',
  'lat',
  'lng',
  'created_at',
  'price_minor',
  'price_currency',
  'price_per',
  'source_url',
] as const;

export function newestStays(db: Executor, seen: Seen, limit: number) {
  return staysOf(db, seen)
    .select(columns)
    .select(creditOf.as('credit'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type AtlasRow = Awaited<ReturnType<typeof newestStays>>[number];

/**
 * How many stays there are in each country (`null` if a post names none, or in another way) and year, the member's own apart, with a mark that
 * changes with their places. Counted by the database: a member may have tens of thousands.
 */
export function countedStays(db: Executor, seen: Seen) {
  return staysOf(db, seen)
    .select([
      sql<string | null>`case when country ~ '^[A-Za-z]{2}$' then upper(country) end`.as('country'),
      sql<number>`extract(year from created_at at time zone 'UTC')::integer`.as('year'),
      sql<boolean>`${creditOf} is null`.as('own'),
      sql<number>`count(*)::integer`.as('stays'),
      sql<string>`sum(hashtextextended(concat_ws(' ', lat, lng, ${creditOf}), 0))::text`.as('mark'),
    ])
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`)
    .execute();
}

export type CountedStays = Awaited<ReturnType<typeof countedStays>>[number];

/** The accounts that most stays were saved from which are not the member's. */
export async function creditsOf(db: Executor, seen: Seen, limit: number): Promise<string[]> {
  const rows = await staysOf(db, seen)
    .select(creditOf.as('credit'))
    .where(sql<SqlBool>`${creditOf} is not null`)
    .groupBy(sql`1`)
    .orderBy(sql`count(*) desc, max(created_at) desc`)
    .limit(limit)
    .execute();
  return rows.flatMap(({ credit }) => credit ?? []);
}

/** The stay with the cheapest night in each currency. Whole rows are read for those only: sorting tens of thousands took five times as long. */
export function cheapestStays(db: Executor, seen: Seen) {
  const cheapest = staysOf(db, seen)
    .distinctOn('price_currency')
    .select('id')
    .where('price_per', '=', 'night')
    .where('price_minor', '>', 0)
    .where('price_currency', 'is not', null)
    .orderBy('price_currency')
    .orderBy('price_minor')
    .orderBy('created_at', 'desc');
  return db
    .selectFrom('posts')
    .select(columns)
    .select(creditOf.as('credit'))
    .where('id', 'in', cheapest)
    .orderBy('price_currency')
    .execute();
}

/** Where the stays are, as exactly as a picture shows: three points of a map of the world are a degree. */
export function pointsOf(db: Executor, seen: Seen, limit: number) {
  return staysOf(db, seen)
    .select([
      sql<number>`round(lat::numeric, 1)::double precision`.as('lat'),
      sql<number>`round(lng::numeric, 1)::double precision`.as('lng'),
    ])
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .distinct()
    .limit(limit)
    .execute();
}

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
