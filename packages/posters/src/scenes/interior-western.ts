import { mix, shade } from '../color.ts';
import { armchair, curtains, floorLamp, pottedPlant, rug } from '../rooms/furnishings.ts';
import { bed, nightstand, type RoomInks, roomInks } from '../rooms/furniture.ts';
import { view } from '../rooms/view.ts';
import type { Stage } from '../stage.ts';
import { type Box, path, polygon, rect } from '../svg.ts';

/** Wall and floor, with boards or tiles and a skirting. */
export function shell(s: Stage, k: RoomInks, floor: number): string {
  const { w, h, u, rnd } = s;
  let out = rect([0, 0, w, h], k.wall);
  const paper = rnd.int(0, 4);
  if (paper === 0)
    for (let x = u * 2; x < w; x += u * 5)
      out += rect([x, 0, u * 2.4, floor], { fill: k.wallDim, opacity: 0.5 });
  if (paper === 1)
    out +=
      rect([0, floor * 0.62, w, floor * 0.38], k.wallDim) +
      rect([0, floor * 0.61, w, u * 1.2], shade(k.wall, 0.04));
  out += rect([0, floor, w, h - floor], k.floor);
  if (rnd.chance(0.6))
    for (let i = -12; i <= 12; i += 1)
      out += path(`M${w / 2 + i * w * 0.06} ${floor}L${w / 2 + i * w * 0.16} ${h}`, {
        stroke: shade(k.floor, -0.045),
        width: u * 0.35,
      });
  else
    for (let i = 1; i < 6; i += 1)
      out += path(`M0 ${floor + (h - floor) * (i / 6) ** 1.4}H${w}`, {
        stroke: shade(k.floor, -0.045),
        width: u * 0.4,
      });
  return out + rect([0, floor - u * 2.4, w, u * 2.6], mix(k.wall, s.pal.light, 0.35));
}

export function frame(
  s: Stage,
  [x, y, w, h]: Box,
  bars: { cols: number; rows: number; ink: string },
): string {
  const t = s.u * 1.3;
  let out = path(`M${x - t} ${y - t}h${w + t * 2}v${h + t * 2}h${-w - t * 2}Z`, {
    stroke: bars.ink,
    width: t * 1.6,
  });
  for (let i = 1; i < bars.cols; i += 1) out += rect([x + (w * i) / bars.cols - t / 2, y, t, h], bars.ink);
  for (let i = 1; i < bars.rows; i += 1) out += rect([x, y + (h * i) / bars.rows - t / 2, w, t], bars.ink);
  return out + rect([x - t * 2.4, y + h + t, w + t * 4.8, t * 1.8], shade(bars.ink, -0.04));
}

/** Light from a window, lying on the floor. */
function sunPatch(s: Stage, [x, , w]: Box, floor: number): string {
  return polygon(
    [
      [x + w * 0.1, floor + s.u * 2],
      [x + w * 0.8, floor + s.u * 2],
      [x + w * 0.5, s.h * 0.99],
      [x - w * 0.5, s.h * 0.99],
    ],
    { fill: s.pal.glow, opacity: 0.2 },
  );
}

/** A bed under a wide window. */
export function underTheWindow(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * rnd.range(0.76, 0.8);
  const box: Box = [w * rnd.range(0.18, 0.24), h * 0.1, w * rnd.range(0.54, 0.62), h * rnd.range(0.4, 0.46)];
  let out =
    shell(s, k, floor) +
    view(s, box) +
    frame(s, box, { cols: rnd.int(2, 4), rows: rnd.int(1, 2), ink: rnd.pick([k.wood, pal.light, pal.dark]) });
  if (rnd.chance(0.6)) out += curtains(s, box, mix(k.sheet, k.cloth, rnd.pick([0.1, 0.3, 0.7])));
  out +=
    sunPatch(s, box, floor) + rug(s, [w * 0.5, h * 0.92, w * 0.84, h * 0.11], mix(k.cloth, pal.glow, 0.35));
  const size = u * rnd.range(56, 62);
  out += bed(s, k, { x: w * 0.5, y: h * 0.9, size });
  out += nightstand(s, k, { x: w * 0.5 - size * 0.7, y: h * 0.885, size: u * 62 });
  return (
    out +
    (rnd.chance(0.5)
      ? pottedPlant(s, { x: w * 0.5 + size * 0.74, y: h * 0.9, size: u * 36 })
      : nightstand(s, k, { x: w * 0.5 + size * 0.72, y: h * 0.885, size: u * 62 }))
  );
}

/** Open doors to a balcony, curtains in the breeze. */
export function balcony(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * 0.82;
  const half = Math.min(w * 0.3, u * 34);
  const box: Box = [w * 0.5 - half, h * 0.1, half * 2, floor - h * 0.1];
  let out = shell(s, k, floor) + view(s, box);
  let bars = '';
  for (let x = box[0]; x < box[0] + box[2]; x += u * 3)
    bars += `M${x.toFixed(0)} ${(floor - u * 20).toFixed(0)}V${floor.toFixed(0)}`;
  out += path(`${bars}M${box[0]} ${floor - u * 20}h${box[2]}M${box[0]} ${floor - u * 3}h${box[2]}`, {
    stroke: pal.dark,
    width: u * 0.6,
  });
  out += rect([box[0], floor - u * 2, box[2], u * 2.4], mix(k.floor, pal.light, 0.3));
  const leaf = rnd.pick([k.wood, pal.light, mix(pal.near, pal.dark, 0.2)]);
  for (const side of [-1, 1]) {
    const edge = w * 0.5 + side * half;
    const out2 = edge + side * half * 0.42;
    out += polygon(
      [
        [edge, box[1] - u],
        [out2, box[1] + u * 4],
        [out2, floor + u * 5],
        [edge, floor + u],
      ],
      leaf,
    );
    for (let i = 0; i < 3; i += 1) {
      const y = box[1] + u * 5 + i * (floor - box[1]) * 0.31;
      const tall = (floor - box[1]) * 0.25;
      out += polygon(
        [
          [edge + side * u * 2, y - u],
          [out2 - side * u * 2, y + u * 2],
          [out2 - side * u * 2, y + tall + u * 2],
          [edge + side * u * 2, y + tall],
        ],
        mix(pal.sky[1], pal.light, 0.4),
      );
    }
  }
  out += path(`M${box[0] - u * 2} ${box[1] - u * 2}h${box[2] + u * 4}`, { stroke: leaf, width: u * 2.4 });
  out += path(
    `M${box[0] - u * 4} ${box[1] - u}h${u * 15}Q${box[0] + u * 15} ${h * 0.4} ${box[0] + u * 22} ${h * 0.7}Q${box[0] + u * 10} ${h * 0.74} ${box[0] - u * 2} ${h * 0.84}Z`,
    { fill: k.sheet, opacity: 0.9 },
  );
  out += sunPatch(s, box, floor) + armchair(s, { x: w * 0.82, y: h * 0.94, size: u * 34 }, k.cloth);
  return out + pottedPlant(s, { x: w * 0.12, y: h * 0.94, size: u * 34 });
}

/** A reading corner by a tall window. */
export function readingCorner(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * 0.8;
  const box: Box = [w * 0.08, h * 0.09, w * rnd.range(0.4, 0.46), h * 0.58];
  let out =
    shell(s, k, floor) +
    view(s, box) +
    frame(s, box, { cols: 2, rows: rnd.int(2, 3), ink: rnd.pick([pal.light, k.wood]) });
  const [sx, sw] = [w * 0.66, w * 0.28];
  out += rect([sx, h * 0.1, sw, floor - h * 0.1], k.wood);
  for (let i = 0; i < 5; i += 1) {
    const y = h * 0.1 + ((floor - h * 0.1) * i) / 5;
    const tall = (floor - h * 0.1) / 5 - u * 2;
    out += rect([sx + u, y + u, sw - u * 2, tall + u * 0.4], shade(k.wood, -0.1));
    for (let x = sx + u * 1.6; x < sx + sw - u * 4; ) {
      const bw = u * rnd.range(1.2, 2.6);
      const bh = tall * rnd.range(0.55, 0.9);
      if (rnd.chance(0.86))
        out += rect(
          [x, y + u + tall - bh, bw, bh + u * 0.4],
          rnd.pick([pal.accent, pal.light, pal.mid, pal.glow, pal.near, k.cloth]),
        );
      x += bw + u * 0.2;
    }
  }
  out +=
    sunPatch(s, box, floor) + rug(s, [w * 0.46, h * 0.91, w * 0.72, h * 0.1], mix(k.cloth, pal.dark, 0.2));
  out +=
    floorLamp(s, [w * 0.6, h * 0.9], u * 66) +
    armchair(s, { x: w * 0.42, y: h * 0.93, size: u * 42 }, k.cloth);
  return out + pottedPlant(s, { x: w * 0.1, y: h * 0.93, size: u * 36 });
}
