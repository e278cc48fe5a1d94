import { foldName } from '@staylore/gazetteer/gazetteer';
import type { Executor } from '../../platform/db/database.ts';
import { formerKey, hotelKey } from './name-key.ts';
import { planPlacing } from './placing-job.ts';
import {
  type HotelDetails,
  hotelsByNames,
  insertHotel,
  lockName,
  placesOfAuthor,
  slugsLike,
} from './queries.ts';
import { isSameHotel, kmBetween, type Named, townOf } from './same-hotel.ts';

/** Who stayed in the hotel, and when. */
export interface Author {
  userId: number;
  at: Date;
  /** The scan or import in which the post comes; a new hotel is placed later, within its budget. */
  importKey?: string;
}

/** A hotel without a place is searched for this close to where its author was around that time. */
const nearAuthorKm = 60;

/**
 * The record of a hotel, however its name is spelled; created if it is new. A name without any place is resolved by where its author stayed
 * around that time. Call inside a transaction.
 */
export async function findOrCreateHotel(
  trx: Executor,
  hotel: HotelDetails,
  author?: Author,
): Promise<number> {
  const candidates = await namedAlike(trx, hotel);
  // Preferred to the record shared by members who gave no place, which has less information.
  const settled =
    isUnplaced(hotel) && author !== undefined ? await nearAuthor(trx, candidates, author) : undefined;
  const known = settled ?? candidates.find((candidate) => isSameHotel(candidate, hotel));
  if (known !== undefined) return known.id;
  const name_key = hotelKey(hotel.name, townOf(hotel));
  const id = await insertHotel(trx, { ...hotel, name_key, slug: await freeSlug(trx, hotel) });
  if (author?.importKey !== undefined) {
    const { at, importKey, userId } = author;
    await planPlacing(trx, { hotelId: id, userId, at: at.toISOString(), undertaking: importKey });
  }
  return id;
}

/** The other record that is certainly the same hotel. Call inside a transaction. */
export async function twinOf(trx: Executor, hotel: Named & { id: number }): Promise<Candidate | undefined> {
  const others = (await namedAlike(trx, hotel)).filter(({ id }) => id !== hotel.id);
  return others.find((other) => isSameHotel(other, hotel));
}

/** The only record of that name around where its author stayed in those days. Call inside a transaction. */
export async function knownNear(trx: Executor, hotel: Named, author: Author): Promise<Candidate | undefined> {
  return nearAuthor(trx, await namedAlike(trx, hotel), author);
}

/** Records whose names may be spellings of this one, with the name locked until the transaction ends. */
async function namedAlike(trx: Executor, hotel: Named): Promise<Candidate[]> {
  const name_key = hotelKey(hotel.name, townOf(hotel));
  const bare = hotelKey(hotel.name, null);
  for (const key of [...new Set([name_key, bare])].toSorted()) await lockName(trx, key);
  return hotelsByNames(trx, [...new Set([name_key, bare, formerKey(hotel.name)])]);
}

export type Candidate = Awaited<ReturnType<typeof hotelsByNames>>[number];

export const isUnplaced = ({ city, lat }: Pick<Named, 'city' | 'lat'>): boolean =>
  (city ?? '') === '' && lat === null;

async function nearAuthor(
  trx: Executor,
  candidates: readonly Candidate[],
  author: Author,
): Promise<Candidate | undefined> {
  if (candidates.length === 0) return undefined;
  const places = await placesOfAuthor(trx, author);
  const near = candidates.filter((candidate) =>
    places.some((place) => (kmBetween(place, candidate) ?? Number.POSITIVE_INFINITY) <= nearAuthorKm),
  );
  // Two of that name nearby are ambiguous.
  return near.length === 1 ? near[0] : undefined;
}

async function freeSlug(trx: Executor, hotel: HotelDetails): Promise<string> {
  const base =
    foldName([hotel.name, hotel.city].filter(Boolean).join(' '))
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'hotel';
  // Names in other scripts share a slug, so the lock on the name does not protect it.
  await lockName(trx, `slug of ${base}`);
  const taken = await slugsLike(trx, base);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
