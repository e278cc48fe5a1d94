import { mix, shade } from '../color.ts';
import { isDark, type Stage } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';
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

interface Gable {
  x: number;
  top: number;
  width: number;
}

/** The top of a town house: pointed, stepped, hipped, flat or a bell gable. */
function gable(
  kind: number,
  { x, top, width }: Gable,
  { roof, wall }: { roof: string; wall: string },
): string {
  const r = width * 0.5;
  if (kind === 0)
    return polygon(
      [
        [x - width * 0.04, top],
        [x + r, top - r * 0.95],
        [x + width * 1.04, top],
      ],
      roof,
    );
  if (kind === 1)
    return polygon(
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
  if (kind === 2)
    return polygon(
      [
        [x - width * 0.05, top],
        [x + width * 0.12, top - r * 0.55],
        [x + width * 0.88, top - r * 0.55],
        [x + width * 1.05, top],
      ],
      roof,
    );
  if (kind === 3) return rect([x - width * 0.03, top - r * 0.13, width * 1.06, r * 0.16], shade(wall, -0.07));
  return path(
    `M${x.toFixed(1)} ${top.toFixed(1)}Q${(x + r * 0.3).toFixed(1)} ${(top - r * 0.2).toFixed(1)} ${(x + r * 0.45).toFixed(1)} ${(top - r * 0.7).toFixed(1)}Q${(x + r).toFixed(1)} ${(top - r * 1.15).toFixed(1)} ${(x + r * 1.55).toFixed(1)} ${(top - r * 0.7).toFixed(1)}Q${(x + r * 1.7).toFixed(1)} ${(top - r * 0.2).toFixed(1)} ${(x + width).toFixed(1)} ${top.toFixed(1)}Z`,
    wall,
  );
}

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
  out += gable(kind, { x, top, width }, { roof, wall });
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
