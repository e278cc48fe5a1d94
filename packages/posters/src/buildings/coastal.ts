import type { Stage } from '../stage.ts';
import { arch, circle, path, polygon, rect } from '../svg.ts';
import { type BuildingInks, buildingInks, windows } from './parts.ts';

/** The glass room with the lamp and its gallery, at a height. */
function lampRoom(k: BuildingInks, high: number, roof: string): string {
  let out =
    rect([-9, -high - 2, 18, 2.4], k.dark) +
    rect([-5, -high - 11, 10, 9.4], k.glow) +
    path(
      `M-9 ${(-high - 6).toFixed(1)}H9M-9 ${(-high - 6).toFixed(1)}v5M9 ${(-high - 6).toFixed(1)}v5M-4.5 ${(-high - 6).toFixed(1)}v5M4.5 ${(-high - 6).toFixed(1)}v5`,
      { stroke: k.dark, width: 0.7 },
    );
  out +=
    polygon(
      [
        [-6.4, -high - 11],
        [0, -high - 18.5],
        [6.4, -high - 11],
      ],
      roof,
    ) + circle([0, -high - 19.5, 1.2], k.dark);
  return out;
}

/** A lighthouse with its keeper's house. */
export function lighthouse(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'pale');
  const high = rnd.range(88, 112);
  const half = (y: number): number => 9.5 - (y / high) * 3.6;
  let out =
    rect([8, -19, 40, 22], k.wall) +
    rect([30, -19, 18, 22], k.dim) +
    path('M4 -18L13 -30L43 -30L52 -18Z', k.roof) +
    windows(stage, k, { cols: 4, rows: 1, box: [11, -16, 36, 11], size: [4.6, 6.4], lit: 0.75 }) +
    rect([38, -36, 5, 9], k.stone);
  out += polygon(
    [
      [-half(0), 3],
      [-half(high), -high],
      [half(high), -high],
      [half(0), 3],
    ],
    k.wall,
  );
  const bands = rnd.int(2, 4);
  const striped = rnd.chance(0.8);
  for (let i = 0; striped && i < bands; i += 1) {
    const a = (high * (i * 2 + 1)) / (bands * 2 + 0.4);
    const b = (high * (i * 2 + 2)) / (bands * 2 + 0.4);
    out += polygon(
      [
        [-half(a), -a],
        [half(a), -a],
        [half(b), -b],
        [-half(b), -b],
      ],
      pal.accent,
    );
  }
  out += polygon(
    [
      [2, 3],
      [1.5, -high],
      [half(high), -high],
      [half(0), 3],
    ],
    { fill: k.dark, opacity: 0.16 },
  );
  for (let i = 0; i < 3; i += 1)
    out += rect([-3.6, -high * (0.22 + i * 0.25), 3.2, 5.4], i === 1 ? k.pane : k.glow);
  return out + lampRoom(k, high, striped ? pal.accent : k.roof);
}

/** The height of the lamp above the ground in `lighthouse` units, about. */
export const lampHeight = 106;

/** A windmill with a thatched cap. */
export function windmill(stage: Stage): string {
  const { rnd } = stage;
  const k = buildingInks(stage, 'pale');
  let out = path('M-20 3L-15 -50L15 -50L20 3Z', k.wall) + path('M4 3L4 -50L15 -50L20 3Z', k.dim);
  out +=
    path('M-18 -49L0 -68L18 -49Z', k.roof) +
    windows(stage, k, { cols: 1, rows: 2, box: [-10, -44, 12, 28], size: [5, 7], lit: 0.8 }) +
    arch([-5, -15, 10, 18], k.dark);
  const turn = rnd.range(0, 60);
  for (let i = 0; i < 6; i += 1) {
    const a = ((turn + i * 60) * Math.PI) / 180;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    const p = (along: number, across: number): readonly [number, number] => [
      cx * along - cy * across,
      -54 + cy * along + cx * across,
    ];
    out +=
      polygon([p(9, 0), p(36, 0), p(36, 11), p(14, 6)], k.trim) +
      path(`M0 -54L${p(38, 0)[0].toFixed(1)} ${p(38, 0)[1].toFixed(1)}`, { stroke: k.dark, width: 1.2 });
  }
  return out + circle([0, -54, 2.6], k.dark);
}
