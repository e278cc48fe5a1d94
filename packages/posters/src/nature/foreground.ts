import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, type Point, path, place, polygon } from '../svg.ts';

/** Blades of grass along a ground function, as one path. */
export function grass(
  stage: Stage,
  { ground, count, size, ink }: { ground: (x: number) => number; count: number; size: number; ink: string },
): string {
  const { rnd, w } = stage;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = rnd.range(-0.02, 1.02) * w;
    const y = ground(x) + size * 0.15;
    for (let k = 0; k < 2; k += 1) {
      const l = size * rnd.range(0.5, 1.1);
      const lean = rnd.range(-0.45, 0.45) * l;
      const b = size * 0.08;
      d += `M${(x - b).toFixed(0)} ${y.toFixed(0)}l${(lean + b).toFixed(0)} ${(-l).toFixed(0)} ${(b - lean).toFixed(0)} ${l.toFixed(0)}Z`;
    }
  }
  return path(d, ink);
}

/** Small flower heads scattered in a band. */
export function flowers(
  stage: Stage,
  { from, to, count, inks }: { from: number; to: number; count: number; inks: readonly string[] },
): string {
  const { rnd, w, u } = stage;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const t = rnd.next();
    const y = from + (to - from) * t;
    out += circle([rnd.range(0, w), y, u * rnd.range(0.35, 0.75) * (0.6 + t * 0.8)], rnd.pick(inks));
  }
  return out;
}

/** A bush or boulder heap as overlapping rounds with a flat foot. */
export function bush(stage: Stage, [x, y]: Point, size: number, ink: string): string {
  const { rnd } = stage;
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const r = size * rnd.range(0.28, 0.46);
    out += circle(
      [x + (i - 2) * size * 0.32, y - r * 0.55 - (i === 2 ? size * 0.14 : 0), r],
      i % 2 ? ink : shade(ink, -0.025),
    );
  }
  return out;
}

/** An angular boulder. */
export function boulder(stage: Stage, [x, y]: Point, size: number, ink: string): string {
  const { rnd } = stage;
  const top: Point = [x + rnd.range(-0.15, 0.15) * size, y - size * rnd.range(0.55, 0.8)];
  const points: Point[] = [
    [x - size * 0.6, y],
    [x - size * rnd.range(0.4, 0.52), y - size * 0.35],
    top,
    [x + size * rnd.range(0.3, 0.45), y - size * 0.45],
    [x + size * 0.62, y],
  ];
  return (
    polygon(points, ink) +
    polygon([top, points[3] ?? top, points[4] ?? top, [x + size * 0.1, y]], shade(ink, -0.05))
  );
}

/** A big split leaf for the front of a jungle, pointing up from the origin, 100 units long. */
function splitLeaf(ink: string, vein: string): string {
  let d = 'M0 0';
  const edge = [
    [18, -14],
    [34, -30],
    [20, -34],
    [40, -50],
    [23, -54],
    [36, -70],
    [18, -72],
    [22, -86],
    [0, -100],
  ] as const;
  for (const [x, y] of edge) d += `L${x} ${y}`;
  for (const [x, y] of [...edge].reverse().slice(1)) d += `L${-x} ${y}`;
  return (
    path(`${d}Z`, ink) +
    path('M0 4L0 -92M0 -20L22 -30M0 -20L-22 -30M0 -42L26 -50M0 -42L-26 -50M0 -62L22 -70M0 -62L-22 -70', {
      stroke: vein,
      width: 1.5,
    })
  );
}

/** A smooth banana leaf, 100 units long. */
function longLeaf(ink: string, vein: string): string {
  return (
    path('M0 0C24 -24 22 -74 0 -100C-22 -74 -24 -24 0 0Z', ink) +
    path('M0 0C3 -30 3 -70 0 -96', { stroke: vein, width: 1.6 })
  );
}

/** A fern frond, 100 units long. */
function fern(ink: string): string {
  let d = '';
  for (let i = 0; i < 13; i += 1) {
    const y = -6 - i * 7;
    const l = 24 * (1 - i / 14);
    d += `M0 ${y}Q${(l * 0.7).toFixed(1)} ${y - 2} ${l.toFixed(1)} ${y - 11}Q${(l * 0.4).toFixed(1)} ${y - 9} 0 ${y - 5}Q${(-l * 0.4).toFixed(1)} ${y - 9} ${(-l).toFixed(1)} ${y - 11}Q${(-l * 0.7).toFixed(1)} ${y - 2} 0 ${y}Z`;
  }
  return path(`${d}M-0.8 4L0 -98L0.8 4Z`, ink);
}

/** Large leaves growing in from a lower corner (left; mirror for the right). */
export function jungleCorner(
  stage: Stage,
  { x, y, size, flip }: { x: number; y: number; size: number; flip?: boolean },
): string {
  const { rnd, pal } = stage;
  let out = '';
  const inks = [pal.dark, mix(pal.dark, pal.near, 0.4), mix(pal.dark, pal.near, 0.75)];
  for (let i = 0; i < 6; i += 1) {
    const ink = inks[2 - Math.floor(i / 2)] ?? pal.dark;
    const vein = shade(ink, -0.05);
    const art = rnd.pick([() => splitLeaf(ink, vein), () => longLeaf(ink, vein), () => fern(ink)])();
    out += place(
      {
        x: rnd.range(-4, 26),
        y: rnd.range(-6, 14),
        rotate: rnd.range(-28, 74),
        scale: rnd.range(0.55, 1.05),
      },
      art,
    );
  }
  return place({ x, y, scale: size / 100, flip: flip === true }, out);
}

/** A leafy branch hanging in from the top left corner, 100 units long. */
export function hangingBranch(
  stage: Stage,
  { x, y, size, ink }: { x: number; y: number; size: number; ink: string },
): string {
  const { rnd } = stage;
  let out = path('M-12 -4Q40 0 92 34', { stroke: ink, width: 2.6 });
  for (let i = 0; i < 22; i += 1) {
    const t = i / 21;
    const px = -8 + 100 * t;
    const py = -4 + 34 * t * t + 4 * t;
    out += place(
      { x: px, y: py, rotate: (i % 2 ? 70 : 150) + rnd.range(-25, 25), scale: rnd.range(0.8, 1.3) },
      ellipse([0, -7, 3.1, 7], i % 4 ? ink : shade(ink, 0.07)),
    );
  }
  return place({ x, y, scale: size / 100 }, out);
}

/** Reeds with heads, 100 units tall. */
export function reeds(stage: Stage, [x, y]: Point, size: number, ink: string): string {
  const { rnd } = stage;
  let out = '';
  for (let i = 0; i < 9; i += 1) {
    const bx = rnd.range(-38, 38);
    const l = rnd.range(55, 100);
    const lean = rnd.range(-10, 14);
    out += path(
      `M${bx.toFixed(1)} 2Q${bx.toFixed(1)} ${(-l * 0.6).toFixed(1)} ${(bx + lean).toFixed(1)} ${(-l).toFixed(1)}`,
      { stroke: ink, width: 1.7 },
    );
    if (i % 2 === 0) out += place({ x: bx + lean, y: -l, rotate: lean }, ellipse([0, -2, 2.2, 8], ink));
  }
  return place({ x, y, scale: size / 100 }, out);
}
