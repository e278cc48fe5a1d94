import { building } from '../buildings/stand.ts';
import { townHouse } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { bush } from '../nature/foreground.ts';
import { cypress } from '../nature/southern.ts';
import { ranges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { radial, type Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';
import { sailboat } from '../things/boats.ts';
import {
  awning,
  cafeTable,
  door,
  flowerBox,
  plaster,
  scooter,
  shutterWindow,
  stall,
} from '../things/lane.ts';
import { lampString, lantern, streetLamp } from '../things/shore.ts';
import { bicycle } from '../things/spans.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';

const paving = (s: Stage): string =>
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
function stepsToTheSea(s: Stage): string {
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
function lanternStreet(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, {
    horizon: h * 0.65,
    sun: [rnd.range(0.44, 0.56), rnd.range(0.24, 0.42)],
    size: 1.1,
    clouds: false,
  });
  out += building(s, rnd.pick(['pagoda', 'church', 'pagoda'] as const), {
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
function market(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
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

/** One house front, close: shutters, flowers, a door, a bicycle. */
function houseFront(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const wall = plaster(s);
  const shutter = rnd.pick([
    mix(pal.near, pal.mid, 0.2),
    pal.accent,
    mix(pal.water, pal.dark, 0.25),
    mix(pal.dark, pal.mid, 0.25),
  ]);
  const foot = h * 0.88;
  let out = rect([0, 0, w, h], wall);
  for (let i = 0; i < 16; i += 1)
    out += ellipse([rnd.next() * w, rnd.next() * foot, u * rnd.range(4, 13), u * rnd.range(2, 6)], {
      fill: shade(wall, rnd.pick([-0.03, 0.025])),
      opacity: 0.6,
    });
  out += rect([0, h * 0.46, w, u * 1.6], mix(wall, pal.light, 0.4));
  const cols = s.tall ? 2 : 3;
  const ww = u * (s.tall ? 15 : 13);
  const doorAt = rnd.int(0, cols - 1);
  for (let c = 0; c < cols; c += 1) {
    const cx = (w * (c + 0.5)) / cols;
    out += shutterWindow(s, [cx - ww / 2, h * 0.1, ww, Math.min(h * 0.25, ww * 1.7)], shutter);
    if (c === doorAt) {
      const dh = Math.min(h * 0.36, u * 40);
      out += door(s, [cx - dh * 0.24, foot - dh * 1.1, dh * 0.48, dh], mix(shutter, pal.dark, 0.15));
      out +=
        circle(
          [cx + dh * 0.46, foot - dh * 0.9, u * 7],
          radial(s, [
            [0, pal.glow, 0.7],
            [1, pal.glow, 0],
          ]),
        ) + lantern(s, [cx + dh * 0.46, foot - dh * 0.9], u * 3.6);
    } else out += shutterWindow(s, [cx - ww / 2, h * 0.55, ww, Math.min(h * 0.22, ww * 1.5)], shutter);
  }
  const leaf = mix(mix(pal.near, '#4f8a4a', 0.3), pal.dark, 0.2);
  for (let i = 0; i < 46; i += 1) {
    const t = rnd.next();
    out += circle(
      [
        w * (0.0 + t ** 2 * 0.5) + rnd.range(-2, 2) * u,
        h * (0.02 + (1 - t) * 0.44) * rnd.next() + u,
        u * rnd.range(1.4, 3.4),
      ],
      rnd.pick([leaf, shade(leaf, 0.05), pal.accent, mix(pal.accent, pal.light, 0.3)]),
    );
  }
  const ground = paving(s);
  out += rect([0, foot, w, h], ground) + rect([0, foot, w, u * 1.6], shade(ground, -0.06));
  for (let i = 0; i < 14; i += 1)
    out += path(`M${w * rnd.next()} ${foot + u * rnd.range(3, 14)}h${u * rnd.range(3, 8)}`, {
      stroke: shade(ground, -0.06),
      width: u * 0.5,
    });
  const px = (w * ((doorAt === 0 ? cols - 1 : 0) + 0.5)) / cols;
  const park = rnd.int(0, 2);
  if (park === 0) out += bicycle(s, [px, foot + u * 4], u * 36);
  else if (park === 1) out += scooter(s, { x: px, y: foot + u * 4, size: u * 36 });
  else out += cafeTable(s, { x: px, y: foot + u * 4, size: u * 36 });
  return out;
}

/** A café under an awning at the corner. */
function cafe(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.62, sun: [rnd.range(0.74, 0.86), rnd.range(0.24, 0.5)] });
  out += building(s, rnd.pick(['basilica', 'church'] as const), { x: w * 0.82, y: h * 0.7, size: u * 32 });
  for (let i = 0; i < 3; i += 1)
    out += townHouse(
      s,
      { x: w * (0.62 + i * 0.14), y: h * 0.74, width: w * 0.14, height: h * rnd.range(0.1, 0.2) },
      rnd.pick([0, 1, 4]),
    );
  const foot = h * 0.84;
  const wall = plaster(s);
  const right = w * 0.66;
  out +=
    rect([-9, -9, right + 9, foot + 9], wall) +
    rect([right - u * 5, -9, u * 5, foot + 9], shade(wall, -0.06)) +
    rect([-9, h * 0.42, right + 11, u * 2], mix(wall, pal.light, 0.4));
  const shutter = mix(pal.near, pal.dark, 0.1);
  for (const cx of [0.17, 0.48])
    out += shutterWindow(s, [w * cx - u * 6.5, h * 0.12, u * 13, h * 0.18], shutter);
  out +=
    rect([w * 0.05, h * 0.55, w * 0.28, foot - h * 0.55], mix(pal.accent, pal.dark, 0.4)) +
    rect([w * 0.07, h * 0.56, w * 0.24, foot - h * 0.62], pal.glow) +
    rect([w * 0.185, h * 0.56, u, foot - h * 0.62], mix(pal.accent, pal.dark, 0.4));
  for (let i = 0; i < 4; i += 1)
    out += circle([w * (0.09 + i * 0.066), foot - h * 0.085, u * 2], mix(pal.accent, pal.light, 0.2 * i));
  out += door(s, [w * 0.42, h * 0.56, w * 0.13, foot - h * 0.59], mix(pal.accent, pal.dark, 0.4));
  out += awning(s, [-u * 2, h * 0.46, w * 0.64, h * 0.085]);
  const ground = paving(s);
  out += polygon(
    [
      [-9, foot],
      [right, foot],
      [w + 9, h * 0.74],
      [w + 9, h + 9],
      [-9, h + 9],
    ],
    ground,
  );
  out +=
    cafeTable(s, { x: w * 0.24, y: h * 0.96, size: u * 42 }) +
    cafeTable(s, { x: w * 0.66, y: h * 0.92, size: u * 34 });
  out += streetLamp(s, [w * 0.88, h * 0.92], u * 56);
  for (const px of [0.02, 0.6])
    out +=
      rect([w * px - u * 4, foot - u * 5, u * 9, u * 8], pal.accent, u) +
      cypress(s, { x: w * px + u * 0.5, y: foot - u * 4, size: u * 28, ink: mix(pal.near, pal.dark, 0.3) });
  return out + flowerBox(s, [w * 0.05, foot - h * 0.04, w * 0.28, u * 4]);
}

/** Looking out through an arcade at a square. */
function arcade(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.64, sun: [rnd.range(0.3, 0.7), rnd.range(0.35, 0.65)], size: 1.2 });
  out += building(s, rnd.pick(['basilica', 'church', 'grandHotel', 'kasbah'] as const), {
    x: w * 0.5,
    y: h * 0.72,
    size: u * 54,
  });
  for (const x of [-0.02, 0.12, 0.76, 0.9])
    out += townHouse(s, { x: w * x, y: h * 0.72, width: w * 0.13, height: h * rnd.range(0.16, 0.26) });
  const ground = paving(s);
  out += rect([-9, h * 0.715, w + 18, h], ground);
  for (let i = -8; i <= 8; i += 1)
    out += path(`M${w / 2 + i * w * 0.07} ${h * 0.72}L${w / 2 + i * w * 0.24} ${h}`, {
      stroke: shade(ground, -0.045),
      width: u * 0.5,
    });
  for (let i = 1; i < 5; i += 1)
    out += path(`M0 ${h * (0.72 + 0.28 * (i / 5) ** 1.6)}H${w}`, {
      stroke: shade(ground, -0.045),
      width: u * 0.5,
    });
  out +=
    ellipse([w * 0.5, h * 0.84, u * 18, u * 4], mix(pal.mid, pal.light, 0.4)) +
    ellipse([w * 0.5, h * 0.835, u * 16, u * 3.2], pal.water) +
    rect([w * 0.5 - u * 1.4, h * 0.76, u * 2.8, h * 0.075], mix(pal.mid, pal.light, 0.3)) +
    path(
      `M${w * 0.5} ${h * 0.76}q${u * 6} ${-u * 4} ${u * 8} ${u * 8}M${w * 0.5} ${h * 0.76}q${-u * 6} ${-u * 4} ${-u * 8} ${u * 8}`,
      { stroke: pal.light, width: u * 0.7 },
    );
  const wall = mix(pal.dark, pal.mid, 0.14);
  const n = s.tall ? 1 : 3;
  const gap = w / n;
  let holes = '';
  for (let i = 0; i < n; i += 1) {
    const l = gap * i + gap * 0.09;
    const r = gap * (i + 1) - gap * 0.09;
    const rad = (r - l) / 2;
    const spring = h * 0.14 + Math.min(rad, h * 0.2);
    holes += `M${l.toFixed(0)} ${(h * 0.95).toFixed(0)}V${spring.toFixed(0)}A${rad.toFixed(0)} ${Math.min(rad, h * 0.2).toFixed(0)} 0 0 1 ${r.toFixed(0)} ${spring.toFixed(0)}V${(h * 0.95).toFixed(0)}Z`;
  }
  out +=
    path(`M-9 -9H${w + 9}V${h + 9}H-9Z${holes}`, wall).replace('<path', '<path fill-rule="evenodd"') +
    path(holes, { stroke: mix(wall, pal.light, 0.22), width: u });
  for (let i = 0; i <= n; i += 1)
    out +=
      rect([gap * i - gap * 0.12, h * 0.4, gap * 0.24, u * 2], mix(wall, pal.light, 0.2)) +
      rect([gap * i - gap * 0.12, h * 0.93, gap * 0.24, u * 3], mix(wall, pal.light, 0.12));
  for (let i = 0; i < n; i += 1)
    out +=
      path(`M${gap * (i + 0.5)} ${h * 0.12}V${h * 0.2}`, { stroke: pal.dark, width: u * 0.5 }) +
      circle(
        [gap * (i + 0.5), h * 0.22, u * 11],
        radial(s, [
          [0, pal.glow, 0.55],
          [1, pal.glow, 0],
        ]),
      ) +
      lantern(s, [gap * (i + 0.5), h * 0.22], u * 4.6);
  return (
    out +
    (rnd.chance(0.5)
      ? scooter(s, { x: w * 0.24, y: h * 0.985, size: u * 34 })
      : bicycle(s, [w * 0.24, h * 0.985], u * 34))
  );
}

export const street = [stepsToTheSea, lanternStreet, market, houseFront, cafe, arcade] as const;
