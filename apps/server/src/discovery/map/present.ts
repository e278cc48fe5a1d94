import type { MapSpot, MapStay } from '@staylore/contract/discovery/map';
import type { Language } from '@staylore/contract/fields';
import { fullName } from '@staylore/contract/full-name';
import { type Town, townName } from '@staylore/gazetteer/gazetteer';
import { type Grid, markerPosition } from './grid.ts';
import type { spotsInside, staysInside } from './queries.ts';

type StayRow = Omit<Awaited<ReturnType<typeof staysInside>>[number], 'created_at'>;

/** A stay as a point; none if it has no coordinates. */
export function presentStay(row: StayRow): MapStay[] {
  if (row.lat === null || row.lng === null) return [];
  return [
    {
      id: row.id,
      lat: row.lat,
      long: row.lng,
      location: row.location,
      hotel_name: row.hotel_name,
      city: row.city,
      country: row.country,
      author: fullName(row),
      small: row.picture === null ? null : `/media/${row.picture}/320.webp`,
    },
  ];
}

/** A cell as a spot; none if a point at its edge belongs to the next one, which is not counted completely. */
export function presentSpot(row: Awaited<ReturnType<typeof spotsInside>>[number], grid: Grid): MapSpot[] {
  const isAcross =
    grid.west <= grid.east
      ? row.column >= grid.west && row.column <= grid.east
      : row.column >= grid.west || row.column <= grid.east;
  if (
    row.row < grid.north ||
    row.row > grid.south ||
    !(isAcross || grid.window.east - grid.window.west === 360)
  )
    return [];
  const { west, south, east, north } = row;
  const window = { west, south, east, north };
  const stand = markerPosition({ ...row, lat: row.middle_lat, long: row.middle_lng, window }, grid);
  return presentStay(row).map((stay) => ({
    key: `${grid.size}/${row.column}/${row.row}/${row.count}`,
    ...stand,
    count: row.count,
    window,
    stay,
  }));
}

/** A town as a label, in the reader's language. */
export function presentTown(town: Town, language: Language) {
  return { name: townName(town, language), lat: town.lat, long: town.lng, population: town.population };
}
