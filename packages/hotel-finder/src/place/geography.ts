import type { Town } from '@staylore/gazetteer/gazetteer';
import type { KnownHotel } from '../lexicon/hotel-index.ts';
import { lookUp } from './places.ts';

/** Kilometres between two towns, on a sphere. */
export function distance(a: Town, b: Town): number {
  const rad = Math.PI / 180;
  const x = (b.lng - a.lng) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  return 6371 * Math.hypot(x, (b.lat - a.lat) * rad);
}

export function isArea(town: Town): boolean {
  return town.id > 900_000_000 && town.id < 950_000_000;
}

export function townOf(hotel: KnownHotel): Town | null {
  return hotel.town === null ? null : (lookUp(hotel.town, hotel.country) ?? null);
}
