import type { Stage } from './stage.ts';
import { ellipse, path, rect, stroke } from './svg.ts';

/** Clouds in one of four printed manners. */
export function cloudscape(stage: Stage, horizon: number, ink: string): string {
  const { rnd, w, u } = stage;
  const style = rnd.int(0, 3);
  const count = rnd.int(2, 5);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const x = rnd.range(-0.05, 1.05) * w;
    const y = horizon * rnd.range(0.1, 0.72);
    const size = u * rnd.range(9, 22) * (0.5 + (0.6 * (horizon - y)) / horizon);
    if (style === 0) out += barCloud(stage, [x, y, size], ink);
    else if (style === 1) out += heapCloud(stage, [x, y, size], ink);
    else if (style === 2) out += lensCloud([x, y, size], ink);
    else
      out +=
        stroke(
          [
            [x - size, y],
            [x + size * rnd.range(0.6, 1.4), y],
          ],
          ink,
          u * rnd.range(0.5, 1.4),
        ) +
        stroke(
          [
            [x - size * 0.3, y + u * 2.6],
            [x + size * 1.5, y + u * 2.6],
          ],
          ink,
          u * 0.7,
        );
  }
  return `<g opacity="0.85">${out}</g>`;
}

function barCloud(stage: Stage, [x, y, size]: readonly [number, number, number], ink: string): string {
  let out = '';
  const rows = stage.rnd.int(2, 4);
  const high = size * 0.19;
  for (let i = 0; i < rows; i += 1) {
    const wide = size * stage.rnd.range(1, 2.2) * (0.6 + i * 0.22);
    out += rect(
      [x - wide / 2 + stage.rnd.range(-0.4, 0.4) * size, y + i * high * 0.98, wide, high],
      ink,
      high / 2,
    );
  }
  return out;
}

function heapCloud(stage: Stage, [x, y, size]: readonly [number, number, number], ink: string): string {
  const { rnd } = stage;
  const left = x - size;
  let d = `M${left.toFixed(1)} ${y.toFixed(1)}`;
  const lumps = rnd.int(4, 6);
  const wide = (size * 2) / lumps;
  for (let i = 0; i < lumps; i += 1) {
    const rise = Math.sin(((i + 0.5) / lumps) * Math.PI);
    const r = wide * rnd.range(0.55, 0.75) * (0.8 + rise * 0.25);
    const endY = i === lumps - 1 ? y : y - Math.sin(((i + 1) / lumps) * Math.PI) * size * rnd.range(0.3, 0.5);
    d += `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(left + wide * (i + 1)).toFixed(1)} ${endY.toFixed(1)}`;
  }
  return path(`${d}Z`, ink);
}

function lensCloud([x, y, size]: readonly [number, number, number], ink: string): string {
  const h = size * 0.13;
  return ellipse([x, y, size, h], ink) + ellipse([x + size * 0.4, y - h * 0.8, size * 0.62, h * 0.75], ink);
}
