import { mix, shade } from '../color.ts';
import { isDark, type Stage } from '../stage.ts';
import { arch, circle, path, polygon, rect } from '../svg.ts';
import { buildingInks, windows } from './parts.ts';

export interface House {
  x: number;
  /** Ground height. */
  y: number;
  width: number;
  height: number;
}

const facadeTones = (stage: Stage): readonly string[] => {
  const { pal } = stage;
  return [
    pal.light,
    mix(pal.accent, pal.light, 0.25),
    mix(pal.accent, pal.light, 0.55),
    mix(pal.glow, pal.light, 0.25),
    mix(pal.water, pal.light, 0.45),
    mix(pal.sky[1], pal.light, 0.3),
    mix(pal.mid, pal.light, 0.35),
    mix(pal.accent, pal.dark, 0.2),
  ];
};

/** A town house in picture units: plaster front, roof of one of several kinds, windows in rows. */
export function townHouse(stage: Stage, { x, y, width, height }: House, roofKind?: number): string {
  const { rnd, pal } = stage;
  const k = buildingInks(stage);
  const night = pal.mood === 'night' || pal.name === 'polar' ? 0.5 : isDark(stage) ? 0.28 : 0;
  const wall = mix(rnd.pick(facadeTones(stage)), pal.mid, night);
  const kind = roofKind ?? rnd.int(0, 4);
  const top = y - height;
  const r = width * 0.5;
  const roof = mix(
    rnd.pick([pal.accent, mix(pal.accent, pal.dark, 0.4), mix(pal.mid, pal.dark, 0.4)]),
    pal.dark,
    night * 0.7,
  );
  let out = rect([x, top, width, height + 2], wall);
  if (kind === 0)
    out += polygon(
      [
        [x - width * 0.04, top],
        [x + r, top - r * 0.95],
        [x + width * 1.04, top],
      ],
      roof,
    );
  else if (kind === 1)
    out += polygon(
      [
        [x, top],
        [x, top - r * 0.3],
        [x + r * 0.4, top - r * 0.3],
        [x + r * 0.4, top - r * 0.66],
        [x + r * 0.74, top - r * 0.66],
        [x + r * 0.74, top - r],
        [x + r * 1.26, top - r],
        [x + r * 1.26, top - r * 0.66],
        [x + r * 1.6, top - r * 0.66],
        [x + r * 1.6, top - r * 0.3],
        [x + width, top - r * 0.3],
        [x + width, top],
      ],
      wall,
    );
  else if (kind === 2)
    out += polygon(
      [
        [x - width * 0.05, top],
        [x + width * 0.12, top - r * 0.55],
        [x + width * 0.88, top - r * 0.55],
        [x + width * 1.05, top],
      ],
      roof,
    );
  else if (kind === 3)
    out += rect([x - width * 0.03, top - r * 0.13, width * 1.06, r * 0.16], shade(wall, -0.07));
  else
    out += path(
      `M${x.toFixed(1)} ${top.toFixed(1)}Q${(x + r * 0.3).toFixed(1)} ${(top - r * 0.2).toFixed(1)} ${(x + r * 0.45).toFixed(1)} ${(top - r * 0.7).toFixed(1)}Q${(x + r).toFixed(1)} ${(top - r * 1.15).toFixed(1)} ${(x + r * 1.55).toFixed(1)} ${(top - r * 0.7).toFixed(1)}Q${(x + r * 1.7).toFixed(1)} ${(top - r * 0.2).toFixed(1)} ${(x + width).toFixed(1)} ${top.toFixed(1)}Z`,
      wall,
    );
  const rows = Math.max(1, Math.round(height / (width * (height > width * 2 ? 0.72 : 0.5))));
  const cols = width > stage.u * 11 ? 3 : 2;
  const size: readonly [number, number] = [
    (width / cols) * 0.36,
    Math.min((width / cols) * 0.62, (height / rows) * 0.62),
  ];
  const shutter = rnd.chance(0.4) ? mix(rnd.pick([pal.near, pal.accent, pal.dark]), pal.mid, night) : '';
  out += rect([x + width * 0.84, top, width * 0.16, height + 2], { fill: pal.dark, opacity: 0.12 });
  out += windows(stage, k, {
    cols,
    rows,
    box: [x + width * 0.06, top + height * 0.02, width * 0.88, height * 0.96],
    size,
    ...(shutter ? { shutter } : {}),
  });
  if (kind === 0 || kind === 1 || kind === 4) out += circle([x + r, top - r * 0.36, width * 0.07], k.glow);
  return out;
}

/** A row of town houses along a ground line. */
export function houseRow(
  stage: Stage,
  row: {
    from: number;
    to: number;
    y: number;
    width: readonly [number, number];
    height: readonly [number, number];
  },
  roofKind?: number,
): string {
  const { rnd } = stage;
  let out = '';
  let x = row.from;
  while (x < row.to) {
    const width = rnd.range(row.width[0], row.width[1]);
    out += townHouse(
      stage,
      { x, y: row.y, width: width + 1, height: rnd.range(row.height[0], row.height[1]) },
      roofKind,
    );
    x += width;
  }
  return out;
}

/** A tower hotel: an art deco or modern high-rise; 40 units wide, 120 to 170 high. */
export function towerHotel(stage: Stage): string {
  const { rnd, pal } = stage;
  const k = buildingInks(stage);
  const style = rnd.int(0, 2);
  let out = '';
  const slab = (half: number, from: number, to: number, cols: number): void => {
    const rows = Math.max(2, Math.round((to - from) / 8.5));
    out +=
      rect([-half, -to, half * 2, to - from + 3], k.wall) +
      rect([half * 0.25, -to, half * 0.75, to - from + 3], k.dim);
    out += windows(stage, k, {
      cols,
      rows,
      box: [-half + 1.5, -to + 2, half * 2 - 3, to - from - 3],
      size: [(half * 2 - 3) / cols - 1.8, 4.6],
      lit: 0.62,
    });
  };
  if (style === 0) {
    slab(24, 0, 52, 6);
    slab(18, 52, 100, 5);
    slab(11, 100, 130, 3);
    out +=
      polygon(
        [
          [-7, -130],
          [0, -152],
          [7, -130],
        ],
        k.roof,
      ) + path('M0 -152V-168', { stroke: k.dark, width: 1.2 });
  } else if (style === 1) {
    slab(21, 0, 124, 5);
    out +=
      rect([-23, -127, 46, 4], k.roof) +
      rect([-14, -136, 28, 9], k.wall) +
      rect([-11, -134, 22, 4.6], k.glow) +
      path('M8 -136V-152', { stroke: k.dark, width: 1 });
  } else {
    slab(20, 0, 112, 5);
    out +=
      path('M-20 -111Q-20 -136 0 -140Q20 -136 20 -111Z', k.roof) +
      path('M3 -111Q5 -130 0 -140Q20 -136 20 -111Z', k.roofDim) +
      path('M0 -140V-158', { stroke: k.dark, width: 1.2 });
  }
  return (
    out +
    rect([-13, -13, 26, 16], k.dark) +
    rect([-10, -11, 20, 14], k.glow) +
    rect([-16, -15, 32, 2.6], pal.accent)
  );
}

/** A church with a tall steeple. */
export function church(stage: Stage): string {
  const { rnd } = stage;
  const k = buildingInks(stage, 'pale');
  const onion = rnd.chance(0.5);
  let out =
    rect([-6, -26, 44, 28], k.wall) +
    polygon(
      [
        [-9, -25],
        [-1, -40],
        [33, -40],
        [41, -25],
      ],
      k.roof,
    ) +
    windows(stage, k, { cols: 4, rows: 1, box: [0, -22, 36, 16], size: [3.6, 10], arched: true, lit: 0.8 });
  out +=
    rect([-22, -58, 18, 60], k.wall) +
    rect([-10, -58, 6, 60], k.dim) +
    arch([-16, -52, 6, 9], k.dark) +
    circle([-13, -37, 3], k.trim);
  out += onion
    ? path('M-24 -58Q-26 -66 -18 -70Q-13 -74 -13 -84Q-13 -74 -8 -70Q0 -66 -2 -58Z', k.roof)
    : polygon(
        [
          [-24, -58],
          [-13, -94],
          [-2, -58],
        ],
        k.roof,
      ) +
      polygon(
        [
          [-13, -58],
          [-13, -94],
          [-2, -58],
        ],
        k.roofDim,
      );
  return (
    out +
    path(`M-13 ${onion ? -83 : -92}v-9m-3 3h6`, { stroke: k.dark, width: 1 }) +
    arch([-17, -13, 8, 15], k.dark)
  );
}

/** A great dome on a drum, for skylines. */
export function basilica(stage: Stage): string {
  const k = buildingInks(stage, 'pale');
  let out =
    rect([-44, -26, 88, 28], k.wall) +
    rect([16, -26, 28, 28], k.dim) +
    windows(stage, k, { cols: 9, rows: 1, box: [-42, -22, 84, 17], size: [4.4, 12], arched: true, lit: 0.7 });
  out +=
    rect([-24, -44, 48, 18], k.wall) +
    windows(stage, k, { cols: 7, rows: 1, box: [-23, -42, 46, 14], size: [3.4, 10], arched: true, lit: 0.8 });
  out +=
    path('M-25 -44C-25 -70 -12 -82 0 -85C12 -82 25 -70 25 -44Z', k.roof) +
    path('M4 -44C8 -64 6 -78 0 -85C12 -82 25 -70 25 -44Z', k.roofDim) +
    rect([-4, -94, 8, 10], k.wall) +
    polygon(
      [
        [-5, -94],
        [0, -103],
        [5, -94],
      ],
      k.roof,
    ) +
    path('M0 -103v-8m-3 3h6', { stroke: k.dark, width: 1 });
  for (const x of [-37, 37])
    out +=
      rect([x - 5, -40, 10, 42], x > 0 ? k.dim : k.wall) +
      path(`M${x - 6} -40Q${x} -56 ${x + 6} -40Z`, k.roof) +
      arch([x - 2, -36, 4, 8], k.glow);
  return out;
}
