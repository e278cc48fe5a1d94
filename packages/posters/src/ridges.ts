import { mix, shade } from './color.ts';
import type { Random } from './random.ts';
import { landInk, type Stage, stipple } from './stage.ts';
import { curve, type Point, path, polygon, straight } from './svg.ts';

/** Midpoint displacement between two points: a natural rock edge. `rough` is the first displacement in units. */
export function rockEdge(from: Point, to: Point, { rough, rnd, levels = 5 }: RockEdge): Point[] {
  let line: Point[] = [from, to];
  let reach = rough;
  for (let level = 0; level < levels; level += 1) {
    const next: Point[] = [];
    for (let i = 0; i + 1 < line.length; i += 1) {
      const a = line[i] ?? from;
      const b = line[i + 1] ?? to;
      const sway = rnd.range(-0.1, 0.1) * (b[0] - a[0]);
      next.push(a, [(a[0] + b[0]) / 2 + sway, (a[1] + b[1]) / 2 + rnd.range(-reach, reach)]);
    }
    next.push(to);
    line = next;
    reach *= 0.52;
  }
  return line;
}

export interface RockEdge {
  rough: number;
  rnd: Random;
  levels?: number;
}

/** A chain of peaks across the picture. `y` is the valley height, `height` the tallest peak above it. */
export function peakLine(
  stage: Stage,
  { y, height, peaks }: { y: number; height: number; peaks: number },
): Point[] {
  const { rnd, w } = stage;
  const controls: Point[] = [];
  const step = (w * 1.2) / peaks;
  for (let i = 0; i <= peaks; i += 1) {
    const left = -w * 0.1 + i * step;
    controls.push([left + rnd.range(-0.12, 0.12) * step, y - rnd.range(0, 0.35) * height]);
    if (i < peaks) controls.push([left + step * rnd.range(0.35, 0.65), y - rnd.range(0.55, 1) * height]);
  }
  const line: Point[] = [];
  for (let i = 0; i + 1 < controls.length; i += 1) {
    const a = controls[i] ?? [0, y];
    const b = controls[i + 1] ?? [w, y];
    const levels = stage.w / peaks > 500 ? 5 : 4;
    const piece = rockEdge(a, b, { rough: Math.abs(b[1] - a[1]) * 0.16, rnd, levels });
    line.push(...(i === 0 ? piece : piece.slice(1)));
  }
  return line.map(([px, py], i) =>
    i === 0 ? [Math.min(px, -5), py] : i === line.length - 1 ? [Math.max(px, w + 5), py] : [px, py],
  );
}

/** Rolling land: layered sines. `waves` is about how many crests cross the picture. */
export function hillLine(
  stage: Stage,
  { y, height, waves }: { y: number; height: number; waves: number },
): Point[] {
  const { rnd, w } = stage;
  const parts = [1, 0.45, 0.2].map((size, i) => ({
    size,
    rate: waves * (1 + i * 1.1) * rnd.range(0.75, 1.25),
    at: rnd.range(0, Math.PI * 2),
  }));
  const count = 22;
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = -0.02 + (i / count) * 1.04;
    const rise = parts.reduce((sum, p) => sum + p.size * Math.sin(t * p.rate * Math.PI * 2 + p.at), 0) / 1.65;
    return [t * w, y - rise * height * 0.5] as const;
  });
}

/** A slope across the picture from one height to another, slightly uneven. */
export function slopeLine(
  stage: Stage,
  { from, to, sag }: { from: number; to: number; sag: number },
): Point[] {
  const bend = stage.rnd.range(0, Math.PI * 2);
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const eased = t * t * (3 - 2 * t);
    const y = from + (to - from) * eased + Math.sin(t * 7 + bend) * sag;
    return [-8 + t * (stage.w + 16), y] as const;
  });
}

/** The height of a line at a horizontal position. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < line.length; i += 1) {
    const a = line[i];
    const b = line[i + 1];
    if (a && b && x >= a[0] && x <= b[0])
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(0.001, b[0] - a[0]);
  }
  return line[x <= (line[0]?.[0] ?? 0) ? 0 : line.length - 1]?.[1] ?? 0;
}

/** Fills the land below a line down to `bottom` (the picture's edge if not given). */
export function land(stage: Stage, line: readonly Point[], { ink, soft, bottom }: Land): string {
  const down = bottom ?? stage.h + 4;
  const first = line[0] ?? [0, 0];
  const last = line[line.length - 1] ?? [0, 0];
  const edge = soft ? curve(line) : straight(line);
  return path(
    `${edge}L${last[0].toFixed(1)} ${down.toFixed(1)}L${first[0].toFixed(1)} ${down.toFixed(1)}Z`,
    ink,
  );
}

export interface Land {
  ink: string;
  soft?: boolean;
  bottom?: number;
}

/** The shadow sides of the larger peaks of a line. */
export function shadowSides(
  line: readonly Point[],
  { ink, reach, rnd }: { ink: string; reach: number; rnd: Random },
): string {
  const window = Math.max(3, Math.floor(line.length / 26));
  let out = '';
  for (let i = window; i < line.length - window; i += 1) {
    const peak = line[i] ?? [0, 0];
    const near = line.slice(i - window, i + window + 1);
    if (near.some((p) => p[1] < peak[1])) continue;
    let j = i;
    while (j + 1 < line.length && j - i < window * 4 && (line[j + 1]?.[1] ?? 0) > peak[1] + (j - i) * 0.3 - 4)
      j += 1;
    const end = line[j] ?? peak;
    if (end[1] - peak[1] < reach * 0.12) continue;
    const deep: Point = [
      peak[0] + (end[0] - peak[0]) * rnd.range(0.15, 0.6),
      Math.max(end[1], peak[1]) + reach * rnd.range(0.25, 0.6),
    ];
    const back = rockEdge(deep, peak, { rough: reach * 0.05, rnd, levels: 3 }).map(
      ([x, y], k): Point => [x + (k % 2 === 0 ? -1 : 1) * reach * 0.035, y],
    );
    out += polygon([...line.slice(i, j + 1), ...back.slice(0, -1)], ink);
  }
  return out;
}

export interface Range {
  from: number;
  to: number;
  count: number;
  height: number;
  soft?: boolean;
  /** Depth of the first and last layer, 0 to 1. */
  depth?: readonly [number, number];
}

/** Layers of mountains or hills, paler with distance, haze rising between them. */
export function ranges(stage: Stage, r: Range): string {
  const { rnd, pal } = stage;
  const [d0, d1] = r.depth ?? [0.05, 0.6];
  let out = '';
  for (let i = 0; i < r.count; i += 1) {
    const t = r.count === 1 ? 0 : i / (r.count - 1);
    const y = r.from + (r.to - r.from) * t;
    const ink = landInk(pal, d0 + (d1 - d0) * t);
    const line = r.soft
      ? hillLine(stage, { y, height: r.height, waves: rnd.range(0.7, 1.9) })
      : peakLine(stage, { y, height: r.height, peaks: rnd.int(2, 5) });
    out += land(stage, line, { ink, soft: r.soft === true });
    if (!r.soft) out += shadowSides(line, { ink: shade(ink, -0.045), reach: r.height, rnd });
    const haze = mix(pal.far, pal.sky[2], 0.6);
    const span: readonly [number, number] = [
      y - r.height * 0.15,
      y + Math.abs(r.to - r.from) / r.count + r.height * 0.9,
    ];
    out += land(stage, line, { ink: stipple(stage, span, haze), soft: r.soft === true });
  }
  return out;
}
