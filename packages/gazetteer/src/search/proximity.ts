import type { Table } from '../towns/table.ts';
import type { Coordinates } from '../towns/town.ts';

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine formula, mean earth radius of IUGG). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const dLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const dLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = dLat * dLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * dLng * dLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Bonus for nearness on the scale of powers of ten of population: 2 on the spot, 1 at 100 km, 0.2 at 900 km. */
export function proximity(table: Table, row: number, near: Coordinates): number {
  const km = distanceKm({ lat: table.lats[row] ?? 0, lng: table.lngs[row] ?? 0 }, near);
  return 2 / (1 + km / 100);
}
