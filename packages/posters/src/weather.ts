import { mix } from './color.ts';
import type { Stage } from './stage.ts';
import { blob, dots, type Point, path, rect } from './svg.ts';

/** Long flat mist banks around a height. */
export function mist(stage: Stage, y: number, strength = 0.6): string {
  const { rnd, pal, w, u } = stage;
  const ink = mix(pal.sky[2], pal.light, 0.35);
  let out = '';
  for (let i = 0; i < rnd.int(3, 5); i += 1) {
    const high = u * rnd.range(1.4, 3.4);
    const wide = w * rnd.range(0.3, 0.8);
    out += rect(
      [rnd.range(-0.25, 0.8) * w, y + rnd.range(-3.5, 3.5) * u, wide, high],
      { fill: ink, opacity: strength * rnd.range(0.4, 0.9) },
      high / 2,
    );
  }
  return out;
}

/** Falling snow over the whole picture. */
export function snowfall(stage: Stage, amount = 120): string {
  const { rnd, w, h, u } = stage;
  let out = '';
  for (const size of [0.4, 0.7, 1.05]) {
    const flakes = Array.from(
      { length: Math.round(amount / 3) },
      (): Point => [rnd.range(0, w), rnd.range(0, h)],
    );
    out += dots(flakes, '#ffffff', u * size);
  }
  return `<g opacity="0.85">${out}</g>`;
}

/** Slanting rain as one path. */
export function rain(stage: Stage): string {
  const { rnd, w, h, u, pal } = stage;
  let d = '';
  for (let i = 0; i < 150; i += 1) {
    const x = rnd.range(-0.1, 1.1) * w;
    const y = rnd.range(-0.05, 1) * h;
    const l = u * rnd.range(2.5, 6);
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.25).toFixed(1)} ${l.toFixed(1)}`;
  }
  return path(d, { stroke: pal.light, width: u * 0.16, opacity: 0.5 });
}

/** A flock of birds, each two wing strokes. */
export function birds(stage: Stage, [x, y]: Point, ink: string): string {
  const { rnd, u } = stage;
  let out = '';
  for (let i = 0; i < rnd.int(3, 8); i += 1) {
    const bx = x + rnd.range(-13, 13) * u;
    const by = y + rnd.range(-6, 6) * u;
    const s = u * rnd.range(0.7, 1.7);
    out += path(
      `M${(bx - s).toFixed(1)} ${(by - s * 0.35).toFixed(1)}Q${(bx - s * 0.4).toFixed(1)} ${(by - s * 0.55).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}Q${(bx + s * 0.4).toFixed(1)} ${(by - s * 0.55).toFixed(1)} ${(bx + s).toFixed(1)} ${(by - s * 0.35).toFixed(1)}`,
      { stroke: ink, width: u * 0.28 },
    );
  }
  return out;
}

/** Smoke or steam: a plume that widens and sways as it rises. */
export function smoke(stage: Stage, [x, y]: Point, ink: string): string {
  const { rnd, u } = stage;
  const lean = rnd.range(0.2, 1.1);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 6; i += 1) {
    const cx = x + lean * i * u + Math.sin(i * 1.1 + lean * 3) * u * 0.22 * i;
    const half = u * (0.25 + Math.sin((i / 6) * Math.PI * 0.9) * 0.85);
    left.push([cx - half, y - i * u * 1.6]);
    right.unshift([cx + half, y - i * u * 1.6]);
  }
  return blob([...left, ...right], { fill: ink, opacity: 0.45 });
}

/** Weather that suits the mood, drawn last. */
export function weather(stage: Stage): string {
  const { rnd, pal } = stage;
  if (pal.mood === 'snow') return rnd.chance(0.65) ? snowfall(stage, rnd.int(70, 170)) : '';
  if (pal.mood === 'storm') return rnd.chance(0.5) ? rain(stage) : '';
  return '';
}
