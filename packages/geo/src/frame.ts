import type { Point } from './geo.ts';
import { projected, world } from './world.ts';

/** A part of the drawn world, in its units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The narrowest part that is shown at first: about a continent. */
const narrowest = 420;
/** The narrowest part that can be zoomed to: about a large country, below which the outlines would look coarse. */
const nearest = 200;
/** Margin around the outermost places, as a share of the distance between them. */
const margin = 0.16;
/** Where most land is; the Pacific on both edges contains none. */
const inhabited: Frame = { x: 200, y: 0, width: 1780, height: world.height };

/**
 * The part of the world that contains all places.
 * @param ratios the lowest and the highest aspect ratio (width by height).
 */
export function frameAround(places: readonly Point[], ratios: readonly [number, number]): Frame {
  const points = places.map(projected);
  return fitted(points.length === 0 ? inhabited : withMargin(boxOf(points)), ratios, narrowest);
}

/** The part of the world that contains these places, as near as the drawing allows. */
export function frameNear(places: readonly Point[], ratios: readonly [number, number]): Frame {
  return fitted(withMargin(boxOf(places.map(projected))), ratios, nearest);
}

/** The main land window, and places beyond it, near the date line. */
export function worldWith(places: readonly Point[], ratios: readonly [number, number]): Frame {
  const { x, y, width, height } = inhabited;
  return fitted(
    boxOf([{ x, y }, { x: x + width, y: y + height }, ...places.map(projected)]),
    ratios,
    narrowest,
  );
}

/** A box, widened or heightened to an aspect ratio and kept within the world. */
function fitted(box: Frame, [lowest, highest]: readonly [number, number], least: number): Frame {
  const ratio = within(box.width / Math.max(1, box.height), lowest, highest);
  const width = within(Math.max(box.width, box.height * ratio), least, world.width);
  const height = width / ratio;
  return {
    x: within(box.x + box.width / 2 - width / 2, 0, world.width - width),
    // A shape taller than the world shows water above and below it.
    y:
      height > world.height
        ? (world.height - height) / 2
        : within(box.y + box.height / 2 - height / 2, 0, world.height - height),
    width,
    height,
  };
}

/** Position of a place in a frame, as shares of its width and height; outside of 0 to 1 it is not shown. */
export function placeIn(frame: Frame, place: Point): { x: number; y: number } {
  const { x, y } = projected(place);
  return { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height };
}

function boxOf(points: readonly { x: number; y: number }[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function withMargin({ x, y, width, height }: Frame): Frame {
  const room = Math.max(width, height) * margin;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
