import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../svg.ts';

/** Where a dish stands: 100 of its units are `size` picture units. */
export interface Dish {
  x: number;
  y: number;
  size: number;
  rotate?: number;
}

const crust = '#c98436';

/** Food keeps its own colour, tinted by the light of the palette. */
function tint(stage: Stage, color: string): string {
  const night =
    stage.pal.mood === 'night' || stage.pal.name === 'polar' ? 0.3 : stage.pal.mood === 'dusk' ? 0.16 : 0.06;
  return mix(color, stage.pal.dark, night);
}

export function china(stage: Stage): string {
  return tint(stage, mix(stage.pal.light, '#ffffff', 0.3));
}

const put = (d: Dish, art: string): string =>
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

/** A cup of coffee from the side, with steam. */
export function cup(stage: Stage, d: Dish): string {
  const { pal } = stage;
  const c = stage.rnd.pick([
    china(stage),
    tint(stage, pal.accent),
    tint(stage, mix(pal.mid, pal.light, 0.3)),
  ]);
  const art =
    ellipse([0, 2, 46, 6], shade(china(stage), -0.07)) +
    ellipse([0, 0, 46, 5], china(stage)) +
    path('M28 -38Q50 -42 48 -24Q46 -10 24 -12', { stroke: c, width: 6 }) +
    path('M-32 -46H32Q34 -8 12 -2H-12Q-34 -8 -32 -46Z', c) +
    path('M8 -46H32Q34 -8 12 -2H2Q16 -20 8 -46Z', shade(c, -0.06)) +
    ellipse([0, -46, 32, 5], shade(c, 0.05)) +
    ellipse([0, -45.4, 28, 3.6], tint(stage, '#5a3320')) +
    `<g opacity="0.55">${path('M-10 -58Q-20 -74 -8 -86Q2 -98 -8 -112M8 -56Q-2 -70 10 -82Q20 -94 10 -106', { stroke: pal.light, width: 4 })}</g>`;
  return put(d, art);
}

/** A moka or tall coffee pot, 100 units tall. */
export function pot(stage: Stage, d: Dish): string {
  const { pal, rnd } = stage;
  const c = tint(
    stage,
    rnd.pick([
      pal.accent,
      mix(pal.mid, pal.light, 0.45),
      mix(pal.water, pal.dark, 0.15),
      mix(pal.near, pal.mid, 0.3),
    ]),
  );
  const dark = mix(pal.dark, c, 0.15);
  const art = rnd.chance(0.5)
    ? polygon(
        [
          [-26, 0],
          [-19, -48],
          [19, -48],
          [26, 0],
        ],
        c,
      ) +
      polygon(
        [
          [6, 0],
          [5, -48],
          [19, -48],
          [26, 0],
        ],
        shade(c, -0.07),
      ) +
      polygon(
        [
          [-19, -50],
          [-26, -92],
          [-34, -98],
          [22, -92],
          [19, -50],
        ],
        shade(c, 0.03),
      ) +
      polygon(
        [
          [5, -50],
          [8, -93],
          [22, -92],
          [19, -50],
        ],
        shade(c, -0.05),
      ) +
      rect([-20, -52, 40, 5], dark) +
      path('M22 -86H42V-40', { stroke: dark, width: 7 }) +
      polygon(
        [
          [-24, -93],
          [0, -104],
          [22, -92],
        ],
        c,
      ) +
      circle([0, -107, 5], dark)
    : path('M-30 0Q-40 -36 -20 -66Q-14 -76 -14 -84H14Q14 -76 20 -66Q40 -36 30 0Z', c) +
      path('M4 0Q20 -36 8 -84H14Q14 -76 20 -66Q40 -36 30 0Z', shade(c, -0.06)) +
      path('M-28 -38Q-48 -44 -50 -78', { stroke: c, width: 8 }) +
      path('M26 -60Q52 -64 46 -36Q42 -22 30 -20', { stroke: dark, width: 6 }) +
      ellipse([0, -85, 17, 5], dark) +
      circle([0, -93, 5.4], dark) +
      path('M-34 -24Q0 -16 34 -24', { stroke: pal.light, width: 3, opacity: 0.8 });
  return put(d, art);
}

/** A glass of juice. */
export function juice(stage: Stage, d: Dish): string {
  const { rnd, pal } = stage;
  const c = tint(stage, rnd.pick(['#f2922e', '#e8563f', '#f0b63a', '#d8455c']));
  const art =
    polygon(
      [
        [-20, 0],
        [-26, -76],
        [26, -76],
        [20, 0],
      ],
      { fill: pal.light, opacity: 0.45 },
    ) +
    polygon(
      [
        [-19, -3],
        [-24, -60],
        [24, -60],
        [19, -3],
      ],
      c,
    ) +
    polygon(
      [
        [4, -3],
        [6, -60],
        [24, -60],
        [19, -3],
      ],
      shade(c, -0.06),
    ) +
    ellipse([0, -60, 24, 4], shade(c, 0.08)) +
    circle([24, -74, 15], tint(stage, '#f0a030')) +
    circle([24, -74, 11], tint(stage, '#f8cf6a')) +
    path('M4 -62L-12 -104', { stroke: pal.accent, width: 4 });
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

/** A wine bottle and a filled glass. */
export function wine(stage: Stage, d: Dish): string {
  const { pal, rnd } = stage;
  const red = tint(stage, rnd.pick(['#8e2438', '#e9c66a', '#e58a86']));
  const glass = tint(stage, mix('#274d3c', pal.dark, 0.3));
  const art =
    path('M-40 0V-52Q-40 -62 -33 -68V-96H-21V-68Q-14 -62 -14 -52V0Z', glass) +
    rect([-34, -104, 14, 14], pal.accent) +
    rect([-40, -42, 26, 26], pal.light) +
    path('M-36 -30Q-27 -38 -18 -30', { stroke: pal.accent, width: 2.4 }) +
    path('M14 -64Q12 -34 28 -32Q44 -34 42 -64Z', { fill: pal.light, opacity: 0.5 }) +
    path('M15 -52Q15 -35 28 -34Q41 -35 41 -52Z', red) +
    path('M28 -32V-3M16 0H40', { stroke: pal.light, width: 3 });
  return put(d, art);
}

/** A board with cheese, grapes and bread. */
export function cheeseBoard(stage: Stage, d: Dish): string {
  const wood = tint(stage, '#9a6238');
  const cheese = tint(stage, '#f0c04f');
  let art =
    rect([-62, -6, 124, 9], wood, 4) +
    polygon(
      [
        [-54, -6],
        [-54, -26],
        [-8, -36],
        [-8, -6],
      ],
      cheese,
    ) +
    polygon(
      [
        [-54, -26],
        [-8, -36],
        [-20, -38],
        [-54, -30],
      ],
      shade(cheese, 0.07),
    ) +
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
