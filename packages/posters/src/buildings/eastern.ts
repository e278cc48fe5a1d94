import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { buildingInks, windows } from './parts.ts';

/** A roof with upturned eaves: half widths at eave and ridge. */
function curvedRoof(
  y: number,
  { half, ridge, rise, ink }: { half: number; ridge: number; rise: number; ink: string },
): string {
  return (
    path(
      `M${-half} ${y - 2}Q${-half * 0.72} ${y - 1} ${-ridge} ${y - rise}H${ridge}Q${half * 0.72} ${y - 1} ${half} ${y - 2}L${half - 2} ${y + 1.6}H${-half + 2}Z`,
      ink,
    ) +
    path(
      `M${ridge * 0.3} ${y - rise}H${ridge}Q${half * 0.72} ${y - 1} ${half} ${y - 2}L${half - 2} ${y + 1.6}H${half * 0.2}Z`,
      shade(ink, -0.05),
    )
  );
}

/** A ryokan: two storeys of paper screens under curved roofs; 100 units wide. */
export function ryokan(stage: Stage): string {
  const { pal } = stage;
  const k = buildingInks(stage, 'wood');
  const cover = pal.mood === 'snow' ? mix(pal.light, pal.far, 0.1) : mix(k.roof, pal.dark, 0.4);
  let out = rect([-44, -26, 88, 28], k.wall);
  out += windows(stage, k, { cols: 8, rows: 1, box: [-42, -22, 84, 17], size: [8.8, 15], lit: 0.85 });
  let lattice = '';
  for (let i = 0; i < 8; i += 1) {
    const x = -42 + i * 10.5;
    lattice += `M${x + 5.2} -21V-6M${x + 0.8} -16h9M${x + 0.8} -11h9`;
  }
  out += path(lattice, { stroke: k.wall, width: 0.7 }) + rect([-48, -2, 96, 5], k.dark);
  out +=
    rect([-27, -54, 54, 24], k.wall) +
    windows(stage, k, { cols: 5, rows: 1, box: [-25, -49, 50, 15], size: [8, 12], lit: 0.9 });
  out += path('M-20 -49v12M-10 -49v12M0 -49v12M10 -49v12M20 -49v12M-25 -43h50', {
    stroke: k.wall,
    width: 0.7,
  });
  out +=
    curvedRoof(-27, { half: 56, ridge: 32, rise: 13, ink: cover }) +
    curvedRoof(-53, { half: 40, ridge: 16, rise: 17, ink: cover }) +
    rect([-17, -72, 34, 2.6], shade(cover, -0.04));
  for (const x of [-46, 46])
    out +=
      path(`M${x} -24v4`, { stroke: k.dark, width: 0.8 }) +
      ellipse([x, -16.5, 3, 4], pal.accent) +
      rect([x - 1.6, -13, 3.2, 1], k.dark);
  return out;
}

/** A pagoda of several roofs. */
export function pagoda(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'wood');
  const cover = pal.mood === 'snow' ? mix(pal.light, pal.far, 0.1) : mix(k.roof, pal.dark, 0.3);
  const wall = mix(pal.accent, k.wall, 0.25);
  const tiers = rnd.int(3, 5);
  let out = rect([-30, -4, 60, 7], k.stone);
  let y = -4;
  for (let i = 0; i < tiers; i += 1) {
    const half = 22 - i * 2.6;
    out +=
      rect([-half, y - 17, half * 2, 17], wall) +
      rect([half * 0.35, y - 17, half * 0.65, 17], shade(wall, -0.05)) +
      windows(stage, k, {
        cols: 4,
        rows: 1,
        box: [-half, y - 13, half * 2, 11],
        size: [half * 0.32, 8],
        lit: 0.8,
      });
    y -= 16;
    out += curvedRoof(y, { half: half + 14, ridge: half * 0.72, rise: 9, ink: cover });
    y -= 6;
  }
  return (
    out +
    path(`M0 ${y}v-22`, { stroke: k.dark, width: 1.8 }) +
    circle([0, y - 10, 2.2], pal.glow) +
    circle([0, y - 16, 1.6], pal.glow)
  );
}

/** A thatched bungalow on stilts over water; the water line is at 0. */
export function bungalow(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'wood');
  const thatch = mix(mix(pal.glow, '#a9773f', 0.6), pal.dark, stage.pal.mood === 'night' ? 0.55 : 0.22);
  let out = '';
  for (const x of [-36, -14, 14, 36]) out += rect([x - 1.3, -14, 2.6, 18], k.dark);
  out += rect([-48, -16, 96, 3.4], k.dark) + rect([-32, -38, 64, 23], k.wall);
  out += windows(stage, k, { cols: 4, rows: 1, box: [-30, -35, 60, 17], size: [9, 13], lit: 0.9 });
  out += path(
    `M-46 -34Q-16 -50 0 ${-76 - rnd.range(0, 10)}Q16 -50 46 -34Q24 -38 0 -38Q-24 -38 -46 -34Z`,
    thatch,
  );
  out += path('M0 -78Q16 -50 46 -34Q24 -38 6 -38Q6 -60 0 -78Z', shade(thatch, -0.06));
  let straw = '';
  for (let i = -7; i <= 7; i += 1)
    straw += `M${(i * 0.9).toFixed(1)} -70Q${(i * 2.6).toFixed(1)} -50 ${(i * 5.4).toFixed(1)} -38`;
  out += path(straw, { stroke: shade(thatch, -0.08), width: 0.6 });
  out += path('M-48 -24H-33M33 -24H48M-48 -24V-16M-42 -24V-16M48 -24V-16M42 -24V-16', {
    stroke: k.dark,
    width: 1.1,
  });
  return out + path('M44 -14L49 2M48 -14L53 2M45.5 -9h4M47 -4h4', { stroke: k.dark, width: 1 });
}

/** A bell tent with a lit inside. */
export function tent(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'pale');
  const cloth = mix(k.wall, pal.accent, rnd.pick([0, 0.12, 0.5]));
  let out =
    path('M-44 2L-42 -18Q-14 -34 0 -66Q14 -34 42 -18L44 2Z', cloth) +
    path('M0 -66Q14 -34 42 -18L44 2H16Q12 -34 0 -66Z', shade(cloth, -0.07));
  out += path(
    'M-42 -18Q-28 -14 -21 -17Q-10 -13 0 -17Q12 -13 21 -17Q30 -14 42 -18L41.6 -22Q20 -33 0 -34Q-20 -33 -41.6 -22Z',
    { fill: pal.accent, opacity: 0.85 },
  );
  out +=
    path('M0 -50Q-9 -22 -14 2H14Q9 -22 0 -50Z', k.glow) +
    path('M0 -50Q-9 -22 -20 2H-11Q-4 -22 0 -50Z', shade(cloth, 0.03)) +
    path('M0 -50Q9 -22 20 2H11Q4 -22 0 -50Z', shade(cloth, -0.04));
  out +=
    path('M-42 -18L-60 3M42 -18L60 3M0 -66V-74', { stroke: k.dark, width: 0.9 }) +
    path('M0 -74L9 -71L0 -68Z', pal.accent);
  return out;
}
