import type { Town } from '@staylore/gazetteer/gazetteer';
import type { KnownHotel } from '../lexicon/hotels.ts';
import { lookUp } from './places.ts';

/** Whether an entry of the gazetteer is an area: these have a range of ids of their own. */
export function isArea(town: Town): boolean {
  return town.id > 900_000_000 && town.id < 950_000_000;
}

/** The town of a known hotel; null if the gazetteer does not know it. */
export function townOf(hotel: KnownHotel): Town | null {
  return hotel.town === null ? null : (lookUp(hotel.town, hotel.country) ?? null);
}
