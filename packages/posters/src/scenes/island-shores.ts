import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { bush, flowers, jungleCorner } from '../nature/foreground.ts';
import { palm } from '../nature/southern.ts';
import { hillLine, land, ranges, rockEdge, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { summit } from '../summits.ts';
import { blob, ellipse, type Point, path, rect } from '../svg.ts';
import { junk, sailboat } from '../things/boats.ts';
import { deckchair, parasol } from '../things/shore.ts';
import { drawWater } from '../water.ts';
import { birds, smoke } from '../weather.ts';
import { leaf, sandInk } from './island-lagoons.ts';

/** A volcano island between palms. */
export function volcano(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.6, 0.64);
  const sun = rnd.range(0.66, 0.84);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.35, 0.7)], size: 1.2 });
  const lit = landInk(pal, 0.38);
  const x = w * rnd.range(0.36, 0.5);
  out += smoke({ ...s, u: u * 2.4 }, [x, sea - h * 0.38], pal.light);
  out += summit(s, {
    x,
    base: sea,
    height: h * rnd.range(0.34, 0.4),
    width: w * rnd.range(0.8, 0.95),
    lit,
    dim: shade(mix(lit, pal.dark, 0.25), -0.02),
    snow: 0,
  });
  const foot = hillLine(s, { y: sea - u * 4, height: u * 7, waves: 1.3 });
  out += land(s, foot, { ink: mix(landInk(pal, 0.55), pal.near, 0.5), soft: true, bottom: sea + u });
  for (let i = 0; i < 12; i += 1)
    out += palm(s, { x: w * rnd.range(0.02, 0.98), y: sea, size: u * rnd.range(8, 14), ink: leaf(s) });
  for (const bx of [0.28, 0.4, 0.52, 0.64])
    out += building(s, 'bungalow', { x: w * bx, y: sea + u * 1.4, size: u * 13 });
  out += rect([-9, sea, w + 18, u * 1.2], sandInk(s)) + drawWater(s, { top: sea + u, glitter: sun });
  out += sailboat(s, [w * rnd.range(0.3, 0.5), h * 0.76], u * rnd.range(18, 24));
  return (
    out +
    jungleCorner(s, { x: -u * 3, y: h + u * 2, size: u * 40 }) +
    jungleCorner(s, { x: w + u * 3, y: h + u * 3, size: u * 34, flip: true }) +
    palm(s, { x: w * 0.9, y: h * 1.06, size: u * 84, ink: pal.dark })
  );
}

/** A beach with a hammock between two palms. */
export function hammock(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.54, 0.6);
  const sun = rnd.range(0.36, 0.62);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.5, 0.86)], size: 1.5 });
  out +=
    ranges(s, { from: sea, to: sea, count: 1, height: h * 0.1, soft: true, depth: [0.2, 0.2] }) +
    drawWater(s, { top: sea, glitter: sun });
  out +=
    building(s, 'bungalow', { x: w * rnd.range(0.74, 0.84), y: sea + u * 6, size: u * 22 }) +
    sailboat(s, [w * rnd.range(0.24, 0.34), sea + u * 4], u * 11);
  const beach = slopeLine(s, { from: h * 0.8, to: h * 0.87, sag: u * 1.4 });
  const shift = (by: number): Point[] => beach.map(([x, y]) => [x, y - by * u]);
  out +=
    land(s, shift(3.4), { ink: mix(pal.water, pal.light, 0.45), soft: true }) +
    land(s, shift(1.3), { ink: pal.light, soft: true }) +
    land(s, beach, { ink: sandInk(s), soft: true });
  const [a, b] = [w * 0.2, w * 0.72];
  out += palm(s, { x: a, y: h * 0.93, size: u * rnd.range(76, 90), ink: mix(leaf(s), pal.dark, 0.6) });
  out += palm(s, { x: b, y: h * 0.9, size: u * rnd.range(60, 72), ink: mix(leaf(s), pal.dark, 0.5) });
  for (const [x, foot] of [
    [a, h * 0.93],
    [b, h * 0.9],
  ] as const)
    out += ellipse([x, foot + u, u * 7, u * 2], sandInk(s));
  const y = h * 0.93 - u * 20;
  out +=
    path(
      `M${a + u} ${y}Q${w * 0.46} ${y + u * 24} ${b} ${y}Q${w * 0.46} ${y + u * 15} ${a + u} ${y}Z`,
      pal.accent,
    ) +
    path(`M${a + u * 8} ${y + u * 6}Q${w * 0.46} ${y + u * 20} ${b - u * 8} ${y + u * 6}`, {
      stroke: pal.light,
      width: u * 0.7,
    });
  out += rnd.chance(0.5)
    ? deckchair(s, [w * 0.88, h * 0.95], u * 14) + parasol(s, [w * 0.93, h * 0.95], u * 26)
    : bush(s, [w * 0.94, h * 0.99], u * 14, leaf(s));
  return (
    out + flowers(s, { from: h * 0.93, to: h, count: 16, inks: [mix(sandInk(s), pal.dark, 0.25), pal.light] })
  );
}

/** Steep limestone islands and a junk. */
export function karst(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.62, 0.67);
  const sun = rnd.range(0.4, 0.6);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.4, 0.72)], size: 1.45 });
  const tower = (x: number, y: number, [half, tall, depth]: readonly [number, number, number]): string => {
    const ink = landInk(pal, depth);
    const left = rockEdge([x - half, y], [x - half * 0.62, y - tall * 0.82], {
      rough: half * 0.12,
      rnd,
      levels: 3,
    });
    const right = rockEdge([x + half * 0.58, y - tall * 0.84], [x + half, y], {
      rough: half * 0.12,
      rnd,
      levels: 3,
    });
    const shape: Point[] = [
      ...left,
      [x - half * 0.3, y - tall * 0.97],
      [x + half * 0.12, y - tall],
      ...right,
    ];
    return (
      blob(shape, ink) +
      blob(
        [
          [x + half * 0.16, y - tall * 0.99],
          ...right,
          [x + half * 0.1, y],
          [x + half * 0.34, y - tall * 0.4],
        ],
        shade(ink, -0.05),
      ) +
      bush(s, [x - half * 0.06, y - tall * 0.95], half * 0.42, mix(ink, leaf(s), 0.4)) +
      bush(s, [x - half * 0.5, y - tall * 0.66], half * 0.3, mix(ink, leaf(s), 0.5)) +
      bush(s, [x + half * 0.42, y - tall * 0.42], half * 0.34, mix(ink, leaf(s), 0.6)) +
      ellipse([x, y + u * 0.4, half * 1.15, u * 0.6], { fill: pal.light, opacity: 0.5 })
    );
  };
  for (let i = 0; i < 6; i += 1)
    out += tower(w * rnd.range(0.02, 0.98), sea, [u * rnd.range(5, 9), h * rnd.range(0.08, 0.2), 0.1]);
  out += drawWater(s, { top: sea, glitter: sun });
  out +=
    tower(w * rnd.range(0.72, 0.8), sea + u * 3, [u * 11, h * rnd.range(0.26, 0.34), 0.34]) +
    tower(w * rnd.range(0.1, 0.2), sea + u * 5, [u * 13, h * rnd.range(0.32, 0.44), 0.5]) +
    tower(w * 0.98, sea + u * 9, [u * 15, h * rnd.range(0.4, 0.5), 0.64]);
  out += building(s, 'bungalow', { x: w * rnd.range(0.66, 0.74), y: sea + u * 9, size: u * 22 });
  out += junk(s, [w * rnd.range(0.34, 0.46), h * rnd.range(0.8, 0.85)], u * rnd.range(28, 36));
  return (
    out +
    birds(s, [w * 0.46, h * 0.22], pal.dark) +
    jungleCorner(s, { x: -u * 2, y: h + u * 4, size: u * 28 })
  );
}
