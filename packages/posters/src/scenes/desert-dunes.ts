import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { agave, palm, saguaro } from '../nature/southern.ts';
import { heightAt, hillLine, land, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage, stipple } from '../stage.ts';
import { curve, ellipse, type Point, path } from '../svg.ts';
import { lampString } from '../things/shore.ts';
import { caravan } from '../things/spans.ts';
import { drawWater } from '../water.ts';
import { smoke } from '../weather.ts';

export const plant = (s: Stage): string => mix(mix(s.pal.dark, '#4f6b3c', 0.35), s.pal.near, 0.2);

/** A dune: a lit flank and a shaded one meeting in a sharp winding crest. */
function dune(
  s: Stage,
  { x, y, size, depth }: { x: number; y: number; size: number; depth: number },
): string {
  const { rnd, h, pal } = s;
  const lit = mix(landInk(pal, depth), pal.glow, 0.16);
  const dim = shade(mix(landInk(pal, depth), pal.dark, 0.16), -0.02);
  const top: Point = [x, y - size * rnd.range(0.3, 0.42)];
  const left: Point[] = [
    [x - size * 1.5, y + size * 0.06],
    [x - size * 0.8, y - size * 0.03],
    [x - size * 0.3, top[1] + size * 0.11],
    top,
  ];
  const crest: Point[] = [
    top,
    [x + size * 0.14, y - size * 0.16],
    [x - size * 0.02, y + size * 0.12],
    [x + size * 0.26, y + size * 0.42],
    [x + size * 0.1, y + size * 0.9],
  ];
  const right: Point[] = [
    top,
    [x + size * 0.42, y - size * 0.16],
    [x + size * 0.9, y - size * 0.01],
    [x + size * 1.6, y + size * 0.06],
  ];
  const bottom = h + 9;
  const ground = `${curve(left)}${curve(right).replace('M', 'L')}V${bottom.toFixed(0)}H${(x - size * 1.5).toFixed(0)}Z`;
  let out = path(ground, dim);
  out += path(
    `${curve(left)}${curve(crest).replace('M', 'L')}V${bottom.toFixed(0)}H${(x - size * 1.5).toFixed(0)}Z`,
    lit,
  );
  return (
    out +
    path(ground, { fill: stipple(s, [y - size * 0.02, y + size * 1.1], mix(lit, dim, 0.5)), opacity: 0.6 })
  );
}

/** Dunes with a caravan and a kasbah. */
export function dunes(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.62, sun: [rnd.range(0.2, 0.45), rnd.range(0.4, 0.78)], size: 1.5 });
  out +=
    dune(s, { x: w * rnd.range(0.1, 0.3), y: h * 0.6, size: w * 0.4, depth: 0.15 }) +
    dune(s, { x: w * rnd.range(0.66, 0.9), y: h * 0.64, size: w * 0.5, depth: 0.3 });
  const mid = hillLine(s, { y: h * 0.72, height: h * 0.05, waves: 0.8 });
  out += land(s, mid, { ink: landInk(pal, 0.46), soft: true });
  const x = w * rnd.range(0.68, 0.76);
  out += building(s, 'kasbah', { x, y: heightAt(mid, x) + u * 2, size: u * rnd.range(30, 36) });
  for (let i = 0; i < 3; i += 1)
    out += palm(s, {
      x: x + u * (i - 1) * 13 + u * 5,
      y: heightAt(mid, x) + u * 3,
      size: u * rnd.range(17, 25),
      ink: plant(s),
    });
  out += dune(s, { x: w * rnd.range(0.2, 0.4), y: h * 0.84, size: w * 0.72, depth: 0.66 });
  const front = slopeLine(s, { from: h * 0.93, to: h * 0.84, sag: u * 1.5 });
  out += land(s, front, { ink: mix(pal.near, pal.dark, 0.35), soft: true });
  return (
    out +
    caravan(s, {
      from: w * 0.42,
      to: w * 0.96,
      ground: (q) => heightAt(front, q) + u * 0.3,
      size: u * rnd.range(9, 12),
      ink: pal.dark,
    })
  );
}

/** An oasis with palms and a pool. */
export function oasis(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.68, 0.72);
  let out = drawSky(s, { horizon: shore, sun: [rnd.range(0.15, 0.4), rnd.range(0.3, 0.6)], size: 1.2 });
  out +=
    dune(s, { x: w * 0.3, y: h * 0.6, size: w * 0.6, depth: 0.2 }) +
    dune(s, { x: w * 0.85, y: h * 0.62, size: w * 0.5, depth: 0.36 });
  const bank = hillLine(s, { y: shore, height: u * 3, waves: 0.7 });
  out += land(s, bank, { ink: mix(pal.near, pal.glow, 0.14), soft: true });
  const x = w * rnd.range(0.6, 0.68);
  out += building(s, 'kasbah', { x, y: shore, size: u * 42 });
  for (const px of [0.16, 0.26, 0.38, 0.88, 0.97])
    out += palm(s, { x: w * px, y: shore + u * rnd.range(0, 3), size: u * rnd.range(26, 42), ink: plant(s) });
  out += `<g>${drawWater(s, { top: h * 0.78, bottom: h })}</g>`;
  out += path(
    `M-9 ${h * 0.77}Q${w * 0.2} ${h * 0.8} ${w * 0.4} ${h * 0.775}T${w + 9} ${h * 0.79}V${h * 0.74}H-9Z`,
    mix(pal.near, pal.glow, 0.14),
  );
  out += path(
    `M${w * 0.46} ${h * 0.8}h${u * 36}M${w * 0.5} ${h * 0.83}h${u * 26}M${w * 0.56} ${h * 0.865}h${u * 14}`,
    { stroke: pal.glow, width: u * 0.8, opacity: 0.55 },
  );
  out += palm(s, { x: w * 0.08, y: h * 1.04, size: u * rnd.range(84, 100), ink: pal.dark });
  return (
    out +
    agave(s, { x: w * 0.26, y: h * 1.01, size: u * 14, ink: pal.dark }) +
    agave(s, { x: w * 0.93, y: h * 1.02, size: u * 18, ink: pal.dark })
  );
}

/** A camp of tents under a great sky. */
export function camp(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.72, sun: [rnd.range(0.6, 0.8), rnd.range(0.2, 0.5)], size: 1.1 });
  out +=
    dune(s, { x: w * rnd.range(0.2, 0.4), y: h * 0.68, size: w * 0.7, depth: 0.24 }) +
    dune(s, { x: w * rnd.range(0.8, 1), y: h * 0.72, size: w * 0.6, depth: 0.44 });
  const ground = hillLine(s, { y: h * 0.8, height: u * 4, waves: 0.9 });
  out += land(s, ground, { ink: landInk(pal, 0.66), soft: true });
  const spots = [
    [0.24, 0.795, 20],
    [0.82, 0.8, 22],
    [0.53, 0.84, 34],
  ] as const;
  for (const [x, y, size] of spots)
    out += building(s, 'tent', { x: w * x, y: h * y, size: u * size * rnd.range(0.95, 1.15) });
  out += lampString(s, [w * 0.24, h * 0.7], [w * 0.82, h * 0.7]);
  const [fx, fy] = [w * rnd.range(0.24, 0.34), h * 0.9];
  out +=
    ellipse([fx, fy, u * 14, u * 3.4], { fill: pal.glow, opacity: 0.28 }) +
    path(
      `M${fx - u * 3} ${fy}Q${fx - u * 4} ${fy - u * 4} ${fx - u} ${fy - u * 6}Q${fx} ${fy - u * 10} ${fx + u} ${fy - u * 11}Q${fx + u * 4} ${fy - u * 6} ${fx + u * 3} ${fy}Z`,
      pal.accent,
    ) +
    path(
      `M${fx - u * 1.6} ${fy}Q${fx - u * 2} ${fy - u * 4} ${fx + u * 0.4} ${fy - u * 6.4}Q${fx + u * 2.4} ${fy - u * 3} ${fx + u * 1.7} ${fy}Z`,
      pal.glow,
    ) +
    path(`M${fx - u * 5} ${fy + u}L${fx + u * 5} ${fy - u}M${fx - u * 5} ${fy - u}L${fx + u * 5} ${fy + u}`, {
      stroke: pal.dark,
      width: u * 1.2,
    }) +
    smoke(s, [fx, fy - u * 11], pal.light);
  const front = slopeLine(s, { from: h * 0.97, to: h * 0.9, sag: u });
  out += land(s, front, { ink: pal.dark, soft: true });
  return (
    out +
    (rnd.chance(0.5)
      ? saguaro(s, { x: w * 0.9, y: h * 0.96, size: u * 44, ink: pal.dark })
      : caravan(s, { from: w * 0.55, to: w, ground: (q) => heightAt(front, q), size: u * 9, ink: pal.dark }))
  );
}
