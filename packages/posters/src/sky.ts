import { cloudscape } from './clouds.ts';
import { mix, shade } from './color.ts';
import { radial, type Stage, stipple, vertical } from './stage.ts';
import { blob, circle, dots, type Point, path, polygon, rect } from './svg.ts';

export interface SkyOptions {
  /** Height of the horizon. */
  horizon: number;
  /** Where the sun or moon stands, as shares of width and of the height above the horizon; false for none. */
  sun?: readonly [x: number, y: number] | false;
  /** Size factor of the sun. */
  size?: number;
  clouds?: boolean;
}

/** The sky: ground, light with its halo, stars or clouds. */
export function drawSky(
  stage: Stage,
  { horizon, sun = [0.68, 0.45], size = 1, clouds = true }: SkyOptions,
): string {
  const { rnd, pal, w, u } = stage;
  const [top, middle, low] = pal.sky;
  let out = ground(stage, horizon);
  const starry = pal.mood === 'night' || pal.name === 'polar';
  if (starry) out += stars(stage, horizon);
  if (starry && stage.north && rnd.chance(0.4)) out += aurora(stage, horizon);
  if (sun) {
    const x = w * sun[0];
    const y = horizon * sun[1];
    const r = u * rnd.range(7, 13) * size;
    if (starry) out += moon(stage, [x, y, r * 0.8]);
    else out += sunDisc(stage, [x, y, r]);
  }
  const wanted = pal.mood === 'storm' ? 1 : starry ? 0.35 : 0.72;
  if (clouds && rnd.chance(wanted))
    out += cloudscape(
      stage,
      horizon,
      mix(mix(middle, low, 0.6), starry ? top : pal.light, starry ? 0.25 : 0.62),
    );
  return out;
}

function ground(stage: Stage, horizon: number): string {
  const { rnd, pal, w, h } = stage;
  const [top, middle, low] = pal.sky;
  const style = rnd.int(0, 3);
  if (style === 0) {
    const count = rnd.int(5, 8);
    let out = rect([0, 0, w, h], top);
    for (let i = 1; i < count; i += 1) {
      const t = i / (count - 1);
      const ink = t < 0.5 ? mix(top, middle, t * 2) : mix(middle, low, t * 2 - 1);
      const y = horizon * t ** 0.85 * 0.94;
      const sway = horizon * 0.018;
      const bend = rnd.range(0, 6);
      const edge = Array.from(
        { length: 9 },
        (_, k): Point => [(w * k) / 8, y + Math.sin(k * 0.9 + bend) * sway],
      );
      out += path(
        `M0 ${h}L${edge.map((p) => `${p[0].toFixed(0)} ${p[1].toFixed(0)}`).join('L')}L${w} ${h}Z`,
        ink,
      );
    }
    return out;
  }
  const smooth = vertical(
    stage,
    [0, horizon],
    [
      [0, top],
      [0.52, middle],
      [1, low],
    ],
  );
  const base = rect([0, 0, w, h], smooth);
  return style === 1
    ? base
    : base +
        rect(
          [0, 0, w, horizon * 0.75],
          stipple(stage, [horizon * 0.75, -horizon * 0.12], shade(top, -0.035)),
        );
}

function sunDisc(stage: Stage, [x, y, r]: readonly [number, number, number]): string {
  const { rnd, pal, w, h } = stage;
  const style = rnd.int(0, 3);
  let out = '';
  if (style === 0) {
    for (const k of [4.6, 3.2, 2.1, 1.45]) out += circle([x, y, r * k], { fill: pal.sun, opacity: 0.13 });
  } else if (style === 1) {
    const rays = rnd.int(14, 24) * 2;
    const far = Math.hypot(w, h);
    const turn = rnd.range(0, 1);
    let d = '';
    for (let i = 0; i < rays; i += 2) {
      const a = ((i + turn) / rays) * Math.PI * 2;
      const b = ((i + 1 + turn) / rays) * Math.PI * 2;
      d += `M${x.toFixed(0)} ${y.toFixed(0)}L${(x + Math.cos(a) * far).toFixed(0)} ${(y + Math.sin(a) * far).toFixed(0)}L${(x + Math.cos(b) * far).toFixed(0)} ${(y + Math.sin(b) * far).toFixed(0)}Z`;
    }
    out +=
      path(d, { fill: pal.sun, opacity: 0.13 }) + circle([x, y, r * 1.8], { fill: pal.sun, opacity: 0.25 });
  } else {
    const glow = radial(stage, [
      [0, pal.sun, 0.75],
      [0.35, pal.sun, 0.28],
      [1, pal.sun, 0],
    ]);
    out += circle([x, y, r * (style === 2 ? 5 : 3.4)], glow);
  }
  return out + circle([x, y, r], pal.sun);
}

function moon(stage: Stage, [x, y, r]: readonly [number, number, number]): string {
  const { rnd, pal } = stage;
  let out = '';
  for (const k of [3.6, 2.4, 1.6]) out += circle([x, y, r * k], { fill: pal.sun, opacity: 0.07 });
  if (rnd.chance(0.5)) {
    const d = `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r * 0.46} ${r} 0 1 0 ${x} ${y - r}Z`;
    return `${out}<g transform="rotate(${rnd.int(-35, 20)} ${x.toFixed(1)} ${y.toFixed(1)})">${path(
      d.replace(/\d+\.\d{2,}/g, (v) => Number(v).toFixed(1)),
      pal.sun,
    )}</g>`;
  }
  out += circle([x, y, r], pal.sun);
  const crater = { fill: mix(pal.sun, pal.sky[1], 0.22), opacity: 0.8 };
  return (
    out +
    circle([x - r * 0.3, y - r * 0.2, r * 0.22], crater) +
    circle([x + r * 0.32, y + r * 0.25, r * 0.3], crater) +
    circle([x + r * 0.1, y - r * 0.5, r * 0.12], crater)
  );
}

function stars(stage: Stage, horizon: number): string {
  const { rnd, pal, w, u } = stage;
  let small = '';
  const paint = (count: number, [size, strength]: readonly [number, number]): void => {
    const spots = Array.from({ length: count }, (): Point => [rnd.range(0, w), horizon * rnd.next() ** 1.25]);
    small += dots(spots, mix(pal.sky[0], pal.light, strength), u * size);
  };
  paint(rnd.int(30, 80), [0.22, 0.6]);
  paint(rnd.int(20, 50), [0.34, 0.8]);
  paint(rnd.int(8, 18), [0.62, 1]);
  for (let i = 0; i < 4; i += 1) {
    const [x, y, r] = [rnd.range(0, w), rnd.range(0, horizon * 0.6), u * rnd.range(0.9, 1.5)];
    const k = r * 0.16;
    small += polygon(
      [
        [x, y - r],
        [x + k, y - k],
        [x + r, y],
        [x + k, y + k],
        [x, y + r],
        [x - k, y + k],
        [x - r, y],
        [x - k, y - k],
      ],
      pal.sun,
    );
  }
  if (rnd.chance(0.25)) {
    const [x, y, l] = [rnd.range(0.1, 0.6) * w, rnd.range(0.08, 0.3) * horizon, u * rnd.range(9, 16)];
    small += polygon(
      [
        [x, y],
        [x + l, y + l * 0.38],
        [x + l * 1.01, y + l * 0.4 + u * 0.5],
      ],
      { fill: pal.light, opacity: 0.8 },
    );
  }
  return small;
}

function aurora(stage: Stage, horizon: number): string {
  const { rnd, w } = stage;
  let out = '';
  for (let k = 0; k < 3; k += 1) {
    const y = horizon * rnd.range(0.22, 0.5);
    const bend = rnd.range(0, 6);
    const tall = horizon * rnd.range(0.16, 0.3);
    const lower = Array.from(
      { length: 13 },
      (_, i): Point => [(w * (i - 0.5)) / 11, y + Math.sin(i * 0.75 + bend) * horizon * 0.09],
    );
    const upper = lower.map(([x, py]): Point => [x + w * 0.03, py - tall]).reverse();
    const paint = vertical(
      stage,
      [y - tall, y + horizon * 0.09],
      [
        [0, '#7fe3c0', 0],
        [0.8, '#8ff0c4', 0.42],
        [1, '#c8ffe0', 0.5],
      ],
    );
    out += blob([...lower, ...upper], { fill: paint, opacity: 0.7 });
  }
  return out;
}
