import { foldName } from '@staylore/gazetteer/gazetteer';
import type { Executor } from '../../platform/db.ts';
import { type HotelDetails, hotelsByName, insertHotel, lockName, slugIsFree } from './queries.ts';

/** Words that spellings of one hotel add or leave out. */
const fillers = new Set([
  'hotel',
  'hotels',
  'the',
  'das',
  'der',
  'die',
  'le',
  'la',
  'el',
  'il',
  'and',
  'und',
  'spa',
  'resort',
]);

/** Two hotels of one name closer than this are one. */
const sameHotelKm = 30;

/** A hotel's name without case, accents, order-free filler words: the key by which spellings find each other. */
function hotelKey(name: string): string {
  const words = foldName(name).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The record of a hotel, however its name is spelled; made when it is new. Call inside a transaction. */
export async function findOrCreateHotel(trx: Executor, hotel: HotelDetails): Promise<number> {
  const name_key = hotelKey(hotel.name);
  await lockName(trx, name_key);
  const known = (await hotelsByName(trx, name_key)).find((candidate) => isSamePlace(candidate, hotel));
  if (known !== undefined) return known.id;
  return insertHotel(trx, { ...hotel, name_key, slug: await freeSlug(trx, hotel) });
}

type Located = Pick<HotelDetails, 'city' | 'country' | 'lat' | 'lng'>;

function isSamePlace(one: Located, other: Located): boolean {
  if (one.lat !== null && one.lng !== null && other.lat !== null && other.lng !== null) {
    return roughKm({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng }) <= sameHotelKm;
  }
  if (one.country !== null && other.country !== null && one.country !== other.country) return false;
  return foldName(one.city ?? '') === foldName(other.city ?? '');
}

/** Distance on a flat map around the point, in kilometres; exact enough for a few dozen. */
function roughKm(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const degree = 111.2;
  const x = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(x, one.lat - other.lat) * degree;
}

async function freeSlug(trx: Executor, hotel: HotelDetails): Promise<string> {
  const base =
    foldName([hotel.name, hotel.city].filter(Boolean).join(' '))
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'hotel';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await slugIsFree(trx, slug)) return slug;
  }
}
