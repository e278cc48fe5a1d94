import { distanceKm } from '@staylore/geo/geo';
import type { Table } from '../towns/table.ts';
import type { Coordinates } from '../towns/town.ts';

/** Bonus for nearness on the scale of powers of ten of population: 2 on the spot, 1 at 100 km, 0.2 at 900 km. */
export function proximity(table: Table, row: number, near: Coordinates): number {
  const km = distanceKm({ lat: table.lats[row] ?? 0, lng: table.lngs[row] ?? 0 }, near);
  return 2 / (1 + km / 100);
}
