import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { arch, path, polygon, rect } from '../svg.ts';
import { buildingInks, merlons, windows } from './parts.ts';

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
