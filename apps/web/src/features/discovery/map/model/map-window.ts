import type { MapWindow } from '@staylore/contract/discovery/map';

export const world: MapWindow = { west: -180, south: -90, east: 180, north: 90 };

interface Point {
  lat: number;
  long: number;
}

/** Degrees of longitude that a window spans, across the date line too. */
const width = ({ west, east }: MapWindow): number => (west > east ? east + 360 - west : east - west);
const area = (window: MapWindow): number => width(window) * (window.north - window.south);

/** Longitudes run on when a map is turned round and round; here they end at the date line. Others stay exactly as they are. */
const wrapped = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The window between two corners as a map tells them, whose longitudes may lie beyond the date line. */
export function windowBetween({ west, south, east, north }: MapWindow): MapWindow {
  const latitude = (value: number) => Math.min(90, Math.max(-90, value));
  const sides = east - west >= 360 ? { west: -180, east: 180 } : { west: wrapped(west), east: wrapped(east) };
  return { ...sides, south: latitude(south), north: latitude(north) };
}

export function isInside({ lat, long }: Point, { west, south, east, north }: MapWindow): boolean {
  if (lat < south || lat > north) return false;
  return west > east ? long >= west || long <= east : long >= west && long <= east;
}

/** Whether two windows have something in common. */
export function overlaps(one: MapWindow, other: MapWindow): boolean {
  if (one.north < other.south || one.south > other.north) return false;
  const halves = ({ west, east }: MapWindow) =>
    west > east ? [[west, 180] as const, [-180, east] as const] : [[west, east] as const];
  return halves(one).some(([from, to]) => halves(other).some(([first, last]) => from <= last && to >= first));
}

/** Whether one window lies wholly inside another. */
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

/** The smallest window around points that lie closer together than half the world; its edges are coordinates of theirs, exactly. */
export function around(points: readonly Point[]): MapWindow {
  const lats = points.map(({ lat }) => lat);
  const longs = points.map(({ long }) => long).sort((one, other) => one - other);
  const latitudes = { south: Math.min(...lats), north: Math.max(...lats) };
  const [west = 0, east = 0] = [longs[0], longs.at(-1)];
  if (east - west <= 180) return { west, east, ...latitudes };
  // They lie on both sides of the date line.
  return {
    west: Math.min(...longs.filter((long) => long >= 0)),
    east: Math.max(...longs.filter((long) => long < 0)),
    ...latitudes,
  };
}

/**
 * Which window to ask for next. What was asked for stays while it holds all that is seen; an answer that had to be cut is asked for
 * anew as soon as the map shows a clearly smaller part of it.
 */
export function nextAsked(asked: MapWindow, seen: MapWindow, complete: boolean): MapWindow {
  if (!covers(asked, seen)) return padded(seen);
  if (complete || area(asked) <= area(seen) * 8) return asked;
  return padded(seen);
}
