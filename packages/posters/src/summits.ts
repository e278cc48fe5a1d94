import { mix } from './color.ts';
import type { Random } from './random.ts';
import { rockEdge } from './ridges.ts';
import { clip, type Stage } from './stage.ts';
import { type Point, polygon } from './svg.ts';

export interface Summit {
  x: number;
  base: number;
  height: number;
  width: number;
  lit: string;
  dim: string;
  /** Share of the height that lies under snow, 0 for none. */
  snow: number;
}

/** One great mountain: lit side, shadow side, snow with a torn lower edge. */
export function summit(stage: Stage, m: Summit): string {
  const { rnd, pal } = stage;
  const top: Point = [m.x, m.base - m.height];
  const lean = rnd.range(-0.12, 0.12);
  const left: Point = [m.x - m.width * (0.5 + lean), m.base];
  const right: Point = [m.x + m.width * (0.5 - lean), m.base];
  const rough = m.height * rnd.range(0.05, 0.1);
  const up = rockEdge(left, top, { rough, rnd });
  const down = rockEdge(top, right, { rough, rnd });
  const foot: Point = [m.x + m.width * rnd.range(-0.12, 0.12), m.base];
  const crest = rockEdge(foot, top, { rough: m.height * 0.03, rnd, levels: 4 }).map(
    ([x, y], i, all): Point => {
      const swing = (1 - i / all.length) * m.width * 0.035 + m.width * 0.008;
      return i === all.length - 1 || i === 0
        ? [x, y]
        : [x + (i % 2 === 0 ? -1 : 1) * swing * rnd.range(0.4, 1.2), y];
    },
  );
  const shadow = [...crest, ...down.slice(1)];
  let out = polygon([...up, ...down.slice(1)], m.lit) + polygon(shadow, m.dim);
  out += spurs(m, rnd, up);
  if (m.snow > 0) {
    const line = top[1] + m.height * m.snow;
    const teeth = Math.max(7, Math.round((m.width * m.snow) / (stage.u * 3.2)));
    const lower = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
      const t = i / (teeth * 2);
      const depth = i % 2 === 0 ? rnd.range(-0.12, 0.0) : rnd.range(0.02, 0.26);
      return [right[0] + (left[0] - right[0]) * t, line + depth * m.height * (0.4 + m.snow)];
    });
    const cap = polygon([[right[0], top[1] - 9], ...lower, [left[0], top[1] - 9]], '#000');
    const dim = mix(pal.light, m.dim, 0.42);
    const body =
      polygon([...up, ...down.slice(1)], pal.light) + polygon(shadow, dim) + spurs({ ...m, dim }, rnd, up);
    out += `<g ${clip(stage, cap)}>${body}</g>`;
  }
  return out;
}

/** Thin shadow ribs on the lit side. */
function spurs(m: Summit, rnd: Random, up: readonly Point[]): string {
  let out = '';
  for (const t of [0.32, 0.5, 0.68, 0.84]) {
    const p = up[Math.floor(up.length * t)];
    if (!p || !rnd.chance(0.8)) continue;
    const drop = m.height * rnd.range(0.1, 0.24);
    const wide = m.width * rnd.range(0.012, 0.035);
    out += polygon(
      [
        p,
        [p[0] + wide * 1.4, p[1] + drop * 0.45],
        [p[0] + wide * 0.9, p[1] + drop * 0.55],
        [p[0] + wide * 2.2, p[1] + drop],
        [p[0] + wide * 0.1, p[1] + drop * 0.6],
      ],
      m.dim,
    );
  }
  return out;
}
