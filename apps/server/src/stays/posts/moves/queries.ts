import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import { isProven, partLinks, transferLinks } from '../../links/index.ts';

/** Moves all posts of one hotel record to another; answers how many. */
export async function movePosts(trx: Executor, { from, to }: { from: number; to: number }): Promise<number> {
  const moved = await trx
    .updateTable('posts')
    .set({ hotel_id: to })
    .where('hotel_id', '=', from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Archives a member's visible posts; returns their ids, and those of withheld posts that may be shown again meanwhile. */
export const hidePosts = (trx: Executor, userId: number): Promise<number[]> =>
  changePosts(trx, userId, {
    which: sql<boolean>`not archived or shows_again`,
    change: { archived: true },
  });

/** Shows archived posts of a member again; a trigger leaves those archived that are still withheld. */
export const showPosts = (trx: Executor, userId: number, ids: readonly number[]): Promise<number[]> =>
  changePosts(trx, userId, {
    which: sql<boolean>`id = any(${ids as number[]}::bigint[])`,
    change: { archived: false },
  });

/** How far around a stay its author's other posts count, as in `placesOfAuthor`. */
const daysAround = 10;

/** Moves a member's imported posts of those days from one record to another, whose place they take if they have none; returns their ids. */
export async function movePostsOfAuthor(
  db: Executor,
  move: { from: number; to: number; userId: number; at: Date },
): Promise<number[]> {
  const { at, from, to, userId } = move;
  const { rows } = await sql<{ id: number }>`
    update posts set hotel_id = hotels.id, lat = coalesce(posts.lat, hotels.lat), lng = coalesce(posts.lng, hotels.lng),
        city = coalesce(posts.city, hotels.city), state = coalesce(posts.state, hotels.state),
        country = coalesce(posts.country, hotels.country), found = case when hotels.lat is null then posts.found else 3 end
      from hotels
      where hotels.id = ${to} and posts.hotel_id = ${from} and posts.user_id = ${userId} and posts.source <> 'written'
        and posts.created_at between ${at}::timestamptz - make_interval(days => ${daysAround})
          and ${at}::timestamptz + make_interval(days => ${daysAround})
    returning posts.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Moves imported posts placed at the centre of a town, or nowhere, to the hotel; places set by a member stay. */
export async function placePosts(
  db: Executor,
  move: {
    hotelId: number;
    from: { lat: number | null; lng: number | null };
    to: { lat: number; lng: number; city: string | null; state: string | null; country: string | null };
  },
): Promise<void> {
  const { from, hotelId, to } = move;
  await db
    .updateTable('posts')
    .set((eb) => ({
      lat: to.lat,
      lng: to.lng,
      city: eb.fn.coalesce('city', eb.val(to.city)),
      state: eb.fn.coalesce('state', eb.val(to.state)),
      country: eb.fn.coalesce('country', eb.val(to.country)),
      found: 3,
    }))
    .where('hotel_id', '=', hotelId)
    .where('source', '<>', 'written')
    .where((eb) =>
      eb.or([eb('lat', 'is', null), eb.and([eb('lat', '=', from.lat), eb('lng', '=', from.lng)])]),
    )
    .execute();
}

/** Withholds a post on behalf of moderators; its author cannot undo it. */
export async function withholdPost(trx: Executor, id: number, why: 'hidden' | 'removed'): Promise<void> {
  await trx
    .updateTable('posts')
    .set({
      withheld: why,
      shows_again: sql<boolean>`case when withheld is null then not archived else shows_again end`,
      archived: true,
    })
    .where('id', '=', id)
    .execute();
}

/** Holds a post for moderators before others see it; false if it is withheld already. */
export async function holdPost(trx: Executor, id: number): Promise<boolean> {
  const held = await trx
    .updateTable('posts')
    .set({ withheld: 'held', shows_again: sql<boolean>`not archived`, archived: true })
    .where('id', '=', id)
    .where('withheld', 'is', null)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/** Shows a held post after a moderator's review. */
export async function releaseHeld(trx: Executor, id: number): Promise<boolean> {
  const released = await trx
    .updateTable('posts')
    .set({ withheld: null, archived: isPutAway, shows_again: false })
    .where('id', '=', id)
    .where('withheld', '=', 'held')
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}

export const withholdPosts = (trx: Executor, userId: number): Promise<number[]> =>
  changePosts(trx, userId, {
    which: sql<boolean>`not archived`,
    change: { withheld: 'suspended', shows_again: true, archived: true },
  });

/** Posts of members who are leaving stay archived. */
const isPutAway = sql<boolean>`not shows_again or exists (select from departures where departures.user_id = posts.user_id)`;

const isTakenDown = sql<boolean>`exists (select from taken_stays where post_id = posts.id and way = 'down')`;

/** Shows a post again as it was before moderators withheld it; while its author is suspended this is postponed. */
export async function releasePost(trx: Executor, id: number): Promise<void> {
  await trx
    .updateTable('posts')
    .set({
      withheld: sql`case when ${isTakenDown} then 'creator' end`,
      archived: sql<boolean>`${isTakenDown} or ${isPutAway}`,
      shows_again: sql<boolean>`${isTakenDown} and shows_again`,
    })
    .where('id', '=', id)
    .where('withheld', 'in', ['hidden', 'removed'])
    .execute();
}

/** Withholds posts on behalf of the creator of their words; the members who saved them cannot undo it. */
export async function takePostsDown(trx: Executor, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ withheld: 'creator', shows_again: true, archived: true })
    .where('id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .where('archived', '=', false)
    .execute();
}

/** Shows taken-down posts again, unless moderators withhold them meanwhile. */
export async function restorePosts(trx: Executor, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ withheld: null, archived: isPutAway, shows_again: false })
    .where('id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .where('withheld', '=', 'creator')
    .execute();
}

/** Archived only because its member is leaving. */
const isHiddenByLeaving = sql<boolean>`exists (
  select from departures where departures.user_id = posts.user_id and posts.id = any(departures.posts))`;

/** Moves posts with their links to another member. Earlier bookings keep their owner. */
export async function transferPosts(
  trx: Executor,
  { at, ids, to, archived = false }: { at: Date; ids: readonly number[]; to: number; archived?: boolean },
): Promise<void> {
  await trx
    .updateTable('posts')
    // A trigger checks every post that becomes visible: one of a suspended member is withheld. That its member until now is suspended or leaving does
    // not count.
    .set({
      user_id: to,
      archived: sql<boolean>`(archived and withheld is distinct from 'suspended' and not ${isHiddenByLeaving}) or ${archived}`,
      withheld: sql`nullif(withheld, 'suspended')`,
      shows_again: sql<boolean>`shows_again and withheld is distinct from 'suspended'`,
    })
    .where('id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .execute();
  await transferLinks(trx, { at, postIds: ids, to });
}

/**
 * Takes the account's name off a member's stays from it, which by their claim are their own words, but not off these posts of the network. Call before
 * the claim is deleted.
 */
export async function partFromHandle(
  trx: Executor,
  { except, handle, userId }: { except: readonly string[]; handle: string; userId: number },
): Promise<void> {
  const parted = await trx
    .updateTable('posts')
    .set({ source_handle: null, source_account_id: null })
    .where('user_id', '=', userId)
    .where(sql<string>`lower(source_handle)`, '=', handle)
    .where(isProven('posts'))
    .where(sql<boolean>`coalesce(source_post_id <> all(${except as string[]}::text[]), true)`)
    .returning('id')
    .execute();
  await partLinks(
    trx,
    parted.map(({ id }) => id),
  );
}

/** Shows the posts of a member again whose suspension has ended. */
export const releasePosts = (trx: Executor, userId: number): Promise<number[]> =>
  changePosts(trx, userId, {
    which: sql<boolean>`withheld = 'suspended'`,
    change: { withheld: null, archived: isPutAway, shows_again: false },
  });

/** A moderator's note about a post; null removes it. */
export async function labelPost(
  trx: Executor,
  id: number,
  label: 'advertising' | 'misleading' | null,
): Promise<void> {
  await trx.updateTable('posts').set({ label }).where('id', '=', id).execute();
}

/** How many posts a statement changes: one for all posts of a member with many could take longer than a statement may. */
const atOnce = 5000;

/** Changes some posts of a member, part by part; returns their ids. */
async function changePosts(
  trx: Executor,
  userId: number,
  { change, which }: { which: RawBuilder<boolean>; change: UpdateObject<Tables, 'posts'> },
): Promise<number[]> {
  const changed: number[] = [];
  for (let after = 0; ; ) {
    const part = trx
      .selectFrom('posts')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .where(sql<boolean>`(${which})`)
      .orderBy('id')
      .limit(atOnce);
    const rows = await trx.updateTable('posts').set(change).where('id', 'in', part).returning('id').execute();
    if (rows.length === 0) return changed;
    const ids = rows.map(({ id }) => id);
    changed.push(...ids);
    after = Math.max(...ids);
  }
}
