import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { smoke } from '../weather.ts';
import { buildingInks, paneWindow, windows } from './parts.ts';

export const snowy = (stage: Stage): boolean => stage.pal.mood === 'snow';

/** A chalet with a stone foot, a balcony and a wide gable; 100 units wide, ground at 0. */
export function chalet(stage: Stage): string {
  const { rnd, pal } = stage;
  const k = buildingInks(stage, 'wood');
  const wall = mix(k.wall, pal.light, 0.12);
  const rise = rnd.range(20, 28);
  const eave = -38;
  let out = rect([-40, -16, 80, 18], k.stone) + rect([-40, -40, 80, 25], wall);
  out += polygon(
    [
      [-40, -40],
      [0, -40 - rise - 3],
      [40, -40],
    ],
    wall,
  );
  for (let y = -37; y > -40 - rise; y -= 4.5) {
    const half = y > -40 ? 40 : 40 * (1 - (-40 - y) / (rise + 3));
    out += path(`M${(-half).toFixed(1)} ${y}H${half.toFixed(1)}`, {
      stroke: shade(wall, -0.035),
      width: 0.6,
    });
  }
  out += windows(stage, k, {
    cols: 4,
    rows: 1,
    box: [-37, -36, 74, 14],
    size: [8, 9],
    lit: 0.8,
    shutter: k.trim,
  });
  out += paneWindow(k, [-6, -53, 12, 9]);
  out += rect([-42, -22.5, 84, 1.8], k.dark) + rect([-42, -17, 84, 2], k.dark);
  let bars = '';
  for (let x = -41; x <= 41; x += 4.1) bars += `M${x.toFixed(1)} -22V-16`;
  out += path(bars, { stroke: k.dark, width: 1 });
  for (let x = -38; x <= 36; x += 3.4)
    out += `<circle cx="${x.toFixed(1)}" cy="-23.4" r="1.7" fill="${rnd.pick([pal.accent, k.glow, pal.accent])}"/>`;
  out += windows(stage, k, { cols: 3, rows: 1, box: [-38, -13, 52, 12], size: [9, 8], lit: 0.8 });
  out += rect([20, -12.5, 10, 14.5], k.dark) + rect([21.5, -11, 7, 5], k.glow);
  const top = -40 - rise - 6;
  const cover = snowy(stage) ? pal.light : k.roof;
  out +=
    rect([16, top + 2, 7, 14], k.stone) +
    polygon(
      [
        [-52, eave + 3],
        [0, top - 1],
        [52, eave + 3],
        [52, eave + 7],
        [0, top + 4.5],
        [-52, eave + 7],
      ],
      cover,
    );
  out += polygon(
    [
      [0, top - 1],
      [52, eave + 3],
      [52, eave + 7],
      [0, top + 4.5],
    ],
    shade(cover, -0.06),
  );
  return out + (rnd.chance(0.6) ? smoke({ ...stage, u: 2.6 }, [20, top + 1], pal.light) : '');
}

/** A steep A-frame cabin with a glass front. */
export function aFrame(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'wood');
  const high = rnd.range(74, 92);
  const cover = snowy(stage) ? pal.light : k.roof;
  let out = rect([-50, -5, 100, 4], k.dark) + rect([-44, -2, 4, 6], k.dark) + rect([38, -2, 4, 6], k.dark);
  out +=
    polygon(
      [
        [-36, -5],
        [0, -high + 6],
        [36, -5],
      ],
      k.wall,
    ) +
    polygon(
      [
        [-28, -8],
        [0, -high + 20],
        [28, -8],
      ],
      k.glow,
    );
  out += path(
    `M0 -${(high - 20).toFixed(1)}V-8M-14 -8V-${((high - 20) * 0.52).toFixed(1)}M14 -8V-${((high - 20) * 0.52).toFixed(1)}M-21 -26H21`,
    { stroke: k.wall, width: 1.8 },
  );
  out += rect([-5, -24, 10, 18], mix(k.wall, k.dark, 0.35));
  out +=
    polygon(
      [
        [-46, -5],
        [0, -high],
        [0, -high + 9],
        [-37, -5],
      ],
      cover,
    ) +
    polygon(
      [
        [46, -5],
        [0, -high],
        [0, -high + 9],
        [37, -5],
      ],
      shade(cover, -0.06),
    );
  out += rect([12, -high + 10, 6, 16], k.stone);
  return out + (rnd.chance(0.6) ? smoke({ ...stage, u: 2.8 }, [15, -high + 10], pal.light) : '');
}

/** A log cabin with a porch. */
export function cabin(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage, 'wood');
  const cover = snowy(stage) ? pal.light : k.roof;
  let out = rect([-42, -30, 84, 32], k.wall);
  for (let y = -27; y < 0; y += 4.4)
    out += path(`M-43.5 ${y}H43.5`, { stroke: shade(k.wall, -0.05), width: 1 });
  out +=
    paneWindow(k, [-34, -22, 15, 12]) +
    paneWindow(k, [19, -22, 15, 12]) +
    rect([-6.5, -23, 13, 25], k.dark) +
    rect([-4, -20, 8, 8], k.glow);
  out += rect([18, -66, 8, 22], k.stone);
  out +=
    path('M-50 -28L-34 -57L34 -57L50 -28Z', cover) +
    path('M-50 -28L-48.4 -31L48.4 -31L50 -28Z', shade(cover, -0.08));
  out += rect([-48, -1, 96, 4], k.dark);
  for (const x of [-46, -16, 14, 44]) out += rect([x, -29, 2, 29], k.dark);
  return out + (rnd.chance(0.75) ? smoke({ ...stage, u: 3 }, [22, -67], pal.light) : '');
}
