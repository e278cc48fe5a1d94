import type { MapWindow } from '@staylore/contract/map-window';
import type { MultiLineString } from 'geojson';

/** Degrees between two lines, from far to near. */
const steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02];
/** Approximate number of meridians in a window. */
const lines = 5;

/** Meridians and parallels over a window, spaced for its size. */
export function graticule({ west, south, east, north }: MapWindow): MultiLineString {
  const width = west > east ? east + 360 - west : east - west;
  const step = steps.find((degrees) => width / degrees >= lines) ?? 0.01;
  const right = west + width;
  const multiples = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from(
      { length: Math.max(0, Math.floor(to / step) - first + 1) },
      (_, at) => (first + at) * step,
    );
  };
  return {
    type: 'MultiLineString',
    coordinates: [
      ...multiples(west, right).map((long) => [
        [long, south],
        [long, north],
      ]),
      ...multiples(south, north).map((lat) => [
        [west, lat],
        [right, lat],
      ]),
    ],
  };
}
