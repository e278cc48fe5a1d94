import type { Position } from 'geojson';

/** Degrees of a step that leads back around the world instead of on across the date line. */
const halfTurn = 180;

const stepOf = (from: Position | undefined, to: Position): number => (to[0] ?? 0) - (from?.[0] ?? to[0] ?? 0);
const crosses = (line: readonly Position[]): boolean =>
  line.some((point, at) => Math.abs(stepOf(line[at - 1], point)) > halfTurn);

/** The pieces of a line on either side of the date line; a map would draw its steps across it as lines around the world. */
export function piecesOf(line: Position[]): Position[][] {
  const pieces: Position[][] = [];
  for (const [at, point] of line.entries()) {
    const goesOn = at > 0 && Math.abs(stepOf(line[at - 1], point)) <= halfTurn;
    if (goesOn) pieces.at(-1)?.push(point);
    else pieces.push([point]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** A polygon split into those on either side of the date line; one around a pole reaches to it. */
export function polygonsOn(polygon: Position[][]): Position[][][] {
  if (!polygon.some(crosses)) return [polygon];
  const outlines = polygon.filter((ring, at) => at === 0 || crosses(ring)).flatMap(cut);
  const polygons = outlines.map((outline) => [outline]);
  for (const hole of polygon.slice(1).filter((ring) => !crosses(ring)))
    polygons.find(([outline = []]) => spans(outline, hole[0]?.[0] ?? 0))?.push(hole);
  return polygons;
}

const spans = (ring: readonly Position[], long: number): boolean => {
  const longs = ring.map(([x = 0]) => x);
  return Math.min(...longs) <= long && long <= Math.max(...longs);
};

/** A ring in the world from date line to date line, and its parts in the worlds to the west and east, moved back. */
function cut(ring: readonly Position[]): Position[][] {
  const whole = closed(straightened(ring));
  return [-1, 0, 1].flatMap((turn) => {
    const [west, east] = [turn * 360 - 180, turn * 360 + 180];
    const part = clipped(clipped(whole, west, 1), east, -1);
    return part.length < 4 ? [] : [part.map(([long = 0, lat = 0]) => [long - turn * 360, lat])];
  });
}

/** Continues beyond 180 degrees where a ring jumps to the other side. */
function straightened(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map((point, at) => {
    const step = stepOf(ring[at - 1], point);
    if (Math.abs(step) > halfTurn) turns -= Math.sign(step);
    return [(point[0] ?? 0) + turns * 360, point[1] ?? 0];
  });
}

/** A ring that ends a turn further on goes around the South Pole, which is the only one on land. */
function closed(ring: Position[]): Position[] {
  const [first, last] = [ring[0] ?? [0, 0], ring.at(-1) ?? [0, 0]];
  if (Math.abs(stepOf(first, last)) < halfTurn) return ring;
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first];
}

/** The part of a ring beyond a meridian, on its east (1) or its west (-1). */
function clipped(ring: readonly Position[], meridian: number, side: 1 | -1): Position[] {
  const inside = ([long = 0]: Position) => side * (long - meridian) >= 0;
  const kept = ring.flatMap((point, at) => {
    const before = ring[at - 1];
    const crossing =
      before === undefined || inside(before) === inside(point) ? [] : [between(before, point, meridian)];
    return inside(point) ? [...crossing, point] : crossing;
  });
  const [first] = kept;
  return first === undefined ? [] : [...kept, first];
}

function between([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position, meridian: number): Position {
  return [meridian, y + ((meridian - x) / (toX - x)) * (toY - y)];
}
