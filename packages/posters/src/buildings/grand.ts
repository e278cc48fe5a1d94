import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { snowy } from './mountain.ts';
import { type BuildingInks, buildingInks, windows } from './parts.ts';

/** A stone refuge with red shutters, as on high passes. */
export function refuge(stage: Stage): string {
  const { pal } = stage;
  const k = buildingInks(stage);
  const cover = snowy(stage) ? pal.light : k.roof;
  let out = rect([-44, -34, 88, 36], k.stone) + rect([12, -34, 32, 36], shade(k.stone, -0.05));
  out += windows(stage, k, {
    cols: 5,
    rows: 2,
    box: [-41, -32, 82, 27],
    size: [6, 7],
    lit: 0.7,
    shutter: pal.accent,
  });
  out +=
    path('M-49 -32L-36 -54L36 -54L49 -32Z', cover) +
    path('M-49 -32L-47 -35L47 -35L49 -32Z', shade(cover, -0.07));
  for (const x of [-22, 0, 22])
    out +=
      polygon(
        [
          [x - 6, -40],
          [x, -48],
          [x + 6, -40],
        ],
        shade(cover, -0.08),
      ) + rect([x - 3, -41.5, 6, 5], k.glow);
  out += path('M-30 -54V-72', { stroke: k.dark, width: 1.2 }) + path('M-30 -72L-16 -69L-30 -65Z', pal.accent);
  return out + rect([-5, -13, 10, 15], k.dark);
}

interface Turret {
  x: number;
  high: number;
  storeys: number;
  cover: string;
}

/** A corner or middle tower of a grand hotel, with its flag. */
function turret(stage: Stage, k: BuildingInks, { x, high, storeys, cover }: Turret): string {
  const { rnd, pal } = stage;
  let out = '';
  const peak = rnd.range(17, 24) + (x === 0 ? 6 : 0);
  out +=
    rect([x - 9, -high - 13, 18, high + 16], x > 10 ? k.dim : k.wall) +
    windows(stage, k, {
      cols: 2,
      rows: storeys + 1,
      box: [x - 8, -high - 12, 16, high + 8],
      size: [4.4, 6.4],
      lit: 0.75,
    });
  out +=
    polygon(
      [
        [x - 10.5, -high - 13],
        [x - 4, -high - 13 - peak * 0.7],
        [x, -high - 13 - peak],
        [x + 4, -high - 13 - peak * 0.7],
        [x + 10.5, -high - 13],
      ],
      cover,
    ) +
    polygon(
      [
        [x + 1, -high - 13],
        [x, -high - 13 - peak],
        [x + 4, -high - 13 - peak * 0.7],
        [x + 10.5, -high - 13],
      ],
      shade(cover, -0.06),
    );
  out +=
    path(`M${x} ${-high - 13 - peak}v-9`, { stroke: k.dark, width: 0.8 }) +
    polygon(
      [
        [x, -high - 22 - peak],
        [x + 7, -high - 20.4 - peak],
        [x, -high - 18.8 - peak],
      ],
      pal.accent,
    );
  return out;
}

/** A grand hotel: long front, mansard roof, corner towers. */
export function grandHotel(stage: Stage): string {
  const { pal, rnd } = stage;
  const k = buildingInks(stage);
  const cover = snowy(stage) ? mix(pal.light, k.roof, 0.12) : k.roof;
  const storeys = rnd.int(3, 4);
  const high = storeys * 11 + 4;
  let out = rect([-50, -high, 100, high + 3], k.wall) + rect([20, -high, 30, high + 3], k.dim);
  out += windows(stage, k, {
    cols: 11,
    rows: storeys,
    box: [-49, -high + 1, 98, high - 3],
    size: [4.2, 6.4],
    lit: 0.7,
    arched: rnd.chance(0.4),
  });
  for (let r = 1; r < storeys; r += 1)
    out += rect([-50.5, -high + 1 + (r * (high - 3)) / storeys, 101, 0.9], k.trim);
  out += polygon(
    [
      [-50, -high],
      [-45, -high - 11],
      [45, -high - 11],
      [50, -high],
    ],
    cover,
  );
  for (let x = -38; x <= 38; x += 9.5)
    out += rect([x - 2, -high - 8, 4, 5.5], rnd.chance(0.6) ? k.glow : k.pane);
  const towers = rnd.pick([[0], [-42, 42], [-42, 0, 42]] as const);
  for (const x of towers) out += turret(stage, k, { x, high, storeys, cover });
  return (
    out +
    rect([-6, -11, 12, 14], k.dark) +
    rect([-4, -9, 8, 12], k.glow) +
    rect([-13, -12.5, 26, 2], pal.accent)
  );
}
