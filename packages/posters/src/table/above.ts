import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, place, rect } from '../svg.ts';
import { china, croissant, type Dish } from './dishes.ts';

// Dishes seen from straight above; a plate is 100 units across.

const put = (d: Dish, art: string): string =>
  place({ x: d.x, y: d.y, scale: d.size / 100, rotate: d.rotate ?? 0 }, art);

function plate(stage: Stage, r = 50): string {
  const c = china(stage);
  const rim = stage.rnd.pick([stage.pal.accent, stage.pal.water, shade(c, -0.07), stage.pal.glow]);
  return (
    circle([5, 7, r], { fill: stage.pal.dark, opacity: 0.18 }) +
    circle([0, 0, r], c) +
    circle([0, 0, r * 0.9], { stroke: rim, width: 2.4 }) +
    circle([0, 0, r * 0.7], shade(c, -0.025))
  );
}

function croissantPlate(stage: Stage): string {
  return plate(stage) + croissant(stage, { x: 0, y: 4, size: 76, rotate: stage.rnd.range(-40, 40) });
}

function eggPlate(stage: Stage): string {
  const { rnd, pal } = stage;
  let art = plate(stage) + rect([-34, -26, 34, 34], '#c98a45', 7) + rect([-30, -22, 26, 26], '#e8bd7c', 5);
  art +=
    path('M-4 -4Q-8 -26 14 -28Q38 -28 36 -6Q38 20 14 20Q-6 22 -4 -4Z', '#fffdf4') +
    circle([15, -4, 11], '#f5a623') +
    circle([12, -8, 3], '#fbd27a');
  for (let i = 0; i < 4; i += 1)
    art += circle([-24 + i * 9, 26 + (i % 2) * 4, 5.6], rnd.pick(['#d8472f', '#cf3c2c']));
  return art + path('M18 26Q26 18 34 24Q28 34 18 26Z', mix(pal.near, '#5d8a3a', 0.6));
}

function pancakePlate(stage: Stage): string {
  let art =
    plate(stage) +
    circle([0, 0, 31], '#b8752e') +
    circle([0, -1, 29], '#dca052') +
    rect([-8, -9, 16, 16], '#f7dd88', 3) +
    path('M-18 4Q-6 18 10 14Q24 10 20 -8', { stroke: '#a85a22', width: 5 });
  for (const [x, y, c] of [
    [-18, -14, '#4b4a8a'],
    [18, 14, '#4b4a8a'],
    [-12, 20, '#d8472f'],
    [16, -18, '#d8472f'],
    [-22, 4, '#4b4a8a'],
  ] as const)
    art += circle([x, y, 5], c);
  return art;
}

function fruitPlate(stage: Stage): string {
  let art = plate(stage, 46);
  const half = (x: number, y: number, [rind, pulp]: readonly [string, string]): string => {
    let cuts = '';
    for (let i = 0; i < 8; i += 1)
      cuts += `M${x} ${y}L${(x + Math.cos(i * 0.785) * 13).toFixed(1)} ${(y + Math.sin(i * 0.785) * 13).toFixed(1)}`;
    return (
      circle([x, y, 17], rind) + circle([x, y, 14], pulp) + path(cuts, { stroke: '#fff3d0', width: 1.4 })
    );
  };
  art +=
    half(-14, -10, ['#e8912d', '#f6b350']) +
    half(15, -12, ['#cf4a3c', '#ea8372']) +
    half(2, 16, ['#7f9a35', '#c3d06a']);
  return art;
}

/** A cup of coffee from above, with a leaf of milk. */
export function coffeeAbove(stage: Stage, d: Dish): string {
  const c = stage.rnd.pick([china(stage), stage.pal.accent, mix(stage.pal.water, stage.pal.light, 0.25)]);
  const art =
    circle([4, 6, 50], { fill: stage.pal.dark, opacity: 0.18 }) +
    circle([0, 0, 50], china(stage)) +
    circle([0, 0, 46], { stroke: shade(china(stage), -0.06), width: 2 }) +
    rect([26, -8, 32, 14], c, 7) +
    circle([0, 0, 34], c) +
    circle([0, 0, 29], '#5f3822') +
    path('M0 20Q-18 8 -12 -6Q-8 -14 0 -6Q8 -14 12 -6Q18 8 0 20Z', '#ecd2ab') +
    path('M0 16V-8', { stroke: '#5f3822', width: 2.4 });
  return put(d, art);
}

/** A tumbler of juice from above. */
export function juiceAbove(stage: Stage, d: Dish): string {
  const c = stage.rnd.pick(['#f2922e', '#e8563f', '#f0b63a']);
  return put(
    d,
    circle([5, 8, 32], { fill: stage.pal.dark, opacity: 0.18 }) +
      circle([0, 0, 32], mix(stage.pal.light, c, 0.25)) +
      circle([0, 0, 27], c) +
      circle([9, -8, 13], shade(c, 0.08)) +
      path('M-6 4L22 -44', { stroke: stage.pal.accent, width: 5 }),
  );
}

/** Knife and fork lying side by side, 100 units long. */
export function cutlery(stage: Stage, d: Dish): string {
  const c = mix(stage.pal.light, stage.pal.mid, 0.25);
  return put(
    d,
    path('M-8 50V-6M-14 -48V-26Q-14 -8 -8 -6Q-2 -8 -2 -26V-48M-8 -48V-20', { stroke: c, width: 3.6 }) +
      path('M12 50V0', { stroke: c, width: 4.4 }) +
      path('M12 2H8V-40Q10 -52 18 -50V2Z', c),
  );
}

/** A sprig of leaves, 100 units long. */
export function sprig(stage: Stage, d: Dish): string {
  const green = mix(stage.pal.near, '#5d8a4a', 0.4);
  let art = path('M0 50Q6 0 0 -50', { stroke: shade(green, -0.06), width: 2.4 });
  for (let i = 0; i < 10; i += 1)
    art += place(
      { x: 3 - Math.abs(i - 5) * 0.4, y: 42 - i * 9.4, rotate: i % 2 ? 58 : -58 },
      ellipse([0, -12, 5.6, 12], i % 3 ? green : shade(green, 0.06)),
    );
  return put(d, art);
}

/** A linen napkin folded to a square. */
export function napkin(stage: Stage, d: Dish): string {
  const c = stage.rnd.pick([
    stage.pal.accent,
    mix(stage.pal.water, stage.pal.light, 0.2),
    mix(stage.pal.glow, stage.pal.light, 0.2),
    stage.pal.mid,
  ]);
  return put(
    d,
    rect([-38, -38, 80, 82], { fill: stage.pal.dark, opacity: 0.14 }) +
      rect([-40, -40, 80, 80], c) +
      path('M-40 -40L40 -40L-40 40Z', shade(c, 0.045)) +
      path('M-34 -34H34V34H-34Z', { stroke: stage.pal.light, width: 1.6, opacity: 0.7 }),
  );
}

const plates = [croissantPlate, eggPlate, pancakePlate, fruitPlate] as const;

/** A plate of something good from above; `index` chooses, so that neighbours differ. */
export function plateAbove(stage: Stage, d: Dish, index: number): string {
  const draw = plates[index % plates.length] ?? croissantPlate;
  return put(d, draw(stage));
}
