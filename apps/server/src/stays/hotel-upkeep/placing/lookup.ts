import { foldName } from '@staylore/gazetteer/gazetteer';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { dayMs } from '../../../platform/durations.ts';
import type { Logger } from '../../../platform/log/index.ts';
import { hotelKey, type Named } from '../../hotels/index.ts';
import type { PlacesService } from '../../places/index.ts';
import { deletePlacings, spendQuestion, storedLookup, storeLookup } from './queries.ts';
import { namedHere, type SearchArea, type ServiceHotel, withoutDetails } from './service-hotels.ts';

/** Requests to the maps service for one scan or import. */
const questions = 100;
/** How long answers are cached; hotels open, close and are mapped again. */
const keptMs = 30 * dayMs;
const budgetMs = dayMs;
/**
 * Hotels of a name around a place, from the stored answer or by asking the maps service; none if the budget of the scan or import is spent.
 * @throws {ApiError} `places.unavailable` when the service does not answer in time, refuses or returns nonsense.
 */
export async function findHotels(
  dependencies: { db: Executor; clock: Clock; places: PlacesService },
  search: { hotel: Named; at: SearchArea; importKey: string; signal: AbortSignal; log: Logger },
): Promise<ServiceHotel[]> {
  const { clock, db, places } = dependencies;
  const { at, hotel, log, signal, importKey } = search;
  if (places.hotelService === null) return [];
  const now = clock.now();
  const key = {
    service: places.hotelService,
    name_key: hotelKey(hotel.name, hotel.city),
    place_key: placeKey(at),
  };
  const kept = await storedLookup(db, key, new Date(now.getTime() - keptMs));
  if (kept !== undefined) return kept;
  const began = { importKey, now, since: new Date(now.getTime() - budgetMs), most: questions };
  if (!(await spendQuestion(db, began))) {
    log.info({ importKey }, 'The budget for placing hotels is spent');
    return [];
  }
  const { lat, lng } = at;
  const answered = await places.hotels(
    { name: hotel.name, town: at.town, near: { lat, lng }, countryCode: at.country },
    { language: 'en', signal },
  );
  const found = namedHere(hotel, at, answered);
  await storeLookup(db, {
    ...key,
    hotels: places.storable ? found : found.map(withoutDetails),
    asked_at: now,
  });
  return found;
}

/** Deletes expired answers and budgets. */
export function deleteOldLookups({ clock, db }: { clock: Clock; db: Executor }): Promise<void> {
  const now = clock.now().getTime();
  return deletePlacings(db, { lookups: new Date(now - keptMs), budgets: new Date(now - budgetMs) });
}

/** The town, or without one a square of half a degree. */
const placeKey = ({ country, lat, lng, town }: SearchArea): string =>
  town === null
    ? `${Math.round(lat * 2) / 2},${Math.round(lng * 2) / 2}`
    : `${country ?? ''}:${foldName(town)}`;
