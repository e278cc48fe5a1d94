import { building } from '../buildings/stand.ts';
import { townHouse } from '../buildings/town.ts';
import { mix } from '../color.ts';
import { bush, hangingBranch } from '../nature/foreground.ts';
import { agave, cypress } from '../nature/southern.ts';
import { heightAt, land, ranges, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { type Point, path, rect } from '../svg.ts';
import { fishingBoat, sailboat } from '../things/boats.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';
import { green } from './coast-shores.ts';

/** Houses stacked on a hill above a harbour. */
export function harbour(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const quay = h * rnd.range(0.7, 0.75);
  const sun = rnd.range(0.12, 0.3);
  let out = drawSky(s, { horizon: h * 0.55, sun: [sun, rnd.range(0.25, 0.6)] });
  out += ranges(s, { from: h * 0.52, to: h * 0.56, count: 2, height: h * 0.12, soft: true });
  out += drawWater(s, { top: h * 0.57, glitter: sun });
  const crest = (x: number): number =>
    h * 0.36 + Math.max(0, w * 0.86 - x) ** 1.15 * ((h * 0.3) / w ** 1.15) * 1.35;
  const crestLine = Array.from(
    { length: 15 },
    (_, i): Point => [w * (0.22 + i * 0.058), Math.min(quay, crest(w * (0.22 + i * 0.058)) - u * 3)],
  );
  const hill: Point[] = [[w * 0.17, quay], ...crestLine];
  out += land(s, hill, { ink: green(s), soft: true, bottom: quay });
  for (let row = 0; row < 6; row += 1) {
    const y = quay - (5 - row) * u * 7.4;
    for (let x = w * 0.26 + (row % 2) * u * 4; x < w + u * 4; x += u * rnd.range(7.5, 9.5)) {
      if (y - u * 9 < crest(x) || rnd.chance(0.07)) continue;
      out += townHouse(
        s,
        { x, y, width: u * rnd.range(7.6, 9.2), height: u * rnd.range(8, 13) },
        rnd.pick([0, 2, 3, 3]),
      );
    }
    if (row % 2 === 0)
      out += cypress(s, {
        x: w * rnd.range(0.55, 0.95),
        y: y + u,
        size: u * 13,
        ink: mix(pal.near, pal.dark, 0.6),
      });
  }
  out += building(s, 'church', { x: w * 0.84, y: h * 0.4 + u * 2, size: u * 22 });
  out +=
    rect([w * 0.24, quay - u * 0.2, w, u * 3], mix(pal.light, pal.mid, 0.45)) +
    rect([w * 0.24, quay + u * 2, w, u * 1.4], mix(pal.mid, pal.dark, 0.4));
  out +=
    fishingBoat(s, [w * rnd.range(0.5, 0.75), quay + u * 10], u * 21) +
    sailboat(s, [w * 0.16, h * 0.64], u * 14) +
    fishingBoat(s, [w * rnd.range(0.18, 0.36), h * 0.92], u * 30);
  return out + birds(s, [w * 0.3, h * 0.2], pal.dark);
}

/** The sea seen through a terrace arch. */
export function throughArch(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.5, 0.58);
  const sun = rnd.range(0.35, 0.65);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.5, 0.85)] });
  out += ranges(s, { from: sea - u, to: sea, count: 2, height: h * 0.12, soft: true, depth: [0.1, 0.4] });
  out +=
    drawWater(s, { top: sea, glitter: sun }) + sailboat(s, [w * rnd.range(0.3, 0.45), sea + u * 6], u * 12);
  const hill = slopeLine(s, { from: h * 0.84, to: h * 0.58, sag: u });
  out += land(s, hill, { ink: green(s), soft: true });
  out += building(s, rnd.pick(['cubes', 'villa'] as const), {
    x: w * 0.64,
    y: heightAt(hill, w * 0.64) + u * 3,
    size: u * 30,
  });
  const wall = mix(pal.dark, pal.mid, 0.16);
  const inset = w * 0.12;
  const spring = h * 0.36;
  out += path(
    `M0 0H${w}V${h}H0ZM${inset} ${h * 0.86}V${spring}A${w / 2 - inset} ${Math.min(w / 2 - inset, h * 0.27)} 0 0 1 ${w - inset} ${spring}V${h * 0.86}Z`,
    { fill: wall },
  ).replace('<path', '<path fill-rule="evenodd"');
  out += path(
    `M${inset} ${h * 0.86}V${spring}A${w / 2 - inset} ${Math.min(w / 2 - inset, h * 0.27)} 0 0 1 ${w - inset} ${spring}V${h * 0.86}`,
    { stroke: mix(wall, pal.light, 0.25), width: u * 1.2 },
  );
  out += rect([0, h * 0.85, w, u * 3], mix(wall, pal.light, 0.3));
  for (let x = inset; x < w - inset; x += u * 6)
    out += path(
      `M${x.toFixed(1)} ${h * 0.85}v${-u * 3}q${u * 2.4} ${-u * 5} 0 ${-u * 8}h${u * 2.4}q${-u * 2.4} ${u * 3} 0 ${u * 8}v${u * 3}Z`,
      mix(wall, pal.light, 0.18),
    );
  out += rect([inset - u, h * 0.74, w - inset * 2 + u * 2, u * 1.6], mix(wall, pal.light, 0.3));
  out += hangingBranch(s, { x: w * 0.05, y: h * 0.05, size: u * 46, ink: mix(pal.accent, pal.dark, 0.25) });
  return (
    out +
    agave(s, { x: w * 0.12, y: h * 0.9, size: u * 13, ink: mix(pal.near, pal.mid, 0.2) }) +
    rect([w * 0.12 - u * 6, h * 0.89, u * 12, u * 12], pal.accent, u)
  );
}

/** A white village and its dome high above the caldera. */
export function whiteVillage(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.48, 0.56);
  const sun = rnd.range(0.14, 0.36);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.4, 0.85)], size: 1.2 });
  out += ranges(s, { from: sea, to: sea, count: 1, height: h * 0.1, soft: true, depth: [0.15, 0.15] });
  out +=
    drawWater(s, { top: sea, glitter: sun }) + sailboat(s, [w * rnd.range(0.1, 0.34), sea + u * 8], u * 10);
  const cliff = slopeLine(s, { from: h * 1.0, to: h * 0.6, sag: u * 2 });
  out += land(s, cliff, { ink: mix(pal.mid, pal.dark, 0.3) });
  const spots = [
    [0.9, 0.56, 34],
    [0.62, 0.74, 38],
    [0.92, 0.78, 46],
    [0.4, 0.93, 42],
    [0.78, 1.0, 56],
  ] as const;
  for (const [x, y, size] of spots) out += building(s, 'cubes', { x: w * x, y: h * y, size: u * size });
  if (rnd.chance(0.6)) out += building(s, 'windmill', { x: w * 0.72, y: h * 0.59, size: u * 22 });
  out +=
    bush(s, [w * 0.16, h * 1.0], u * 13, mix(pal.accent, pal.near, 0.1)) +
    bush(s, [w * 0.32, h * 1.03], u * 11, green(s));
  return out + birds(s, [w * 0.4, h * 0.22], pal.dark);
}
