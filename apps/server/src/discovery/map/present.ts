import type { MapStay } from '@staylore/contract/discovery/map';
import type { Language } from '@staylore/contract/fields';
import { type Town, townName } from '@staylore/gazetteer/gazetteer';
import type { staysInside } from './queries.ts';

type StayRow = Awaited<ReturnType<typeof staysInside>>[number];

/** A stay as a point; none where it has no coordinates. */
export function presentStay(row: StayRow): MapStay[] {
  if (row.lat === null || row.lng === null) return [];
  return [
    {
      id: row.id,
      lat: row.lat,
      long: row.lng,
      location: row.location,
      hotel_name: row.hotel_name,
      author: [row.name, row.last_name].filter(Boolean).join(' '),
      small: row.picture === null ? null : `/media/${row.picture}/320.webp`,
    },
  ];
}

/** A town as a label, in the reader's language. */
export function presentTown(town: Town, language: Language) {
  return { name: townName(town, language), lat: town.lat, long: town.lng, population: town.population };
}
