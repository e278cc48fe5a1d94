import { mix, shade } from '../color.ts';
import { cypress } from '../nature/southern.ts';
import type { Stage } from '../stage.ts';
import { arch, circle, path, polygon, rect } from '../svg.ts';
import { buildingInks, merlons, windows } from './parts.ts';

/** A villa with a belvedere tower, an arcade and tiled roofs; 100 units wide. */
export function villa(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage);
  const side = rnd.range(-30, -18);
  const tower = rnd.range(58, 72);
  let out = rect([-48, -34, 96, 37], k.wall) + rect([14, -34, 34, 37], k.dim);
  out +=
    polygon(
      [
        [-53, -33],
        [-44, -45],
        [44, -45],
        [53, -33],
      ],
      k.roof,
    ) +
    polygon(
      [
        [14, -33],
        [12, -45],
        [44, -45],
        [53, -33],
      ],
      k.roofDim,
    );
  out += windows(stage, k, {
    cols: 6,
    rows: 1,
    box: [-46, -31, 92, 13],
    size: [5.5, 8],
    shutter: mix(pal.near, pal.dark, 0.2),
  });
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

/** A clay kasbah with tapering corner towers. */
export function kasbah(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'clay');
  const dot = mix(k.wall, pal.dark, 0.6);
  let out = '';
  const tower = (x: number, w: number, h: number): void => {
    out +=
      polygon(
        [
          [x - w / 2, 3],
          [x - w * 0.4, -h],
          [x + w * 0.4, -h],
          [x + w / 2, 3],
        ],
        k.wall,
      ) +
      polygon(
        [
          [x + w * 0.12, 3],
          [x + w * 0.12, -h],
          [x + w * 0.4, -h],
          [x + w / 2, 3],
        ],
        k.dim,
      );
    out += merlons(x - w * 0.4, -h, { width: w * 0.84, count: 4, ink: k.wall });
    out += windows(
      stage,
      { ...k, pane: dot },
      {
        cols: 2,
        rows: 2,
        box: [x - w * 0.34, -h + 5, w * 0.66, h * 0.5],
        size: [2.6, 5.5],
        lit: 0.7,
        arched: true,
      },
    );
    out += path(`M${(x - w * 0.3).toFixed(1)} ${-h + 2.5}h${(w * 0.6).toFixed(1)}`, {
      stroke: dot,
      width: 1,
      dash: '1.2 1.8',
    });
  };
  const mid = rnd.range(38, 48);
  out +=
    rect([-34, -mid, 68, mid + 3], shade(k.wall, -0.03)) +
    merlons(-34, -mid, { width: 68, count: 11, ink: shade(k.wall, -0.03) });
  out += windows(
    stage,
    { ...k, pane: dot },
    { cols: 5, rows: 1, box: [-26, -mid + 5, 52, 14], size: [3.6, 7], lit: 0.75, arched: true },
  );
  tower(-38, 24, rnd.range(50, 70));
  tower(38, 24, rnd.range(46, 62));
  out +=
    arch([-10, -26, 20, 29], shade(k.wall, 0.05)) +
    arch([-7, -22, 14, 25], k.glow) +
    arch([-4, -13, 8, 16], dot);
  out += rect([-54, -12, 18, 15], k.dim) + merlons(-54, -12, { width: 18, count: 4, ink: k.dim });
  return out;
}

/** A low pueblo house with beam ends and a ladder. */
export function pueblo(stage: Stage): string {
  const { rnd } = stage;
  const k = buildingInks(stage, 'clay');
  const beams = (x: number, y: number, n: number): string => {
    let d = '';
    for (let i = 0; i < n; i += 1) d += `M${x + i * 6} ${y}v2.6`;
    return path(d, { stroke: k.dark, width: 1.6 });
  };
  let out =
    rect([-20, -52, 40, 30], k.dim, 2) +
    beams(-15, -46, 6) +
    windows(stage, k, { cols: 2, rows: 1, box: [-18, -42, 36, 12], size: [6, 7], lit: 0.9 });
  out +=
    rect([-50, -30, 62, 33], k.wall, 2) +
    rect([8, -36, 42, 39], shade(k.wall, 0.03), 2) +
    rect([32, -36, 18, 39], k.dim, 2);
  out +=
    beams(-45, -24, 9) +
    beams(13, -30, 6) +
    windows(stage, k, { cols: 3, rows: 1, box: [-48, -20, 44, 12], size: [6, 7.5], lit: 0.8 });
  out += rect([15, -19, 11, 22], k.glow) + rect([36, -22, 7, 8], rnd.chance(0.6) ? k.glow : k.pane);
  out += path('M-6 3L2 -40M1 3L8 -40M-4.6 -4H0.4M-3.2 -12H1.8M-1.8 -20H3.2M-0.4 -28H4.6', {
    stroke: k.dark,
    width: 1.2,
  });
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
    polygon(
      [
        [4, -18],
        [13, -30],
        [43, -30],
        [52, -18],
      ],
      k.roof,
    ) +
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
  out +=
    rect([-9, -high - 2, 18, 2.4], k.dark) +
    rect([-5, -high - 11, 10, 9.4], pal.glow) +
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
      striped ? pal.accent : k.roof,
    ) + circle([0, -high - 19.5, 1.2], k.dark);
  return out;
}

/** The height of the lamp above the ground in `lighthouse` units, about. */
export const lampHeight = 106;

/** A windmill with a thatched cap. */
export function windmill(stage: Stage): string {
  const { rnd } = stage;
  const k = buildingInks(stage, 'pale');
  let out =
    polygon(
      [
        [-20, 3],
        [-15, -50],
        [15, -50],
        [20, 3],
      ],
      k.wall,
    ) +
    polygon(
      [
        [4, 3],
        [4, -50],
        [15, -50],
        [20, 3],
      ],
      k.dim,
    );
  out +=
    polygon(
      [
        [-18, -49],
        [0, -68],
        [18, -49],
      ],
      k.roof,
    ) +
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
