import { mix, shade } from '../color.ts';
import { roomInks } from '../rooms/furniture.ts';
import { view } from '../rooms/view.ts';
import type { Stage } from '../stage.ts';
import { type Box, ellipse, path, polygon, rect } from '../svg.ts';
import { coffeeAbove, cutlery, juiceAbove, napkin, plateAbove, sprig } from '../table/above.ts';
import { china, croissant, type Dish, fruitBowl, pancakes, vase } from '../table/dishes.ts';
import { cup, juice, pot } from '../table/drinks.ts';

export type Draw = (s: Stage, d: Dish) => string;

export function cloth(s: Stage, y: number): string {
  const { rnd, w, h, u, pal } = s;
  const base = rnd.pick([
    mix(pal.light, pal.sky[2], 0.2),
    mix(pal.accent, pal.light, 0.1),
    mix(pal.water, pal.light, 0.25),
    mix(pal.near, pal.mid, 0.3),
    mix('#9a6238', pal.dark, 0.2),
  ]);
  let out = rect([-4, y, w + 8, h - y + 4], base);
  const kind = rnd.int(0, 2);
  if (kind === 0)
    for (let i = -9; i < 10; i += 1)
      out += polygon(
        [
          [w / 2 + i * u * 11, y],
          [w / 2 + i * u * 11 + u * 5.5, y],
          [w / 2 + i * u * 17 + u * 8.5, h + 4],
          [w / 2 + i * u * 17, h + 4],
        ],
        { fill: pal.light, opacity: 0.28 },
      );
  else if (kind === 1)
    out += path(`M0 ${h * 0.95}H${w}M0 ${h * 0.97}H${w}`, {
      stroke: pal.light,
      width: u * 0.6,
      opacity: 0.7,
    });
  return out + rect([-4, y, w + 8, u * 1.2], shade(base, 0.05));
}

/** Sets dishes along the table, back row first. */
function setTable(s: Stage, y: number): string {
  const { rnd, w, u } = s;
  const back: readonly Draw[] = rnd.chance(0.5) ? [vase, pot, fruitBowl] : [pot, fruitBowl, vase];
  const front: readonly Draw[] = rnd.pick([
    [cup, croissantPlate, juice],
    [juice, pancakes, cup],
    [croissantPlate, cup, juice],
    [cup, pancakes, juice],
  ] as const);
  let out = '';
  const lift = rnd.range(-0.02, 0.02) * w;
  back.forEach((draw, i) => {
    const x = w * (0.22 + i * 0.28) + lift;
    out +=
      ellipse([x + u * 3, y + u * 6.6, u * 15, u * 2.4], { fill: s.pal.dark, opacity: 0.16 }) +
      draw(s, { x, y: y + u * 6, size: u * (draw === pot ? 33 : 27) });
  });
  front.forEach((draw, i) => {
    const x = w * (0.16 + i * 0.33) - lift;
    const fy = y + u * 22 + (i % 2) * u * 5;
    out +=
      ellipse([x + u * 3, fy + u * 0.6, u * 17, u * 2.8], { fill: s.pal.dark, opacity: 0.16 }) +
      draw(s, { x, y: fy, size: u * (draw === juice ? 27 : 32) });
  });
  return out;
}

export function croissantPlate(s: Stage, d: Dish): string {
  const c = china(s);
  const k = d.size / 100;
  return (
    ellipse([d.x, d.y, 58 * k, 9 * k], shade(c, -0.05)) +
    ellipse([d.x, d.y - 2 * k, 58 * k, 8 * k], c) +
    croissant(s, { ...d, y: d.y - 16 * k, size: d.size * 0.8 }) +
    croissant(s, { x: d.x + 16 * k, y: d.y - 34 * k, size: d.size * 0.62, rotate: -14 })
  );
}

/** Breakfast before a window with a view. */
export function atTheWindow(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const y = h * rnd.range(0.6, 0.64);
  const box: Box = [w * 0.12, h * 0.07, w * 0.76, y - h * 0.13];
  let out = rect([0, 0, w, h], k.wall);
  const bar = rnd.pick([pal.light, k.wood, mix(pal.near, pal.dark, 0.3)]);
  if (rnd.chance(0.4) && s.tall) {
    out +=
      view(s, box) +
      rect([box[0] - u * 3, box[1] - u * 3, u * 3, box[3] + u * 4], bar) +
      rect([box[0] + box[2], box[1] - u * 3, u * 3, box[3] + u * 4], bar) +
      rect([box[0] - u * 3, box[1] - u * 3, box[2] + u * 6, u * 3], bar) +
      rect([w / 2 - u, box[1], u * 2, box[3]], bar);
  } else {
    out +=
      view(s, [0, 0, w, y + 2]) +
      rect([0, 0, u * 3, y], bar) +
      rect([w - u * 3, 0, u * 3, y], bar) +
      rect([w * 0.62, 0, u * 2.2, y], bar) +
      rect([0, h * 0.16, w, u * 1.8], bar);
  }
  out += rect([0, y - u * 2.6, w, u * 3], bar);
  return out + cloth(s, y) + setTable(s, y);
}

/** A table top from above: bare, striped, checked or boarded, with a beam of sun. */
function tableTop(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const ground = rnd.pick([
    pal.accent,
    mix(pal.light, pal.glow, 0.2),
    mix(pal.water, pal.dark, 0.1),
    mix(pal.near, pal.mid, 0.3),
    mix(pal.sky[1], pal.light, 0.3),
    mix('#9a6238', pal.dark, 0.15),
  ]);
  let out = rect([0, 0, w, h], ground);
  const kind = rnd.int(0, 3);
  if (kind === 0)
    for (let i = 0; i < 12; i += 1)
      out += rect([(w * i) / 12, 0, w / 24, h], { fill: pal.light, opacity: 0.2 });
  else if (kind === 1) {
    for (let i = 0; i * u * 14 < w; i += 1)
      out += rect([i * u * 14, 0, u * 7, h], { fill: pal.light, opacity: 0.18 });
    for (let i = 0; i * u * 14 < h; i += 1)
      out += rect([0, i * u * 14, w, u * 7], { fill: pal.light, opacity: 0.18 });
  } else if (kind === 2)
    for (let i = 1; i < 6; i += 1) out += rect([0, (h * i) / 6, w, u * 0.5], shade(ground, -0.06));
  return (
    out +
    polygon(
      [
        [w * 0.55, -9],
        [w * 0.85, -9],
        [w * 0.35, h + 9],
        [w * 0.02, h + 9],
      ],
      { fill: pal.glow, opacity: 0.22 },
    )
  );
}

/** The table from above. */
export function flatLay(s: Stage): string {
  const { rnd, w, h, u } = s;
  let out = tableTop(s);
  const first = rnd.int(0, 3);
  const tall = s.tall;
  const spots = tall
    ? ([
        [0.3, 0.25, 48],
        [0.7, 0.54, 50],
        [0.25, 0.75, 42],
      ] as const)
    : ([
        [0.24, 0.36, 46],
        [0.56, 0.6, 54],
        [0.85, 0.3, 40],
      ] as const);
  out += napkin(s, {
    x: w * (tall ? 0.72 : 0.3),
    y: h * (tall ? 0.54 : 0.75),
    size: u * 50,
    rotate: rnd.range(-20, 20),
  });
  spots.forEach(([x, y, size], i) => {
    out += plateAbove(
      s,
      {
        x: w * (x + rnd.range(-0.02, 0.02)),
        y: h * (y + rnd.range(-0.02, 0.02)),
        size: u * size,
        rotate: rnd.range(-20, 20),
      },
      first + i,
    );
  });
  const cups = tall
    ? ([
        [0.76, 0.24],
        [0.72, 0.88],
      ] as const)
    : ([
        [0.5, 0.18],
        [0.84, 0.78],
      ] as const);
  out += coffeeAbove(s, { x: w * cups[0][0], y: h * cups[0][1], size: u * 30, rotate: rnd.range(-60, 30) });
  out += rnd.chance(0.5)
    ? juiceAbove(s, { x: w * cups[1][0], y: h * cups[1][1], size: u * 34 })
    : coffeeAbove(s, { x: w * cups[1][0], y: h * cups[1][1], size: u * 27, rotate: 140 });
  out +=
    cutlery(s, {
      x: w * (tall ? 0.44 : 0.4),
      y: h * (tall ? 0.52 : 0.22),
      size: u * 32,
      rotate: rnd.range(-24, 24),
    }) + sprig(s, { x: w * 0.5, y: h * (tall ? 0.1 : 0.88), size: u * 30, rotate: rnd.range(30, 120) });
  return out + sprig(s, { x: w * 0.95, y: h * 0.46, size: u * 30, rotate: rnd.range(-30, 40) });
}
