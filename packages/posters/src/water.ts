import { mix, shade } from './color.ts';
import { type Stage, vertical } from './stage.ts';
import { ellipse, num, type Point, path, rect } from './svg.ts';

export interface WaterOptions {
  top: number;
  bottom?: number;
  /** Horizontal position of the light path, as a share of the width; none if not given. */
  glitter?: number;
  /** Strokes of ripples per picture. */
  ripples?: number;
}

/** A water surface from `top` down: ground tone, ripples, and the path of the sun or moon. */
export function drawWater(stage: Stage, { top, bottom, glitter, ripples = 34 }: WaterOptions): string {
  const { rnd, pal, w, h, u } = stage;
  const end = bottom ?? h;
  const far = mix(pal.water, pal.sky[2], 0.5);
  const paint = vertical(
    stage,
    [top, end],
    [
      [0, far],
      [0.45, pal.water],
      [1, shade(pal.water, -0.07)],
    ],
  );
  let out = rect([-4, top, w + 8, end - top + 4], paint);
  const pale = mix(pal.water, pal.light, 0.42);
  const deep = shade(pal.water, -0.06);
  let light = '';
  let dark = '';
  for (let i = 0; i < ripples; i += 1) {
    const t = rnd.next() ** 1.4;
    const y = top + u + t * (end - top);
    const half = u * (1.2 + t * 7) * rnd.range(0.5, 1.5);
    const d = ripple(rnd.range(0, w), y, half, u * (0.12 + t * 0.3));
    if (rnd.chance(0.5)) light += d;
    else dark += d;
  }
  out += path(dark, { fill: deep, opacity: 0.55 }) + path(light, { fill: pale, opacity: 0.5 });
  if (glitter !== undefined) out += lightPath(stage, { x: glitter * w, top, end });
  return out;
}

function ripple(x: number, y: number, half: number, thick: number): string {
  const [a, b] = [Math.round(half), num(thick)];
  return `M${num(x - half)} ${num(y)}q${a} -${b} ${2 * a} 0q-${a} ${b} -${2 * a} 0Z`;
}

/** The broken path of light below the sun. */
function lightPath(stage: Stage, { x, top, end }: { x: number; top: number; end: number }): string {
  const { rnd, pal, u } = stage;
  let d = '';
  const rows = 26;
  for (let i = 0; i < rows; i += 1) {
    const t = (i + rnd.range(0, 0.7)) / rows;
    const y = top + (end - top) * t ** 1.25;
    const half = u * (1.6 + Math.sin(t * 3) * 2 + t * 7) * rnd.range(0.35, 1);
    d += ripple(x + rnd.range(-1, 1) * u * (0.6 + t * 5), y, half, u * (0.22 + t * 0.65));
  }
  return path(d, { fill: mix(pal.sun, pal.glow, 0.2), opacity: 0.8 });
}

export interface Shore {
  /** Height of the water's edge. */
  shore: number;
  /** What stands at the edge and is mirrored. */
  scene: string;
  /** As for `drawWater`. */
  glitter?: number;
}

/** Still water: what stands at its edge, the surface, and the mirror image broken by ripples. */
export function stillWater(stage: Stage, { shore, scene, glitter }: Shore): string {
  const { rnd, w, h, u, pal } = stage;
  const id = `${stage.prefix}m`;
  const tall = (h - shore).toFixed(0);
  const y = shore.toFixed(0);
  let cuts = '';
  for (let i = 0; i < 16; i += 1) {
    const t = i / 16;
    cuts += ripple(
      rnd.range(0.05, 0.95) * w,
      shore + u * (1 + t * 34),
      u * rnd.range(6, 26),
      u * (0.15 + t * 0.5),
    );
  }
  const mirrored = `<svg x="0" y="${y}" width="${w}" height="${tall}" viewBox="0 ${y} ${w} ${tall}"><use href="#${id}" transform="translate(0 ${(shore * 2).toFixed(1)})scale(1 -1)" opacity="0.5"/></svg>`;
  const surface = drawWater(stage, {
    top: shore,
    ripples: 18,
    ...(glitter === undefined ? {} : { glitter }),
  });
  return `<g id="${id}">${scene}</g>${surface}${mirrored}${path(cuts, { fill: pal.water, opacity: 0.75 })}`;
}

/** Foam lines along a shore. */
export function foam(stage: Stage, line: readonly Point[]): string {
  return line
    .map(([x, y]) =>
      ellipse([x, y, stage.u * stage.rnd.range(2, 7), stage.u * 0.3], {
        fill: stage.pal.light,
        opacity: 0.7,
      }),
    )
    .join('');
}
