import rings from '../data/lakes.json' with { type: 'json' };
import type { Point } from './geo.ts';

/** Coordinates are kept in thousandths of a degree. */
const unit = 1000;

/** The shores of lakes with a recognisable shape (Natural Earth), each as a ring whose first point is not repeated. */
export const lakes: readonly (readonly Point[])[] = rings.map((steps) => {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_none, at) => {
    x += steps[2 * at] ?? 0;
    y += steps[2 * at + 1] ?? 0;
    return { lat: y / unit, lng: x / unit };
  });
});
