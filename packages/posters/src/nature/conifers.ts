import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { num, type Point, place, polygon, rect } from '../svg.ts';

export interface Tree {
  x: number;
  /** Height of the ground. */
  y: number;
  /** Height of the tree. */
  size: number;
  ink: string;
}

/** A fir in tiers, 100 units tall, root at the origin. */
export function fir(stage: Stage, { x, y, size, ink }: Tree): string {
  const { rnd } = stage;
  const tiers = rnd.int(4, 6);
  const wide = rnd.range(17, 25);
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 0; i < tiers; i += 1) {
    const top = -100 + (i / tiers) * 90;
    const foot = -100 + ((i + 1) / tiers) * 90 + rnd.range(-1, 3);
    const half = (wide * (i + 1.1)) / tiers;
    right.push([half * 0.36, top + (i === 0 ? 0 : 3)], [half, foot]);
    left.push([-half * 0.36, top + (i === 0 ? 0 : 3)], [-half * rnd.range(0.9, 1.05), foot]);
  }
  right[0] = [0, -100];
  left[0] = [0, -100];
  let art = rect([-1.8, -14, 3.6, 15], mix(ink, stage.pal.dark, 0.5));
  art += polygon([...left, ...right.slice().reverse()], ink);
  art += polygon([[0, -100], ...right.slice(1), [0, right[right.length - 1]?.[1] ?? -8]], shade(ink, -0.035));
  if (stage.pal.mood === 'snow') {
    for (let i = 0; i < tiers; i += 1) {
      const a = left[i * 2 + 1];
      if (!a) continue;
      art += polygon(
        [
          [a[0] * 0.98, a[1]],
          [a[0] * 0.3, a[1] - 13],
          [a[0] * 0.05, a[1] - 9],
          [a[0] * 0.35, a[1] - 3.5],
        ],
        stage.pal.light,
      );
    }
  }
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A distant spire of a tree: one polygon, cheap enough for whole forests. */
export function spire([x, y]: Point, size: number, ink: string): string {
  const w = size * 0.17;
  return polygon(
    [
      [x, y - size],
      [x + w * 0.55, y - size * 0.55],
      [x + w * 0.35, y - size * 0.55],
      [x + w, y],
      [x - w, y],
      [x - w * 0.35, y - size * 0.55],
      [x - w * 0.55, y - size * 0.55],
    ],
    ink,
  );
}

export interface Wood {
  /** Ground height at a horizontal position. */
  ground: (x: number) => number;
  from: number;
  to: number;
  count: number;
  size: readonly [number, number];
  ink: string;
}

/** A fringe of spires along a ground line, drawn as one path. */
export function fringe(stage: Stage, wood: Wood): string {
  const { rnd } = stage;
  let d = '';
  for (let i = 0; i < wood.count; i += 1) {
    const x = wood.from + ((i + rnd.range(0.1, 0.9)) / wood.count) * (wood.to - wood.from);
    const size = rnd.range(wood.size[0], wood.size[1]);
    const w = size * rnd.range(0.13, 0.2);
    const y = wood.ground(x) + size * 0.06;
    const step = (dx: number, dy: number): string =>
      `${Number((dx * w).toFixed(1))} ${Number((dy * size).toFixed(1))}`;
    d += `M${x.toFixed(0)} ${(y - size).toFixed(0)}l${step(0.55, 0.45)}h${num(-0.2 * w)}l${step(0.65, 0.55)}h${num(-2 * w)}l${step(0.65, -0.55)}h${num(-0.2 * w)}Z`;
  }
  return `<path d="${d}" fill="${wood.ink}"/>`;
}

/** Several firs, the farther ones first. */
export function firGroup(stage: Stage, wood: Wood): string {
  const spots = Array.from({ length: wood.count }, () => stage.rnd.range(wood.from, wood.to))
    .map((x) => [x, wood.ground(x)] as const)
    .sort((a, b) => a[1] - b[1]);
  return spots
    .map(([x, y]) =>
      fir(stage, {
        x,
        y: y + stage.u * 0.6,
        size: stage.rnd.range(wood.size[0], wood.size[1]),
        ink: wood.ink,
      }),
    )
    .join('');
}
