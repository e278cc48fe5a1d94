import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { china, type Dish, put, tint } from './dishes.ts';

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
    ? path('M-26 0L-19 -48L19 -48L26 0Z', c) +
      path('M6 0L5 -48L19 -48L26 0Z', shade(c, -0.07)) +
      path('M-19 -50L-26 -92L-34 -98L22 -92L19 -50Z', shade(c, 0.03)) +
      path('M5 -50L8 -93L22 -92L19 -50Z', shade(c, -0.05)) +
      rect([-20, -52, 40, 5], dark) +
      path('M22 -86H42V-40', { stroke: dark, width: 7 }) +
      path('M-24 -93L0 -104L22 -92Z', c) +
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
    path('M-20 0L-26 -76L26 -76L20 0Z', { fill: pal.light, opacity: 0.45 }) +
    path('M-19 -3L-24 -60L24 -60L19 -3Z', c) +
    path('M4 -3L6 -60L24 -60L19 -3Z', shade(c, -0.06)) +
    ellipse([0, -60, 24, 4], shade(c, 0.08)) +
    circle([24, -74, 15], tint(stage, '#f0a030')) +
    circle([24, -74, 11], tint(stage, '#f8cf6a')) +
    path('M4 -62L-12 -104', { stroke: pal.accent, width: 4 });
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
