import { mix, shade } from '../color.ts';
import { floorLamp, pottedPlant, rug } from '../rooms/furnishings.ts';
import { bed, nightstand, roomInks } from '../rooms/furniture.ts';
import { view } from '../rooms/view.ts';
import { clip, radial, type Stage } from '../stage.ts';
import { arch, type Box, circle, ellipse, path, polygon, rect } from '../svg.ts';
import { lantern } from '../things/shore.ts';
import { frame, shell } from './interior-western.ts';

/** An attic room with a round window. */
export function attic(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * 0.8;
  const r = Math.min(w, h) * rnd.range(0.22, 0.26);
  const [cx, cy] = [w * 0.5, h * 0.33];
  let out = shell(s, k, floor);
  out += `<g ${clip(s, circle([cx, cy, r], '#000'))}>${view(s, [cx - r, cy - r, r * 2, r * 2])}</g>`;
  out +=
    circle([cx, cy, r], { stroke: k.wood, width: u * 2.6 }) +
    path(`M${cx} ${cy - r}V${cy + r}M${cx - r} ${cy}H${cx + r}`, { stroke: k.wood, width: u * 1.2 });
  out +=
    polygon(
      [
        [-9, -9],
        [w * 0.5, -9],
        [w * 0.5, h * 0.015],
        [-9, h * 0.46],
      ],
      k.wood,
    ) +
    polygon(
      [
        [w + 9, -9],
        [w * 0.5, -9],
        [w * 0.5, h * 0.015],
        [w + 9, h * 0.46],
      ],
      shade(k.wood, -0.045),
    );
  for (const t of [0.25, 0.5, 0.75]) {
    out +=
      path(`M${w * 0.5 * t} -9V${h * 0.46 - h * 0.445 * t}`, {
        stroke: shade(k.wood, -0.07),
        width: u * 0.5,
      }) +
      path(`M${w - w * 0.5 * t} -9V${h * 0.46 - h * 0.445 * t}`, {
        stroke: shade(k.wood, -0.09),
        width: u * 0.5,
      });
  }
  out +=
    rug(s, [w * 0.5, h * 0.92, w * 0.8, h * 0.1], mix(k.cloth, pal.light, 0.3)) +
    bed(s, k, { x: w * 0.5, y: h * 0.91, size: u * rnd.range(58, 66) });
  return (
    out +
    nightstand(s, k, { x: w * 0.5 - u * 46, y: h * 0.9, size: u * 58 }) +
    lantern(s, [w * 0.82, h * 0.44], u * 7) +
    path(`M${w * 0.82} ${h * 0.44 - u * 5}V${h * 0.2}`, { stroke: pal.dark, width: u * 0.4 })
  );
}

/** A bath standing before a panorama. */
export function bath(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * 0.74;
  const box: Box = [-4, h * 0.06, w + 8, h * 0.56];
  let out =
    shell(s, k, floor) +
    view(s, box) +
    frame(s, box, { cols: s.tall ? 2 : 3, rows: 1, ink: rnd.pick([pal.dark, pal.light]) });
  for (let i = 0; i <= 14; i += 1)
    out += path(`M${(w * i) / 14} ${h * 0.64}V${floor}`, { stroke: k.wallDim, width: u * 0.3 });
  const art =
    ellipse([0, 2, 58, 5], { fill: pal.dark, opacity: 0.25 }) +
    path('M-60 -44Q-58 -46 -52 -46H52Q58 -46 60 -44Q58 -6 34 -2H-34Q-58 -6 -60 -44Z', k.sheet) +
    path('M10 -46H52Q58 -46 60 -44Q58 -6 34 -2H0Q20 -20 10 -46Z', shade(k.sheet, -0.05)) +
    rect([-63, -49, 126, 5], shade(k.sheet, 0.03), 2.5) +
    [-40, -30, -22, -10, 2, 12]
      .map((x, i) => circle([x, -50 - (i % 3), 6 + (i % 2) * 2], shade(k.sheet, 0.04)))
      .join('') +
    path('M44 -49V-72Q44 -78 36 -78Q31 -78 31 -72', { stroke: mix(pal.glow, pal.dark, 0.35), width: 3 }) +
    path('M-30 0L-34 8M30 0L34 8', { stroke: mix(pal.glow, pal.dark, 0.35), width: 4 });
  out +=
    rug(s, [w * 0.5, h * 0.9, w * 0.8, h * 0.09], mix(k.cloth, pal.light, 0.4)) +
    `<g transform="translate(${w * 0.48} ${h * 0.88})scale(${(u * 0.56).toFixed(3)})">${art}</g>`;
  out +=
    rect([w * 0.84, h * 0.78, u * 14, u * 2], k.wood) +
    path(
      `M${w * 0.84 + u * 2} ${h * 0.78}L${w * 0.84} ${h * 0.9}M${w * 0.84 + u * 12} ${h * 0.78}L${w * 0.84 + u * 14} ${h * 0.9}`,
      { stroke: k.wood, width: u * 1.2 },
    ) +
    rect([w * 0.84 + u * 2, h * 0.78 - u * 5, u * 10, u * 2.4], pal.light, u) +
    rect([w * 0.84 + u * 2, h * 0.78 - u * 2.6, u * 10, u * 2.4], k.cloth, u);
  return out + pottedPlant(s, { x: w * 0.1, y: h * 0.93, size: u * 42 });
}

/** A riad room: pointed light through arches, cushions, a lantern. */
export function riadRoom(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * 0.78;
  let out = shell(s, k, floor);
  const n = s.tall ? 2 : 3;
  const gap = w / n;
  const aw = Math.min(gap * 0.66, u * 38);
  const boxes = Array.from(
    { length: n },
    (_, i): Box => [gap * (i + 0.5) - aw / 2, h * 0.14, aw, floor - h * 0.2],
  );
  const outside = view(s, [0, h * 0.14, w, floor - h * 0.2]);
  out += `<g ${clip(s, boxes.map((box) => arch(box, '#000')).join(''))}>${outside}</g>`;
  for (const box of boxes) {
    out +=
      arch(box, { stroke: mix(k.wall, pal.light, 0.5), width: u * 2.4 }) +
      arch([box[0] - u * 2, box[1] - u * 2, aw + u * 4, box[3] + u * 2], {
        stroke: pal.accent,
        width: u * 0.7,
      });
  }
  for (let x = 0; x < w; x += u * 5)
    out += polygon(
      [
        [x, floor - u * 6],
        [x + u * 2.5, floor - u * 3.5],
        [x, floor - u],
        [x - u * 2.5, floor - u * 3.5],
      ],
      rnd.pick([pal.accent, pal.water, pal.light, pal.glow]),
    );
  out += rug(s, [w * 0.5, h * 0.92, w * 0.86, h * 0.11], pal.accent);
  const sofa = k.cloth;
  out +=
    rect([w * 0.14, h * 0.79, w * 0.72, u * 13], sofa, u * 2) +
    rect([w * 0.14, h * 0.79 + u * 8, w * 0.72, u * 6], shade(sofa, -0.06), u);
  for (let i = 0; i < 5; i += 1)
    out += `<g transform="rotate(${rnd.int(-14, 14)} ${(w * (0.22 + i * 0.14)).toFixed(0)} ${(h * 0.77).toFixed(0)})">${rect([w * (0.22 + i * 0.14) - u * 6, h * 0.775 - u * 6, u * 12, u * 11], rnd.pick([pal.accent, pal.glow, pal.light, pal.mid, mix(pal.accent, pal.dark, 0.3)]), u * 2)}</g>`;
  const [tx, ty] = [w * 0.5, h * 0.93];
  out +=
    ellipse([tx, ty, u * 13, u * 3.4], mix(pal.glow, pal.dark, 0.3)) +
    ellipse([tx, ty - u * 0.7, u * 13, u * 3.2], mix(pal.glow, pal.accent, 0.2)) +
    path(
      `M${tx - u * 4} ${ty - u * 1.5}Q${tx - u * 5} ${ty - u * 6} ${tx - u} ${ty - u * 8}L${tx - u * 0.4} ${ty - u * 10}L${tx} ${ty - u * 8}Q${tx + u * 4} ${ty - u * 6} ${tx + u * 3} ${ty - u * 1.5}ZM${tx + u * 3} ${ty - u * 4}L${tx + u * 6} ${ty - u * 7}`,
      { fill: pal.light, stroke: pal.light, width: u * 0.9 },
    );
  for (const [x, y, r] of [
    [0.5, 0.14, 8],
    [0.3, 0.08, 5],
    [0.7, 0.09, 5],
  ] as const)
    out +=
      path(`M${w * x} -9V${h * y}`, { stroke: pal.dark, width: u * 0.35 }) +
      circle(
        [w * x, h * y + u * r * 0.4, u * r * 2.2],
        radial(s, [
          [0, pal.glow, 0.4],
          [1, pal.glow, 0],
        ]),
      ) +
      lantern(s, [w * x, h * y + u * r * 0.4], u * r);
  return out;
}

/** A tatami room with a moon window and paper screens. */
export function tatami(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const floor = h * 0.74;
  let out = shell(
    s,
    { ...k, floor: mix(mix(pal.glow, '#b9b06a', 0.6), pal.dark, pal.mood === 'night' ? 0.4 : 0.08) },
    floor,
  );
  const r = Math.min(w * 0.3, h * 0.27);
  const [cx, cy] = [w * 0.5, h * 0.38];
  out +=
    `<g ${clip(s, circle([cx, cy, r], '#000'))}>${view(s, [cx - r, cy - r, r * 2, r * 2])}</g>` +
    circle([cx, cy, r], { stroke: k.wood, width: u * 2.4 });
  const paper = mix(pal.light, pal.glow, 0.35);
  for (const x of [-0.01, 0.85]) {
    out += rect([w * x, h * 0.08, w * 0.16, floor - h * 0.08], paper);
    let bars = '';
    for (let i = 0; i <= 3; i += 1) bars += `M${w * (x + (0.16 * i) / 3)} ${h * 0.08}V${floor}`;
    for (let i = 0; i <= 7; i += 1)
      bars += `M${w * x} ${h * 0.08 + ((floor - h * 0.08) * i) / 7}h${w * 0.16}`;
    out += path(bars, { stroke: k.wood, width: u * 0.9 });
  }
  out += rect([0, h * 0.045, w, u * 3], k.wood) + rect([0, floor - u * 1.4, w, u * 2.4], k.wood);
  const ty = h * 0.88;
  for (const x of [-1, 1])
    out +=
      ellipse([w * 0.5 + x * u * 32, ty + u * 6, u * 10, u * 3.6], k.cloth) +
      ellipse([w * 0.5 + x * u * 32, ty + u * 4.8, u * 10, u * 3.4], shade(k.cloth, 0.05));
  out +=
    polygon(
      [
        [w * 0.5 - u * 25, ty],
        [w * 0.5 + u * 25, ty],
        [w * 0.5 + u * 29, ty + u * 6],
        [w * 0.5 - u * 29, ty + u * 6],
      ],
      k.wood,
    ) +
    rect([w * 0.5 - u * 29, ty + u * 6, u * 58, u * 2], shade(k.wood, -0.06)) +
    rect([w * 0.5 - u * 26, ty + u * 8, u * 3, u * 7], shade(k.wood, -0.09)) +
    rect([w * 0.5 + u * 23, ty + u * 8, u * 3, u * 7], shade(k.wood, -0.09));
  out +=
    path(
      `M${w * 0.5 - u * 5} ${ty + u * 2}q${-u * 4} ${-u * 8} ${u * 4} ${-u * 9}q${u * 9} ${u} ${u * 5} ${u * 9}Z`,
      pal.accent,
    ) +
    rect([w * 0.5 + u * 8, ty - u * 2.4, u * 5, u * 4.6], pal.light, u) +
    rect([w * 0.5 - u * 15, ty - u * 2.2, u * 5, u * 4.6], pal.light, u);
  return (
    out +
    (rnd.chance(0.6)
      ? pottedPlant(s, { x: w * 0.14, y: h * 0.88, size: u * 32 })
      : floorLamp(s, [w * 0.14, h * 0.88], u * 34))
  );
}
