import { building } from '../buildings/stand.ts';
import { townHouse } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { bush } from '../nature/foreground.ts';
import { ranges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import { sailboat } from '../things/boats.ts';
import { awning, scooter, stall } from '../things/lane.ts';
import { lampString, lantern } from '../things/shore.ts';
import { bicycle } from '../things/spans.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';

export const paving = (s: Stage): string =>
  mix(
    mix(s.pal.light, s.pal.mid, 0.5),
    s.pal.dark,
    s.pal.mood === 'night' ? 0.45 : s.pal.mood === 'dusk' ? 0.25 : 0.05,
  );

/** House walls receding on both sides of a lane; nearer ones wider. */
function walls(s: Stage, { vanish, foot }: { vanish: number; foot: number }): string {
  const { w, h, rnd } = s;
  let out = '';
  for (let i = 4; i >= 0; i -= 1) {
    const k = 0.66 ** i;
    const width = w * 0.22 * k;
    const y = foot + (h * 1.02 - foot) * k ** 1.5;
    const tall = h * rnd.range(0.72, 0.94) * k ** 0.8;
    out += townHouse(
      s,
      { x: vanish - w * 0.06 - w * 0.32 * k - width * 0.66, y, width, height: tall },
      rnd.pick([0, 2, 3]),
    );
    out += townHouse(
      s,
      { x: vanish + w * 0.06 + w * 0.32 * k - width * 0.34, y, width, height: tall * rnd.range(0.88, 1.1) },
      rnd.pick([0, 2, 3]),
    );
  }
  for (const side of [-1, 1]) {
    if (!rnd.chance(0.75)) continue;
    const k = rnd.chance(0.5) ? 1 : 0.66;
    const wide = w * 0.2 * k;
    const x =
      side < 0
        ? vanish - w * 0.06 - w * 0.32 * k - wide * 0.46
        : vanish + w * 0.06 + w * 0.32 * k - wide * 0.54;
    const y = foot + (h * 1.02 - foot) * k ** 1.5 - h * 0.2 * k;
    out +=
      rect([x + wide * 0.14, y + wide * 0.2, wide * 0.72, h * 0.2 * k - wide * 0.2], s.pal.glow) +
      awning(s, [x, y, wide, wide * 0.3]);
  }
  return out;
}

/** Steps running down between houses to the sea. */
export function stepsToTheSea(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.46, 0.52);
  let out = drawSky(s, { horizon: sea, sun: [rnd.range(0.42, 0.58), rnd.range(0.5, 0.82)], size: 1.1 });
  out +=
    ranges(s, { from: sea, to: sea, count: 1, height: h * 0.06, soft: true, depth: [0.2, 0.2] }) +
    drawWater(s, { top: sea, bottom: h * 0.7, glitter: 0.5, ripples: 24 }) +
    sailboat(s, [w * rnd.range(0.45, 0.55), sea + u * 4], u * 10);
  const ground = paving(s);
  out += polygon(
    [
      [w * 0.42, h * 0.62],
      [w * 0.58, h * 0.62],
      [w * 1.1, h + 9],
      [-w * 0.1, h + 9],
    ],
    ground,
  );
  for (let i = 0; i < 13; i += 1) {
    const t = (i / 13) ** 1.6;
    const y = h * 0.62 + t * h * 0.4;
    const half = w * (0.08 + t * 0.52);
    out +=
      rect([w / 2 - half, y, half * 2, u * (0.5 + t * 1.8)], shade(ground, -0.06)) +
      rect([w / 2 - half, y - u * (0.2 + t * 0.5), half * 2, u * (0.2 + t * 0.6)], shade(ground, 0.04));
  }
  out += walls(s, { vanish: w * 0.5, foot: h * 0.6 });
  for (const [x, y, k] of [
    [0.24, 0.94, 13],
    [0.78, 0.97, 14],
    [0.34, 0.8, 8],
    [0.68, 0.82, 8],
  ] as const)
    out +=
      rect([w * x - u * k * 0.32, h * y - u * k * 0.5, u * k * 0.64, u * k * 0.6], pal.accent, u * 0.5) +
      bush(s, [w * x, h * y - u * k * 0.46], u * k * 0.8, mix(pal.near, pal.dark, 0.25));
  return (
    out + lampString(s, [w * 0.14, h * 0.3], [w * 0.86, h * 0.27]) + birds(s, [w * 0.5, h * 0.16], pal.dark)
  );
}

/** Lanterns over a narrow street in the evening. */
export function lanternStreet(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, {
    horizon: h * 0.65,
    sun: [rnd.range(0.44, 0.56), rnd.range(0.24, 0.42)],
    size: 1.1,
    clouds: false,
  });
  out += building(s, s.eastern ? 'pagoda' : 'church', {
    x: w * 0.5,
    y: h * 0.68,
    size: u * 34,
  });
  const ground = paving(s);
  out += polygon(
    [
      [w * 0.42, h * 0.67],
      [w * 0.58, h * 0.67],
      [w * 1.2, h + 9],
      [-w * 0.2, h + 9],
    ],
    ground,
  );
  for (let i = 0; i < 26; i += 1) {
    const t = rnd.next() ** 0.7;
    out += ellipse(
      [
        w / 2 + rnd.range(-0.5, 0.5) * w * (0.12 + t),
        h * 0.68 + t * h * 0.32,
        u * (1 + t * 5),
        u * (0.2 + t * 0.8),
      ],
      { fill: rnd.chance(0.5) ? pal.glow : shade(ground, -0.05), opacity: 0.4 },
    );
  }
  out += walls(s, { vanish: w * 0.5, foot: h * 0.66 });
  for (let row = 0; row < 5; row += 1) {
    const k = 0.7 ** (4 - row);
    const y = h * (0.5 - k * 0.4);
    const half = w * 0.5 * k;
    let d = `M${(w / 2 - half).toFixed(0)} ${y.toFixed(0)}`;
    d += `Q${w / 2} ${(y + h * 0.1 * k).toFixed(0)} ${(w / 2 + half).toFixed(0)} ${y.toFixed(0)}`;
    out += path(d, { stroke: pal.dark, width: u * 0.3 * k + 0.4 });
    for (let i = 1; i < 5; i += 1) {
      const t = i / 5;
      out += lantern(
        s,
        [w / 2 - half + half * 2 * t, y + h * 0.1 * k * 2 * t * (1 - t) + u * 4.6 * k],
        u * 5.6 * k,
      );
    }
  }
  return out;
}

/** Stalls on a market square. */
export function market(s: Stage): string {
  const { rnd, w, h, u } = s;
  let out = drawSky(s, { horizon: h * 0.6, sun: [rnd.range(0.2, 0.8), rnd.range(0.2, 0.42)], size: 1.1 });
  out += building(s, rnd.pick(['church', 'basilica'] as const), {
    x: w * rnd.range(0.3, 0.7),
    y: h * 0.6,
    size: u * 52,
  });
  let x = -u * 4;
  while (x < w) {
    const width = u * rnd.range(13, 18);
    if (Math.abs(x + width / 2 - w / 2) > w * 0.16 || rnd.chance(0.4))
      out += townHouse(
        s,
        { x, y: h * 0.66, width: width + 1, height: h * rnd.range(0.2, 0.34) },
        rnd.pick([0, 1, 2, 4]),
      );
    x += width;
  }
  const ground = paving(s);
  out += rect([-4, h * 0.655, w + 8, h], ground);
  for (let i = 1; i < 8; i += 1)
    out += path(`M0 ${h * (0.66 + 0.34 * (i / 8) ** 1.5)}H${w}`, {
      stroke: shade(ground, -0.045),
      width: u * 0.5,
    });
  out +=
    stall(s, { x: w * 0.2, y: h * 0.77, size: u * 30 }) +
    stall(s, { x: w * 0.8, y: h * 0.78, size: u * 32 }) +
    stall(s, { x: w * rnd.range(0.48, 0.54), y: h * 0.75, size: u * 24 });
  out +=
    stall(s, { x: w * rnd.range(0.24, 0.34), y: h * 0.96, size: u * 50 }) +
    (rnd.chance(0.5)
      ? bicycle(s, [w * 0.8, h * 0.95], u * 32)
      : scooter(s, { x: w * 0.8, y: h * 0.95, size: u * 32 }));
  return (
    out +
    lampString(s, [-u * 3, h * 0.38], [w * 0.52, h * 0.36]) +
    lampString(s, [w * 0.48, h * 0.36], [w + u * 3, h * 0.38])
  );
}
