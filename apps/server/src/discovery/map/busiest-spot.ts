/** About what a map shows around its middle at its initial zoom, in degrees. */
const reach = { lat: 0.35, lng: 0.6 };

interface Point {
  lat: number;
  lng: number;
}

/** The point with most others around it, the newest among equals; null if none has coordinates. Points come newest first. */
export function busiestSpot(points: readonly { lat: number | null; lng: number | null }[]): Point | null {
  const placed = points.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  let best: Point | null = null;
  let most = 0;
  for (const point of placed) {
    const near = placed.filter(
      ({ lat, lng }) => Math.abs(lat - point.lat) <= reach.lat && Math.abs(lng - point.lng) <= reach.lng,
    ).length;
    if (near > most) [best, most] = [point, near];
  }
  return best;
}
