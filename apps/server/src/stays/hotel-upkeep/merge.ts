import { PublicError } from '../../config/public-error.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hotelKey, isSameHotel, keyVersion, retireHotel, updateHotel } from '../hotels/index.ts';
import { moveLinks } from '../links/index.ts';
import { movePosts } from '../posts/index.ts';
import { likelyTwins, lockHotels } from './queries.ts';

/** Moves what other domains attach to a hotel record, in the transaction that merges two records. */
export type MoveOthers = (trx: Executor, move: { from: number; to: number }) => Promise<void>;

/**
 * Merges two records of one hotel: posts, links and what other domains attach to it move to the record that is kept, which also takes over
 * what only the other knew, and the address of the removed page redirects. Favourites belong to posts and follow them.
 * @throws {PublicError} if a slug is unknown or both are the same.
 */
export async function mergeHotels(
  db: Executor,
  slugs: { gone: string; kept: string },
  moveOthers: MoveOthers,
): Promise<{ posts: number }> {
  if (slugs.gone === slugs.kept) throw new PublicError('A hotel cannot be merged with itself.');
  return inTransaction(db, async (trx) => {
    const rows = await lockHotels(trx, [slugs.gone, slugs.kept]);
    const [gone, kept] = [slugs.gone, slugs.kept].map((slug) => {
      const row = rows.find((one) => one.slug === slug);
      if (row === undefined) throw new PublicError(`There is no hotel with the slug ${slug}.`);
      return row;
    }) as [(typeof rows)[number], (typeof rows)[number]];
    const move = { from: gone.id, to: kept.id };
    const posts = await movePosts(trx, move);
    await moveLinks(trx, move);
    await moveOthers(trx, move);
    await updateHotel(trx, kept.id, {
      street: kept.street ?? gone.street,
      zip: kept.zip ?? gone.zip,
      city: kept.city ?? gone.city,
      state: kept.state ?? gone.state,
      country: kept.country ?? gone.country,
      lat: kept.lat ?? gone.lat,
      lng: kept.lat === null ? gone.lng : kept.lng,
      website: kept.website ?? gone.website,
      name_key: hotelKey(kept.name, kept.city ?? gone.city),
      key_version: keyVersion,
      placed_by: kept.placed_by ?? gone.placed_by,
      place_id: kept.place_id ?? gone.place_id,
      placed_at: kept.placed_at ?? gone.placed_at,
    });
    await retireHotel(trx, { id: gone.id, slug: gone.slug, into: kept.id });
    return { posts };
  });
}

/** The same for records that another process may have merged meanwhile; then there is nothing to do. */
export async function mergeIfThere(...merge: Parameters<typeof mergeHotels>): Promise<void> {
  try {
    await mergeHotels(...merge);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
  }
}

export interface Twins {
  slugs: [string, string];
  names: [string, string];
  city: string | null;
  stays: [number, number];
  /** By the current rules both would get the same record, so they certainly are one hotel. */
  sure: boolean;
}

/** Pairs of hotels in one town with similar names, most likely first, at most two hundred. */
export async function listTwins(db: Executor): Promise<Twins[]> {
  const pairs = (await likelyTwins(db)).map((row): Twins => {
    const { one, other } = row;
    return {
      slugs: [one.slug, other.slug],
      names: [one.name, other.name],
      city: one.city ?? other.city,
      stays: [one.posts_count, other.posts_count],
      sure: isSameHotel(one, other),
    };
  });
  return pairs.toSorted((a, b) => Number(b.sure) - Number(a.sure));
}
