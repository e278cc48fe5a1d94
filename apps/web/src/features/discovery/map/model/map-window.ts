import type { MapWindow } from '@staylore/contract/map-window';

export const world: MapWindow = { west: -180, south: -90, east: 180, north: 90 };

export interface MapSection {
  window: MapWindow;
  /** As map services count it: at 0 the world is 256 pixels wide. */
  zoom: number;
}

interface Point {
  lat: number;
  long: number;
}

/** Degrees of longitude that a window spans, across the date line too. */
const width = ({ west, east }: MapWindow): number => (west > east ? east + 360 - west : east - west);

/** Longitudes keep growing when a map is panned around the world; here they wrap at the date line. Others stay exactly as they are. */
const wrapped = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The window between two corners as a map reports them, whose longitudes may lie beyond the date line. */
export function windowBetween({ west, south, east, north }: MapWindow): MapWindow {
  const latitude = (value: number) => Math.min(90, Math.max(-90, value));
  // A map that just fits the world reports slightly less, and both its sides would be one meridian.
  const sides =
    east - west >= 359.9 ? { west: -180, east: 180 } : { west: wrapped(west), east: wrapped(east) };
  return { ...sides, south: latitude(south), north: latitude(north) };
}

/** Whether a point is in a window, which may cross the date line. */
export function isInside({ lat, long }: Point, { west, south, east, north }: MapWindow): boolean {
  if (lat < south || lat > north) return false;
  return west > east ? long >= west || long <= east : long >= west && long <= east;
}

export function overlaps(one: MapWindow, other: MapWindow): boolean {
  if (one.north < other.south || one.south > other.north) return false;
  const halves = ({ west, east }: MapWindow) =>
    west > east ? [[west, 180] as const, [-180, east] as const] : [[west, east] as const];
  return halves(one).some(([from, to]) => halves(other).some(([first, last]) => from <= last && to >= first));
}

/** Whether one window lies completely inside another. */
export function covers(outer: MapWindow, inner: MapWindow): boolean {
  if (inner.south < outer.south || inner.north > outer.north) return false;
  if (width(outer) >= 360) return true;
  const from = (longitude: number) => (((longitude - outer.west) % 360) + 360) % 360;
  return from(inner.west) + width(inner) <= width(outer) + 1e-9;
}

/** The window with half of its size added on every side, so that small moves stay inside. */
export function padded(window: MapWindow): MapWindow {
  const { west, south, north } = window;
  const span = width(window);
  const above = (north - south) / 2;
  return windowBetween({
    west: west - span / 2,
    east: west + span * 1.5,
    south: south - above,
    north: north + above,
  });
}

/** The window around these windows, none of which is across the date line; the world if there are none. */
export function around(windows: readonly MapWindow[]): MapWindow {
  if (windows.length === 0) return world;
  return {
    west: Math.min(...windows.map(({ west }) => west)),
    south: Math.min(...windows.map(({ south }) => south)),
    east: Math.max(...windows.map(({ east }) => east)),
    north: Math.max(...windows.map(({ north }) => north)),
  };
}
