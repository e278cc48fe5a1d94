import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { boulder, bush, flowers, grass, hangingBranch } from '../nature/foreground.ts';
import { agave, umbrellaPine } from '../nature/southern.ts';
import { heightAt, hillLine, land, ranges, rockEdge, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { blob, ellipse, type Point, path, polygon, rect } from '../svg.ts';
import { sailboat } from '../things/boats.ts';
import { deckchair, parasol, parasolAbove } from '../things/shore.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';

export const green = (s: Stage): string => mix(s.pal.near, s.pal.dark, 0.3);

/** A lighthouse on a headland in the surf. */
export function headland(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.56, 0.64);
  const sun = rnd.range(0.14, 0.38);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.35, 0.78)] });
  out += ranges(s, { from: sea - u, to: sea, count: 1, height: h * 0.06, soft: true });
  out += drawWater(s, { top: sea, glitter: sun });
  const top = h * rnd.range(0.52, 0.6);
  const rock = mix(pal.mid, pal.dark, 0.35);
  const edge = rockEdge([w * rnd.range(0.36, 0.46), h * 0.9], [w * 0.6, top], {
    rough: u * 6,
    rnd,
    levels: 4,
  });
  const cliff: Point[] = [
    ...edge,
    [w * 0.8, top - u * 2],
    [w + 9, top - u],
    [w + 9, h * 0.94],
    [w * 0.7, h * 0.92],
  ];
  out += polygon(cliff, rock);
  for (let i = 0; i < 6; i += 1) {
    const x = w * (0.56 + i * 0.075);
    out += polygon(
      [
        [x, top + u * rnd.range(5, 10)],
        [x + u * 4, h * 0.76],
        [x + u * rnd.range(-1, 3), h * 0.92],
        [x + u * 6, h * 0.92],
        [x + u * 7, h * 0.74],
      ],
      shade(rock, -0.045),
    );
  }
  out += blob(
    [
      [w * 0.57, top + u * 2],
      [w * 0.62, top - u],
      [w * 0.8, top - u * 3],
      [w + 20, top - u * 2],
      [w + 20, top + u * 5],
      [w * 0.84, top + u * 2.4],
      [w * 0.7, top + u * 4],
    ],
    green(s),
  );
  const x = w * rnd.range(0.7, 0.77);
  out += building(s, 'lighthouse', { x, y: top - u * 0.4, size: u * rnd.range(30, 38) });
  for (let i = 0; i < 12; i += 1)
    out += ellipse(
      [w * (0.3 + i * 0.065), h * rnd.range(0.905, 0.93), u * rnd.range(3, 8), u * rnd.range(0.4, 1)],
      { fill: pal.light, opacity: 0.8 },
    );
  out +=
    boulder(s, [w * 0.3, h * 0.93], u * 9, shade(rock, -0.03)) +
    sailboat(s, [w * rnd.range(0.12, 0.3), sea + u * 5], u * rnd.range(10, 15));
  const front = slopeLine(s, { from: h * 0.9, to: h * 1.03, sag: u });
  out +=
    land(s, front, { ink: pal.dark, soft: true }) +
    grass(s, { ground: (q) => heightAt(front, q), count: 80, size: u * 7, ink: pal.dark });
  return out + birds(s, [w * 0.42, h * 0.3], pal.dark);
}

/** A villa with cypresses above the sea. */
export function villaAboveSea(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.44, 0.52);
  const sun = rnd.range(0.16, 0.4);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.3, 0.75)] });
  out += ranges(s, { from: sea - u, to: sea + u, count: 2, height: h * 0.1, soft: true, depth: [0.05, 0.3] });
  out += drawWater(s, { top: sea, glitter: sun });
  out +=
    sailboat(s, [w * rnd.range(0.37, 0.46), sea + u * 7], u * 13) +
    sailboat(s, [w * rnd.range(0.24, 0.32), sea + u * 3], u * 7);
  const terrace = slopeLine(s, { from: h * 0.88, to: h * rnd.range(0.62, 0.68), sag: u });
  out += land(s, terrace, { ink: mix(pal.near, pal.mid, 0.3), soft: true });
  for (let k = 1; k < 4; k += 1) {
    const line = terrace.map(([x, y]): Point => [x, y + k * u * 7]);
    out += land(s, line, { ink: mix(mix(pal.near, pal.mid, 0.3), pal.dark, k * 0.16), soft: true });
    for (let i = 0; i < 8; i += 1)
      out += bush(s, [w * rnd.range(0.1, 1), heightAt(line, w * 0.5) + u], 0.1, pal.near);
  }
  const x = w * rnd.range(0.66, 0.72);
  out += building(s, 'villa', { x, y: heightAt(terrace, x) + u * 2, size: u * rnd.range(40, 48) });
  for (let i = 0; i < 4; i += 1) {
    const cx = w * rnd.range(0.24, 0.46);
    out += bush(s, [cx, heightAt(terrace, cx) + u * 2], u * rnd.range(5, 8), green(s));
  }
  out += flowers(s, { from: h * 0.86, to: h, count: 90, inks: [pal.accent, pal.light, pal.glow] });
  out += umbrellaPine(s, { x: w * 0.08, y: h * 1.02, size: u * rnd.range(70, 86), ink: pal.dark });
  return out + agave(s, { x: w * 0.88, y: h * 1.01, size: u * 15, ink: pal.dark });
}

/** A beach with parasols and a grand hotel at the bay's end. */
export function bay(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.42, 0.48);
  let out = drawSky(s, { horizon: sea, sun: [rnd.range(0.1, 0.3), rnd.range(0.3, 0.7)] });
  out += ranges(s, {
    from: sea - h * 0.03,
    to: sea,
    count: 2,
    height: h * 0.14,
    soft: true,
    depth: [0.1, 0.45],
  });
  out += drawWater(s, { top: sea });
  const sand = mix(mix(pal.light, '#e9c58f', 0.45), pal.mid, pal.mood === 'night' ? 0.5 : 0.04);
  const shore: Point[] = [
    [w * 1.03, sea + u * 5],
    [w * 0.66, sea + u * 7],
    [w * 0.42, h * 0.66],
    [w * 0.24, h * 0.8],
    [-9, h * 0.88],
  ];
  const strip = (dx: number, ink: string): string =>
    path(
      `M${shore.map(([x, y]) => `${(x - dx * u).toFixed(1)} ${(y + dx * u * 0.12).toFixed(1)}`).join('L')}L${-9} ${h + 9}H${w + 9}Z`,
      { fill: ink, stroke: ink, width: u * 4 },
    );
  out += strip(6, mix(pal.water, pal.light, 0.35)) + strip(2.4, pal.light) + strip(0, sand);
  const bluff = hillLine(s, { y: sea + u, height: u * 8, waves: 0.8 }).filter(([x]) => x > w * 0.52);
  out += land(s, [[w * 0.5, sea + u * 6], ...bluff], { ink: green(s), soft: true, bottom: sea + u * 7 });
  out += building(s, rnd.pick(['grandHotel', 'villa'] as const), {
    x: w * 0.8,
    y: sea + u * 5,
    size: u * rnd.range(32, 38),
  });
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    const y = sea + u * 13 + t ** 1.3 * (h * 0.98 - sea - u * 13);
    const size = u * (6 + t * 15);
    const x = w * (0.72 - t * 0.1) + ((i % 3) - 0.8) * size * 1.5;
    out += deckchair(s, [x + size * 0.5, y + size * 0.06], size * 0.6) + parasol(s, [x, y], size);
  }
  out += sailboat(s, [w * rnd.range(0.14, 0.34), sea + u * 9], u * 15);
  return out + hangingBranch(s, { x: 0, y: u * 4, size: u * 52, ink: pal.dark });
}

/** The beach from high above. */
export function fromAbove(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  if (s.pal.mood === 'night' || s.pal.mood === 'storm') return bay(s);
  const sand = mix(
    mix(pal.light, '#ecca96', 0.5),
    pal.mid,
    pal.mood === 'night' ? 0.45 : pal.mood === 'dusk' ? 0.2 : 0,
  );
  const slant = rnd.range(-0.25, 0.25);
  const at = (base: number, wave: number): string => {
    let d = `M${-9} ${-9}`;
    for (let i = 0; i <= 20; i += 1) {
      const y = (h * i) / 20;
      const x =
        w * base +
        (y - h / 2) * slant +
        Math.sin(i * 0.55 + wave) * u * 4.4 +
        Math.sin(i * 1.3 + wave * 2) * u * 1.6;
      d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    return `${d}L${-9} ${h + 9}Z`;
  };
  const wave = rnd.range(0, 6);
  let out = rect([0, 0, w, h], sand);
  const steps = [
    [0.56, mix(pal.light, sand, 0.3)],
    [0.545, mix(pal.water, pal.light, 0.55)],
    [0.5, mix(pal.water, pal.light, 0.3)],
    [0.42, pal.water],
    [0.28, shade(pal.water, -0.06)],
    [0.12, shade(pal.water, -0.11)],
  ] as const;
  for (const [base, ink] of steps) out += path(at(base, wave + base * 2), ink);
  for (let i = 0; i < 16; i += 1)
    out += ellipse([w * rnd.range(0.02, 0.46), h * rnd.next(), u * rnd.range(1, 5), u * 0.3], {
      fill: pal.light,
      opacity: 0.55,
    });
  const green2 = mix(pal.near, pal.dark, 0.25);
  for (let i = 0; i < 26; i += 1)
    out += `<circle cx="${(w * 1.02 - rnd.next() ** 2 * u * 14).toFixed(1)}" cy="${(h * (i / 25)).toFixed(1)}" r="${(u * rnd.range(3, 6.5)).toFixed(1)}" fill="${shade(green2, rnd.range(-0.05, 0.05))}"/>`;
  const rows = rnd.int(5, 7);
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < 3; c += 1) {
      const y = (h * (r + 0.5)) / rows + rnd.range(-1, 1) * u;
      const x = w * 0.65 + (y - h / 2) * slant + c * Math.min(u * 11, w * 0.1);
      if (rnd.chance(0.88)) out += parasolAbove(s, [x, y], u * rnd.range(3.6, 4.4));
    }
  }
  const [bx, by] = [w * rnd.range(0.12, 0.3), h * rnd.range(0.2, 0.8)];
  out += `<g transform="translate(${bx.toFixed(1)} ${by.toFixed(1)})rotate(${rnd.int(-50, 50)})scale(${(u * 0.12).toFixed(3)})">${path('M-60 0Q-30 -22 60 0Q-30 22 -60 0Z', pal.light)}${path('M-36 0Q-20 -10 26 0Q-20 10 -36 0Z', pal.accent)}${path('M62 -8L140 -22M62 8L140 22', { stroke: pal.light, width: 4, opacity: 0.6 })}</g>`;
  return out;
}
