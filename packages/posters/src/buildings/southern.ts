import { mix, shade } from '../color.ts';
import { cypress } from '../nature/southern.ts';
import type { Stage } from '../stage.ts';
import { arch, path, polygon, rect } from '../svg.ts';
import { type BuildingInks, buildingInks, windows } from './parts.ts';

/** The look-out tower of a villa, with a loggia under its roof. */
function belvedere(stage: Stage, k: BuildingInks, side: number): string {
  const tower = stage.rnd.range(58, 72);
  let out = '';
  out += rect([side - 10, -tower, 20, tower + 3], k.wall) + rect([side + 3, -tower, 7, tower + 3], k.dim);
  out +=
    polygon(
      [
        [side - 14, -tower + 1],
        [side, -tower - 11],
        [side + 14, -tower + 1],
      ],
      k.roof,
    ) +
    polygon(
      [
        [side + 2, -tower + 1],
        [side, -tower - 11],
        [side + 14, -tower + 1],
      ],
      k.roofDim,
    );
  out += windows(stage, k, {
    cols: 3,
    rows: 1,
    box: [side - 9.5, -tower + 3, 19, 11],
    size: [4, 8],
    arched: true,
    lit: 0.9,
  });
  out += windows(stage, k, {
    cols: 1,
    rows: 2,
    box: [side - 8, -tower + 17, 16, tower - 34],
    size: [4.5, 8],
    lit: 0.6,
  });
  return out;
}

/** A villa with a belvedere tower, an arcade and tiled roofs; 100 units wide. */
export function villa(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage);
  let out = rect([-48, -34, 96, 37], k.wall) + rect([14, -34, 34, 37], k.dim);
  out += path('M-53 -33L-44 -45L44 -45L53 -33Z', k.roof) + path('M14 -33L12 -45L44 -45L53 -33Z', k.roofDim);
  out += windows(stage, k, {
    cols: 6,
    rows: 1,
    box: [-46, -31, 92, 13],
    size: [5.5, 8],
    shutter: mix(pal.near, pal.dark, 0.2),
  });
  out += belvedere(stage, k, rnd.range(-30, -18));
  for (let i = 0; i < 6; i += 1) out += arch([-8 + i * 9, -14, 6.6, 17], i % 2 ? k.glow : k.pane);
  out += rect([-49, -17, 98, 1.6], k.trim);
  for (const [x, s] of [
    [-57, 46],
    [57, 58],
  ] as const)
    out += cypress(stage, { x, y: 3, size: s * rnd.range(0.9, 1.2), ink: mix(pal.near, pal.dark, 0.45) });
  return out;
}

/** White cubes and a blue dome climbing a slope, as in the Cyclades. */
export function cubes(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'pale');
  const wall = mix(k.wall, pal.light, 0.5);
  const dim = mix(k.dim, pal.sky[1], 0.2);
  const door = mix(pal.water, pal.dark, 0.25);
  let out = '';
  const block = (x: number, y: number, [w, h]: readonly [number, number]): void => {
    out +=
      rect([x, y - h, w, h + 3], wall) +
      rect([x + w * 0.7, y - h, w * 0.3, h + 3], dim) +
      rect([x - 0.7, y - h - 1.4, w + 1.4, 1.8], wall);
    out += rnd.chance(0.35)
      ? arch([x + w * 0.25, y - h * 0.62, w * 0.24, h * 0.62], door)
      : rect([x + w * 0.14, y - h * 0.68, 4, 5.4], rnd.chance(0.65) ? k.glow : k.pane) +
        rect([x + w * 0.46, y - h * 0.68, 4, 5.4], rnd.chance(0.5) ? k.glow : k.pane);
  };
  block(-44, -26, [24, 18]);
  block(12, -30, [26, 17]);
  const dx = rnd.range(-18, -8);
  out += rect([dx - 1, -56, 26, 32], wall) + rect([dx + 17, -56, 8, 32], dim);
  out +=
    path(`M${(dx - 1).toFixed(1)} -56A13 13.5 0 0 1 ${(dx + 25).toFixed(1)} -56Z`, pal.accent) +
    path(
      `M${(dx + 14).toFixed(1)} -56A9 13 0 0 0 ${(dx + 12).toFixed(1)} -69.5A13 13.5 0 0 1 ${(dx + 25).toFixed(1)} -56Z`,
      shade(pal.accent, -0.06),
    );
  out +=
    path(`M${(dx + 12).toFixed(1)} -69V-77M${(dx + 9).toFixed(1)} -74H${(dx + 15).toFixed(1)}`, {
      stroke: pal.light,
      width: 1.3,
    }) + arch([dx + 6, -50, 7, 14], k.glow);
  block(-52, -12, [26, 17]);
  block(-30, -13, [30, 21]);
  block(22, -14, [30, 20]);
  block(-58, 0, [30, 14]);
  block(-6, 0, [34, 18]);
  block(30, 0, [26, 13]);
  out += arch([-24, -15, 12, 18], k.glow);
  return out;
}
