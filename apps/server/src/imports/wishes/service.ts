import type { Wish } from '@staylore/contract/imports/wishes';
import type { Insertable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import { foundFor } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { hotelMark, knownHotels } from '../../stays/hotels/index.ts';
import { readablePost } from '../../stays/posts/index.ts';
import { wishPolicy } from './policy.ts';
import { presentWish } from './present.ts';
import { insertWishes, updateWish, type WishRow, wishAgain, wishById } from './queries.ts';

/** A wish of the viewer's own; that of someone else does not exist for the viewer. */
export async function ownWish(
  db: Executor,
  ability: 'read' | 'change',
  { id, viewer }: { id: number; viewer: Viewer },
): Promise<WishRow> {
  const target = await wishById(db, id, viewer.id);
  return foundFor(wishPolicy, ability, { viewer, target, code: 'wishes.not_found' });
}

/** Wishes as they are answered; those made before their hotel had a page are linked to it now. */
export async function hydrateWishes(db: Executor, rows: readonly WishRow[]): Promise<Wish[]> {
  const open = rows.filter((row) => row.hotel_id === null);
  const hotels = await knownHotels(db, open.map(namedOf));
  return rows.map((row) => presentWish(row, hotels[open.indexOf(row)] ?? null));
}

const namedOf = ({ city, country, hotel_name, lat, lng }: WishRow) => ({
  name: hotel_name,
  city,
  country,
  lat,
  lng,
});

export async function hydrateWish(db: Executor, row: WishRow): Promise<Wish> {
  const [wish] = await hydrateWishes(db, [row]);
  if (wish === undefined) throw new RangeError('One row gives one wish');
  return wish;
}

/** Adds wishes with the records of their hotels; returns how many are new. */
export function addWishes(db: Executor, entries: readonly Insertable<Tables['wishes']>[]): Promise<number> {
  const named = entries.map(({ city, country, hotel_name, lat, lng }) => ({
    name: hotel_name,
    city: city ?? null,
    country: country ?? null,
    lat: lat ?? null,
    lng: lng ?? null,
  }));
  return inTransaction(db, async (trx) => {
    const hotels = await knownHotels(trx, named);
    return insertWishes(
      trx,
      entries.map((entry, index) => ({ ...entry, hotel_id: hotels[index]?.id ?? null })),
    );
  });
}

/** Wishes for the hotel of a stay that the viewer can see. @throws {ApiError} `wishes.no_hotel` if the stay names none. */
export async function wishForStay(
  db: Executor,
  { now, postId, viewer }: { now: Date; postId: number; viewer: Viewer },
): Promise<WishRow> {
  const post = await readablePost(db, postId, viewer);
  const { city, country, hotel_id, hotel_name, lat, lng } = post;
  if (hotel_name === null) fail('wishes.no_hotel');
  const id = await wishAgain(db, {
    user_id: viewer.id,
    mark: hotelMark({ name: hotel_name, city, country, lat, lng }),
    hotel_id,
    hotel_name,
    city,
    region: post.state,
    country,
    lat,
    lng,
    source_url: null,
    source_author: null,
    source_post_id: post.id,
    own_post_id: null,
    saved_at: now,
    created_at: now,
  });
  return ownWish(db, 'read', { id, viewer });
}

/** Moves a wish to another state; the stay that is named with it has to be the viewer's own. */
export async function moveWish(
  db: Executor,
  row: WishRow,
  change: { state: Wish['state']; own_post_id?: number | undefined; viewer: Viewer },
): Promise<WishRow> {
  const { own_post_id, state, viewer } = change;
  if (own_post_id !== undefined) {
    const post = await readablePost(db, own_post_id, viewer);
    if (post.user_id !== viewer.id) fail('request.invalid', { own_post_id: 'invalid' });
  }
  await updateWish(db, row.id, { state, ...(own_post_id === undefined ? {} : { own_post_id }) });
  return ownWish(db, 'change', { id: row.id, viewer });
}
