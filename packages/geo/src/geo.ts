export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres (haversine formula, mean earth radius of IUGG). */
export function distanceKm(one: Point, other: Point): number {
  const dLat = Math.sin(((other.lat - one.lat) * radians) / 2);
  const dLng = Math.sin(((other.lng - one.lng) * radians) / 2);
  const h = dLat * dLat + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * dLng * dLng;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
