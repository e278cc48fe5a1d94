import type { Town } from '@staylore/gazetteer/gazetteer';
import type { KnownHotel } from '../lexicon/hotels.ts';
import { lookUp } from './places.ts';

export function isArea(town: Town): boolean {
  return town.id > 900_000_000 && town.id < 950_000_000;
}

export function townOf(hotel: KnownHotel): Town | null {
  return hotel.town === null ? null : (lookUp(hotel.town, hotel.country) ?? null);
}
