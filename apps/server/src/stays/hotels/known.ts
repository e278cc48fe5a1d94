import { foldName } from '@staylore/gazetteer/gazetteer';
import type { Executor } from '../../platform/db/database.ts';
import { formerKey, hotelKey, townNames } from './name-key.ts';
import { hotelsByKeys } from './queries.ts';
import { isSameHotel, type Named, townOf } from './same-hotel.ts';

export interface KnownHotel {
  id: number;
  slug: string;
  /** Public stays there. */
  stays: number;
}

/** The same text for every spelling of a hotel in its town, so that a list contains it once. */
export function hotelMark(hotel: Named): string {
  const town = townOf(hotel);
  const [canonical = ''] = town === null ? [] : townNames(town);
  return [hotelKey(hotel.name, town), canonical, town === null ? '' : foldName(hotel.country ?? '')].join(
    '|',
  );
}

/** The records of hotels however their names are spelled, in one statement; null if there is none. Creates none. */
export async function knownHotels(db: Executor, named: readonly Named[]): Promise<(KnownHotel | null)[]> {
  const keys = named.flatMap((hotel, index) => {
    const keys = [hotelKey(hotel.name, townOf(hotel)), hotelKey(hotel.name, null), formerKey(hotel.name)];
    return [...new Set(keys)].map((key) => ({ index, key }));
  });
  if (keys.length === 0) return [];
  const rows = await hotelsByKeys(db, keys);
  return named.map((hotel, index) => {
    const record = rows.find((row) => row.index === index && isSameHotel(row, hotel));
    return record === undefined ? null : { id: record.id, slug: record.slug, stays: record.posts_count };
  });
}
