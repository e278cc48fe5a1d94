import { type Frame, placeIn } from './frame.ts';
import type { Point } from './geo.ts';

/** Places of a map that are too close together to be told apart; the first one represents them. */
export interface Spot<Place> {
  places: [Place, ...Place[]];
  /** Shares of the frame's width and height. */
  x: number;
  y: number;
}

/**
 * Clusters places into spots at least `apart` from each other in one direction, a share of the frame's width: squares of that size around them do
 * not overlap. Places outside of the frame are left out.
 */
export function gather<Place extends Point>(
  frame: Frame,
  places: readonly Place[],
  apart: number,
): Spot<Place>[] {
  const spots: Spot<Place>[] = [];
  const ratio = frame.height / frame.width;
  for (const place of places) {
    const { x, y } = placeIn(frame, place);
    if (x < 0 || x > 1 || y < 0 || y > 1) continue;
    const near = spots.find((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y) * ratio) < apart);
    if (near === undefined) spots.push({ places: [place], x, y });
    else near.places.push(place);
  }
  return spots;
}
