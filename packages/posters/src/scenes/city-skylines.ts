import { building } from '../buildings/stand.ts';
import { houseRow } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { bush } from '../nature/foreground.ts';
import { broadleaf } from '../nature/southern.ts';
import { ranges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { balloon, sailboat } from '../things/boats.ts';
import { streetLamp } from '../things/shore.ts';
import { suspensionBridge } from '../things/spans.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';

interface Blocks {
  y: number;
  low: number;
  high: number;
  depth: number;
  lit?: number;
}

/** A layer of flat blocks with a few lit windows, as towers stand in haze. */
export function blocks(s: Stage, { y, low, high, depth, lit = 0.1 }: Blocks): string {
  const { rnd, w, u, pal } = s;
  const ink = landInk(pal, depth);
  let d = '';
  let lights = '';
  for (let x = -u * 2; x < w + u * 2; ) {
    const wide = rnd.range(5, 11) * u * (0.7 + depth * 0.5);
    const high2 = rnd.range(low, high) * (rnd.chance(0.2) ? 1.25 : 1);
    const top = y - high2;
    const kind = rnd.int(0, 4);
    d += `M${x.toFixed(0)} ${(y + u * 30).toFixed(0)}V${top.toFixed(0)}`;
    if (kind === 0)
      d += `L${(x + wide / 2).toFixed(0)} ${(top - wide * 0.8).toFixed(0)}L${(x + wide).toFixed(0)} ${top.toFixed(0)}`;
    else if (kind === 1)
      d += `H${(x + wide * 0.25).toFixed(0)}v${(-wide * 0.5).toFixed(0)}h${(wide * 0.2).toFixed(0)}v${(-wide * 0.7).toFixed(0)}h${(wide * 0.1).toFixed(0)}v${(wide * 0.7).toFixed(0)}h${(wide * 0.2).toFixed(0)}v${(wide * 0.5).toFixed(0)}H${(x + wide).toFixed(0)}`;
    else if (kind === 2) d += `L${(x + wide).toFixed(0)} ${(top + wide * 0.5).toFixed(0)}`;
    else d += `H${(x + wide).toFixed(0)}`;
    d += `V${(y + u * 30).toFixed(0)}Z`;
    for (let ly = top + u * 3; ly < y; ly += u * 2.6) {
      for (let lx = x + u * 1.2; lx < x + wide - u * 1.6; lx += u * 2)
        if (rnd.chance(lit))
          lights += `M${lx.toFixed(0)} ${ly.toFixed(0)}h${(u * 0.9).toFixed(1)}v${(u * 1.3).toFixed(1)}h${(-u * 0.9).toFixed(1)}Z`;
    }
    x += wide + (rnd.chance(0.25) ? rnd.range(0, 3) * u : 0);
  }
  return path(d, ink) + path(lights, { fill: pal.glow, opacity: 0.35 + depth * 0.6 });
}

/** Layers of towers with the hotel in front. */
export function skyline(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.85, sun: [rnd.range(0.2, 0.42), rnd.range(0.3, 0.62)], size: 1.4 });
  out += blocks(s, { y: h * 0.74, low: h * 0.1, high: h * 0.3, depth: 0.05, lit: 0.02 });
  out += blocks(s, { y: h * 0.8, low: h * 0.1, high: h * 0.32, depth: 0.32, lit: 0.06 });
  out += blocks(s, { y: h * 0.88, low: h * 0.08, high: h * 0.28, depth: 0.56, lit: 0.14 });
  out += building(s, 'towerHotel', {
    x: w * rnd.range(0.62, 0.72),
    y: h * 0.9,
    size: h * rnd.range(0.4, 0.46),
  });
  out += rect([0, h * 0.895, w, h * 0.11], pal.dark);
  for (let i = 0; i < 13; i += 1)
    out += bush(s, [w * (i / 12), h * 0.905], u * rnd.range(5, 10), mix(pal.near, pal.dark, 0.55));
  for (const x of [0.12, 0.38, 0.9]) out += streetLamp(s, [w * x, h * 0.97], u * 17);
  return out + birds(s, [w * 0.3, h * 0.2], pal.dark);
}

/** Over the rooftops to far towers. */
export function rooftops(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.7, sun: [rnd.range(0.6, 0.84), rnd.range(0.25, 0.6)], size: 1.25 });
  out += blocks(s, { y: h * 0.68, low: h * 0.03, high: h * 0.11, depth: 0.08, lit: 0.03 });
  out += building(s, 'basilica', { x: w * rnd.range(0.26, 0.42), y: h * 0.68, size: u * rnd.range(34, 46) });
  if (rnd.chance(0.6)) out += balloon(s, [w * rnd.range(0.2, 0.5), h * 0.2], u * rnd.range(12, 18));
  const rows = [
    [0.72, 7, 0.35],
    [0.8, 11, 0.6],
    [0.9, 16, 0.85],
  ] as const;
  for (const [y, size] of rows)
    out += houseRow(
      s,
      {
        from: -u * rnd.range(1, 6),
        to: w,
        y: h * y + u * 6,
        width: [u * size * 0.9, u * size * 1.35],
        height: [u * size * 0.6, u * size * 1.2],
      },
      rnd.pick([0, 2]),
    );
  const roof = mix(pal.accent, pal.dark, 0.45);
  out += polygon(
    [
      [-9, h * 0.94],
      [w * 0.34, h * 0.86],
      [w * 0.72, h * 0.96],
      [w + 9, h * 0.9],
      [w + 9, h + 9],
      [-9, h + 9],
    ],
    roof,
  );
  for (let i = 0; i < 20; i += 1)
    out += path(
      `M${(w * (i / 18)).toFixed(0)} ${(h * 0.9).toFixed(0)}l${(-u * 3).toFixed(0)} ${(h * 0.14).toFixed(0)}`,
      { stroke: shade(roof, -0.05), width: u * 0.5, opacity: 0.0 + (i % 2) },
    );
  out +=
    rect([w * 0.2, h * 0.79, u * 8, u * 18], mix(pal.light, pal.mid, 0.5)) +
    rect([w * 0.2 - u, h * 0.785, u * 10, u * 2], mix(pal.dark, pal.mid, 0.2));
  const cat = mix(pal.dark, '#000000', 0.15);
  out += `<g transform="translate(${(w * 0.2 + u * 4).toFixed(0)} ${(h * 0.785).toFixed(0)})scale(${(u * 0.09).toFixed(3)})">${path('M-26 0Q-30 -40 -8 -58Q-16 -76 -12 -92L-3 -80H9L18 -92Q22 -72 12 -58Q26 -30 22 0ZM22 0Q52 0 46 -30', cat)}${path('M22 -2Q54 -4 44 -34', { stroke: cat, width: 7 })}</g>`;
  return out + birds(s, [w * 0.5, h * 0.3], pal.dark);
}

/** A suspension bridge before a far skyline. */
export function greatBridge(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.62, 0.68);
  const sun = rnd.range(0.55, 0.8);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.45, 0.8)], size: 1.35 });
  out += ranges(s, { from: sea - h * 0.02, to: sea, count: 1, height: h * 0.1, soft: true });
  out +=
    blocks(s, { y: sea, low: h * 0.05, high: h * 0.2, depth: 0.22, lit: 0.06 }) +
    drawWater(s, { top: sea, glitter: sun });
  out += building(s, 'towerHotel', { x: w * rnd.range(0.46, 0.56), y: sea + u, size: h * 0.2 });
  out += suspensionBridge(s, {
    y: sea - u * 4,
    left: w * 0.3,
    right: w * 1.02,
    tower: h * rnd.range(0.3, 0.4),
  });
  out += sailboat(s, [w * rnd.range(0.5, 0.7), h * 0.8], u * 18);
  out +=
    broadleaf(s, { x: w * 0.04, y: h * 1.04, size: u * 46, ink: pal.dark }) +
    bush(s, [w * 0.26, h * 1.02], u * 14, pal.dark) +
    bush(s, [w * 0.46, h * 1.04], u * 12, pal.dark);
  return out + birds(s, [w * 0.6, h * 0.2], pal.dark);
}
