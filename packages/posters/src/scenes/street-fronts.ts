import { building } from '../buildings/stand.ts';
import { townHouse } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { cypress } from '../nature/southern.ts';
import { drawSky } from '../sky.ts';
import { radial, type Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';
import { awning, cafeTable, door, flowerBox, plaster, scooter, shutterWindow } from '../things/lane.ts';
import { lantern, streetLamp } from '../things/shore.ts';
import { bicycle } from '../things/spans.ts';
import { paving } from './street-lanes.ts';

/** One house front, close: shutters, flowers, a door, a bicycle. */
export function houseFront(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const wall = plaster(s);
  const shutter = rnd.pick([
    mix(pal.near, pal.mid, 0.2),
    pal.accent,
    mix(pal.water, pal.dark, 0.25),
    mix(pal.dark, pal.mid, 0.25),
  ]);
  const foot = h * 0.88;
  let out = rect([0, 0, w, h], wall);
  for (let i = 0; i < 16; i += 1)
    out += ellipse([rnd.next() * w, rnd.next() * foot, u * rnd.range(4, 13), u * rnd.range(2, 6)], {
      fill: shade(wall, rnd.pick([-0.03, 0.025])),
      opacity: 0.6,
    });
  out += rect([0, h * 0.46, w, u * 1.6], mix(wall, pal.light, 0.4));
  const cols = s.tall ? 2 : 3;
  const ww = u * (s.tall ? 15 : 13);
  const doorAt = rnd.int(0, cols - 1);
  for (let c = 0; c < cols; c += 1) {
    const cx = (w * (c + 0.5)) / cols;
    out += shutterWindow(s, [cx - ww / 2, h * 0.1, ww, Math.min(h * 0.25, ww * 1.7)], shutter);
    if (c === doorAt) {
      const dh = Math.min(h * 0.36, u * 40);
      out += door(s, [cx - dh * 0.24, foot - dh * 1.1, dh * 0.48, dh], mix(shutter, pal.dark, 0.15));
      out +=
        circle(
          [cx + dh * 0.46, foot - dh * 0.9, u * 7],
          radial(s, [
            [0, pal.glow, 0.7],
            [1, pal.glow, 0],
          ]),
        ) + lantern(s, [cx + dh * 0.46, foot - dh * 0.9], u * 3.6);
    } else out += shutterWindow(s, [cx - ww / 2, h * 0.55, ww, Math.min(h * 0.22, ww * 1.5)], shutter);
  }
  const leaf = mix(mix(pal.near, '#4f8a4a', 0.3), pal.dark, 0.2);
  for (let i = 0; i < 46; i += 1) {
    const t = rnd.next();
    out += circle(
      [
        w * (0.0 + t ** 2 * 0.5) + rnd.range(-2, 2) * u,
        h * (0.02 + (1 - t) * 0.44) * rnd.next() + u,
        u * rnd.range(1.4, 3.4),
      ],
      rnd.pick([leaf, shade(leaf, 0.05), pal.accent, mix(pal.accent, pal.light, 0.3)]),
    );
  }
  const ground = paving(s);
  out += rect([0, foot, w, h], ground) + rect([0, foot, w, u * 1.6], shade(ground, -0.06));
  for (let i = 0; i < 14; i += 1)
    out += path(`M${w * rnd.next()} ${foot + u * rnd.range(3, 14)}h${u * rnd.range(3, 8)}`, {
      stroke: shade(ground, -0.06),
      width: u * 0.5,
    });
  const px = (w * ((doorAt === 0 ? cols - 1 : 0) + 0.5)) / cols;
  const park = rnd.int(0, 2);
  if (park === 0) out += bicycle(s, [px, foot + u * 4], u * 36);
  else if (park === 1) out += scooter(s, { x: px, y: foot + u * 4, size: u * 36 });
  else out += cafeTable(s, { x: px, y: foot + u * 4, size: u * 36 });
  return out;
}

/** A café under an awning at the corner. */
export function cafe(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.62, sun: [rnd.range(0.74, 0.86), rnd.range(0.24, 0.5)] });
  out += building(s, rnd.pick(['basilica', 'church'] as const), { x: w * 0.82, y: h * 0.7, size: u * 32 });
  for (let i = 0; i < 3; i += 1)
    out += townHouse(
      s,
      { x: w * (0.62 + i * 0.14), y: h * 0.74, width: w * 0.14, height: h * rnd.range(0.1, 0.2) },
      rnd.pick([0, 1, 4]),
    );
  const foot = h * 0.84;
  const wall = plaster(s);
  const right = w * 0.66;
  out +=
    rect([-9, -9, right + 9, foot + 9], wall) +
    rect([right - u * 5, -9, u * 5, foot + 9], shade(wall, -0.06)) +
    rect([-9, h * 0.42, right + 11, u * 2], mix(wall, pal.light, 0.4));
  const shutter = mix(pal.near, pal.dark, 0.1);
  for (const cx of [0.17, 0.48])
    out += shutterWindow(s, [w * cx - u * 6.5, h * 0.12, u * 13, h * 0.18], shutter);
  out +=
    rect([w * 0.05, h * 0.55, w * 0.28, foot - h * 0.55], mix(pal.accent, pal.dark, 0.4)) +
    rect([w * 0.07, h * 0.56, w * 0.24, foot - h * 0.62], pal.glow) +
    rect([w * 0.185, h * 0.56, u, foot - h * 0.62], mix(pal.accent, pal.dark, 0.4));
  for (let i = 0; i < 4; i += 1)
    out += circle([w * (0.09 + i * 0.066), foot - h * 0.085, u * 2], mix(pal.accent, pal.light, 0.2 * i));
  out += door(s, [w * 0.42, h * 0.56, w * 0.13, foot - h * 0.59], mix(pal.accent, pal.dark, 0.4));
  out += awning(s, [-u * 2, h * 0.46, w * 0.64, h * 0.085]);
  const ground = paving(s);
  out += polygon(
    [
      [-9, foot],
      [right, foot],
      [w + 9, h * 0.74],
      [w + 9, h + 9],
      [-9, h + 9],
    ],
    ground,
  );
  out +=
    cafeTable(s, { x: w * rnd.range(0.18, 0.26), y: h * 0.965, size: u * 42 }) +
    (rnd.chance(0.5)
      ? cafeTable(s, { x: w * 0.66, y: h * 0.92, size: u * 32 })
      : bicycle(s, [w * 0.66, h * 0.93], u * 34));
  out += streetLamp(s, [w * 0.93, h * 0.9], u * rnd.range(48, 60));
  for (const px of [0.02, 0.37])
    out +=
      rect([w * px - u * 4, foot - u * 5, u * 9, u * 8], pal.accent, u) +
      cypress(s, { x: w * px + u * 0.5, y: foot - u * 4, size: u * 28, ink: mix(pal.near, pal.dark, 0.3) });
  return out + flowerBox(s, [w * 0.05, foot - h * 0.04, w * 0.28, u * 4]);
}

/** Looking out through an arcade at a square. */
export function arcade(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.64, sun: [rnd.range(0.3, 0.7), rnd.range(0.35, 0.65)], size: 1.2 });
  out += building(s, rnd.pick(['basilica', 'church', 'grandHotel', 'kasbah'] as const), {
    x: w * 0.5,
    y: h * 0.72,
    size: u * 54,
  });
  for (const x of [-0.02, 0.12, 0.76, 0.9])
    out += townHouse(s, { x: w * x, y: h * 0.72, width: w * 0.13, height: h * rnd.range(0.16, 0.26) });
  const ground = paving(s);
  out += rect([-9, h * 0.715, w + 18, h], ground);
  for (let i = -8; i <= 8; i += 1)
    out += path(`M${w / 2 + i * w * 0.07} ${h * 0.72}L${w / 2 + i * w * 0.24} ${h}`, {
      stroke: shade(ground, -0.045),
      width: u * 0.5,
    });
  for (let i = 1; i < 5; i += 1)
    out += path(`M0 ${h * (0.72 + 0.28 * (i / 5) ** 1.6)}H${w}`, {
      stroke: shade(ground, -0.045),
      width: u * 0.5,
    });
  out +=
    ellipse([w * 0.5, h * 0.84, u * 18, u * 4], mix(pal.mid, pal.light, 0.4)) +
    ellipse([w * 0.5, h * 0.835, u * 16, u * 3.2], pal.water) +
    rect([w * 0.5 - u * 1.4, h * 0.76, u * 2.8, h * 0.075], mix(pal.mid, pal.light, 0.3)) +
    path(
      `M${w * 0.5} ${h * 0.76}q${u * 6} ${-u * 4} ${u * 8} ${u * 8}M${w * 0.5} ${h * 0.76}q${-u * 6} ${-u * 4} ${-u * 8} ${u * 8}`,
      { stroke: pal.light, width: u * 0.7 },
    );
  const wall = mix(pal.dark, pal.mid, 0.14);
  const n = s.tall ? 1 : 3;
  const gap = w / n;
  let holes = '';
  for (let i = 0; i < n; i += 1) {
    const l = gap * i + gap * 0.09;
    const r = gap * (i + 1) - gap * 0.09;
    const rad = (r - l) / 2;
    const spring = h * 0.14 + Math.min(rad, h * 0.2);
    holes += `M${l.toFixed(0)} ${(h * 0.95).toFixed(0)}V${spring.toFixed(0)}A${rad.toFixed(0)} ${Math.min(rad, h * 0.2).toFixed(0)} 0 0 1 ${r.toFixed(0)} ${spring.toFixed(0)}V${(h * 0.95).toFixed(0)}Z`;
  }
  out +=
    path(`M-9 -9H${w + 9}V${h + 9}H-9Z${holes}`, wall).replace('<path', '<path fill-rule="evenodd"') +
    path(holes, { stroke: mix(wall, pal.light, 0.22), width: u });
  for (let i = 0; i <= n; i += 1)
    out +=
      rect([gap * i - gap * 0.12, h * 0.4, gap * 0.24, u * 2], mix(wall, pal.light, 0.2)) +
      rect([gap * i - gap * 0.12, h * 0.93, gap * 0.24, u * 3], mix(wall, pal.light, 0.12));
  for (let i = 0; i < n; i += 1)
    out +=
      path(`M${gap * (i + 0.5)} ${h * 0.12}V${h * 0.2}`, { stroke: pal.dark, width: u * 0.5 }) +
      circle(
        [gap * (i + 0.5), h * 0.22, u * 11],
        radial(s, [
          [0, pal.glow, 0.55],
          [1, pal.glow, 0],
        ]),
      ) +
      lantern(s, [gap * (i + 0.5), h * 0.22], u * 4.6);
  return (
    out +
    (rnd.chance(0.5)
      ? scooter(s, { x: w * 0.24, y: h * 0.985, size: u * 34 })
      : bicycle(s, [w * 0.24, h * 0.985], u * 34))
  );
}
