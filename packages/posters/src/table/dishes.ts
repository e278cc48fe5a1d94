import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, place, rect } from '../svg.ts';

/** Where a dish stands: 100 of its units are `size` picture units. */
export interface Dish {
  x: number;
  y: number;
  size: number;
  rotate?: number;
}

const crust = '#c98436';

/** Food keeps its own colour, tinted by the light of the palette. */
export function tint(stage: Stage, color: string): string {
  const night =
    stage.pal.mood === 'night' || stage.pal.name === 'polar' ? 0.3 : stage.pal.mood === 'dusk' ? 0.16 : 0.06;
  return mix(color, stage.pal.dark, night);
}

export function china(stage: Stage): string {
  return tint(stage, mix(stage.pal.light, '#ffffff', 0.3));
}

export const put = (d: Dish, art: string): string =>
  place({ x: d.x, y: d.y, scale: d.size / 100, rotate: d.rotate ?? 0 }, art);

/** A croissant, seen from above or lying. */
export function croissant(stage: Stage, d: Dish): string {
  const c = tint(stage, crust);
  const art =
    path(
      'M-46 14Q-50 -10 -28 -24Q0 -40 28 -24Q50 -10 46 14Q44 22 36 16Q22 0 0 0Q-22 0 -36 16Q-44 22 -46 14Z',
      c,
    ) +
    path('M-28 -24Q-24 -8 -30 8M-10 -31Q-8 -12 -12 1M10 -31Q8 -12 12 1M28 -24Q24 -8 30 8', {
      stroke: shade(c, -0.1),
      width: 3.4,
    }) +
    path('M-20 -24Q0 -34 18 -26', { stroke: shade(c, 0.1), width: 4 });
  return put(d, art);
}

/** A bowl heaped with fruit. */
export function fruitBowl(stage: Stage, d: Dish): string {
  const { rnd, pal } = stage;
  const c = tint(stage, rnd.pick([mix(pal.water, pal.dark, 0.2), pal.accent, mix(pal.light, pal.mid, 0.3)]));
  let fruit = '';
  const inks = ['#e8912d', '#d8472f', '#efc23b', '#8fae3c', '#a8386a'].map((f) => tint(stage, f));
  for (const [x, y, r] of [
    [-26, -42, 15],
    [26, -42, 15],
    [0, -46, 17],
    [-13, -62, 14],
    [14, -63, 14],
    [0, -78, 12],
  ] as const) {
    const f = rnd.pick(inks);
    fruit +=
      circle([x, y, r], f) +
      path(`M${x - r * 0.5} ${y - r * 0.45}Q${x} ${y - r * 0.8} ${x + r * 0.4} ${y - r * 0.5}`, {
        stroke: shade(f, 0.1),
        width: 2.4,
      });
  }
  fruit += path('M0 -90Q4 -102 16 -100Q12 -90 0 -90Z', tint(stage, '#5d8a3a'));
  return put(
    d,
    fruit +
      path('M-52 -40H52Q46 -4 16 -2H-16Q-46 -4 -52 -40Z', c) +
      path('M14 -40H52Q46 -4 16 -2H2Q24 -18 14 -40Z', shade(c, -0.06)) +
      rect([-16, -4, 32, 6], shade(c, -0.08), 2),
  );
}

/** A vase with a few flowers, about 130 units tall. */
export function vase(stage: Stage, d: Dish): string {
  const { rnd, pal } = stage;
  const c = tint(
    stage,
    rnd.pick([pal.light, mix(pal.water, pal.light, 0.3), pal.accent, mix(pal.mid, pal.dark, 0.2)]),
  );
  const green = tint(stage, mix(pal.near, '#4f8a4a', 0.5));
  let bunch = '';
  for (let i = 0; i < 7; i += 1) {
    const a = ((-54 + i * 18 + rnd.range(-6, 6)) * Math.PI) / 180;
    const l = rnd.range(46, 76);
    const [x, y] = [Math.sin(a) * l, -56 - Math.cos(a) * l];
    bunch += path(`M0 -50Q${x * 0.3} ${y * 0.7} ${x} ${y}`, { stroke: green, width: 2.4 });
    const f = tint(stage, rnd.pick([pal.accent, pal.light, pal.glow, mix(pal.accent, pal.light, 0.5)]));
    if (i % 3 === 1) bunch += ellipse([x, y, 6, 13], green);
    else {
      for (let p = 0; p < 6; p += 1)
        bunch += circle([x + Math.cos(p * 1.047) * 7, y + Math.sin(p * 1.047) * 7, 5.6], f);
      bunch += circle([x, y, 4.4], tint(stage, '#8a4a22'));
    }
  }
  return put(
    d,
    bunch +
      path('M-14 -56H14Q12 -46 20 -34Q30 -14 16 0H-16Q-30 -14 -20 -34Q-12 -46 -14 -56Z', c) +
      path('M4 -56H14Q12 -46 20 -34Q30 -14 16 0H4Q18 -22 4 -56Z', shade(c, -0.06)),
  );
}

/** A stack of pancakes on a stand. */
export function pancakes(stage: Stage, d: Dish): string {
  const c = tint(stage, '#d99a4a');
  let art =
    ellipse([0, 0, 50, 6], china(stage)) + ellipse([0, 2, 50, 6], { fill: stage.pal.dark, opacity: 0.12 });
  for (let i = 0; i < 5; i += 1)
    art +=
      rect([-36 + (i % 2) * 2, -12 - i * 9, 72, 9.4], i % 2 ? c : shade(c, -0.05), 4.6) +
      rect([-34 + (i % 2) * 2, -12 - i * 9, 68, 3.4], shade(c, 0.09), 1.6);
  art +=
    path(
      'M-24 -50Q0 -58 24 -50Q22 -40 18 -30Q14 -26 12 -36Q4 -44 -4 -40Q-8 -20 -13 -24Q-16 -42 -24 -50Z',
      tint(stage, '#b5652a'),
    ) +
    rect([-9, -60, 18, 9], tint(stage, '#f7dd88'), 2) +
    [-26, 28, 22]
      .map((x, i) => circle([x, -53 + i * 2, 5], tint(stage, i % 2 ? '#d8472f' : '#4b4a8a')))
      .join('');
  return put(d, art);
}

/** A board with cheese, grapes and bread. */
export function cheeseBoard(stage: Stage, d: Dish): string {
  const wood = tint(stage, '#9a6238');
  const cheese = tint(stage, '#f0c04f');
  let art =
    rect([-62, -6, 124, 9], wood, 4) +
    path('M-54 -6L-54 -26L-8 -36L-8 -6Z', cheese) +
    path('M-54 -26L-8 -36L-20 -38L-54 -30Z', shade(cheese, 0.07)) +
    circle([-40, -16, 4], shade(cheese, -0.08)) +
    circle([-22, -20, 5], shade(cheese, -0.08));
  const bread = tint(stage, '#c98436');
  art +=
    path('M2 -6Q-2 -30 22 -30Q48 -30 44 -6Z', bread) +
    path('M12 -26L18 -14M24 -29L29 -14M35 -26L37 -14', { stroke: shade(bread, 0.12), width: 3 });
  for (let i = 0; i < 9; i += 1)
    art += circle(
      [50 + (i % 3) * 7 - Math.floor(i / 3) * 3, -9 - Math.floor(i / 3) * 8, 5],
      tint(stage, i % 2 ? '#6d2f5c' : '#803c6c'),
    );
  return put(d, art);
}
