import { building } from '../buildings/stand.ts';
import { houseRow, townHouse } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { bush } from '../nature/foreground.ts';
import { broadleaf } from '../nature/southern.ts';
import { ranges, summit } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { circle, type Point, path, polygon, rect } from '../svg.ts';
import { balloon, gondola, rowboat, sailboat } from '../things/boats.ts';
import { lampString, streetLamp } from '../things/shore.ts';
import { archBridge, suspensionBridge, tram } from '../things/spans.ts';
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
function blocks(s: Stage, { y, low, high, depth, lit = 0.1 }: Blocks): string {
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
function skyline(s: Stage): string {
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

/** A stone bridge over the river, a dome behind it. */
function riverDome(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const bank = h * rnd.range(0.62, 0.66);
  const sun = rnd.range(0.15, 0.4);
  let out = drawSky(s, { horizon: bank, sun: [sun, rnd.range(0.4, 0.7)] });
  out += ranges(s, { from: bank - h * 0.08, to: bank - h * 0.05, count: 1, height: h * 0.08, soft: true });
  out += blocks(s, { y: bank, low: h * 0.04, high: h * 0.11, depth: 0.3, lit: 0.08 });
  out += building(s, 'basilica', { x: w * rnd.range(0.6, 0.7), y: bank, size: u * rnd.range(44, 54) });
  out +=
    houseRow(s, { from: -u, to: w * 0.4, y: bank, width: [u * 6, u * 9], height: [u * 9, u * 17] }) +
    houseRow(s, { from: w * 0.86, to: w, y: bank, width: [u * 6, u * 9], height: [u * 9, u * 15] });
  for (let i = 0; i < 9; i += 1)
    out += bush(
      s,
      [w * (0.42 + i * 0.055), bank + u * 0.6],
      u * rnd.range(4, 7),
      mix(pal.near, pal.dark, 0.25),
    );
  out +=
    rect([0, bank, w, u * 3], mix(pal.light, pal.mid, 0.6)) +
    drawWater(s, { top: bank + u * 2.6, glitter: sun });
  out += archBridge(s, {
    from: -u * 3,
    to: w + u * 3,
    y: h * rnd.range(0.73, 0.76),
    foot: h * 0.86,
    arches: s.tall ? 4 : 6,
    deck: u * 3.4,
  });
  for (let i = 0; i < 5; i += 1) out += streetLamp(s, [w * (0.1 + i * 0.2), h * 0.745], u * 11);
  out += gondola(s, [w * rnd.range(0.2, 0.44), h * rnd.range(0.91, 0.95)], u * 30);
  return out + birds(s, [w * 0.26, h * 0.22], pal.dark);
}

/** A canal between tall houses. */
function canal(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.6, sun: [0.5, rnd.range(0.45, 0.75)], size: 0.9 });
  const quay = h * 0.66;
  out += blocks(s, { y: quay, low: h * 0.1, high: h * 0.2, depth: 0.15, lit: 0.04 });
  out += building(s, rnd.pick(['church', 'basilica'] as const), { x: w * 0.5, y: quay - u, size: u * 30 });
  out += drawWater(s, { top: quay, glitter: 0.5 });
  for (const side of [-1, 1]) {
    for (let i = 4; i >= 0; i -= 1) {
      const k = 0.62 ** i;
      const width = w * 0.17 * k;
      const edge = w * (0.5 - 0.1) * (1 - 0.62 ** (i + 1)) * 0;
      const x = side < 0 ? w * 0.4 - w * 0.46 * k + edge : w * 0.6 + w * 0.46 * k - width - edge;
      const foot = quay + h * 0.2 * k;
      out += townHouse(
        s,
        { x, y: foot, width: width + 1, height: h * rnd.range(0.44, 0.56) * k ** 0.9 },
        rnd.pick([0, 1, 2, 4]),
      );
    }
    const base: Point[] =
      side < 0
        ? [
            [-9, quay + h * 0.16],
            [w * 0.11, quay + h * 0.16],
            [w * 0.38, quay + u * 2],
            [w * 0.38, quay + u * 3.6],
            [w * 0.13, quay + h * 0.235],
            [-9, quay + h * 0.27],
          ]
        : [
            [w + 9, quay + h * 0.16],
            [w * 0.89, quay + h * 0.16],
            [w * 0.62, quay + u * 2],
            [w * 0.62, quay + u * 3.6],
            [w * 0.87, quay + h * 0.235],
            [w + 9, quay + h * 0.27],
          ];
    out += polygon(base, mix(pal.mid, pal.dark, 0.55));
  }
  out += archBridge(s, {
    from: w * 0.34,
    to: w * 0.66,
    y: quay - u,
    foot: quay + u * 5,
    arches: 1,
    deck: u * 2,
  });
  out += rnd.pick([gondola, rowboat])(s, [w * rnd.range(0.42, 0.56), h * 0.88], u * 30);
  return out + lampString(s, [w * 0.1, h * 0.34], [w * 0.9, h * 0.36]);
}

/** Over the rooftops to far towers. */
function rooftops(s: Stage): string {
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

/** A hill of houses with a tram climbing the street. */
function tramHill(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sun = rnd.range(0.34, 0.6);
  let out = drawSky(s, { horizon: h * 0.55, sun: [sun, rnd.range(0.35, 0.7)] });
  out += ranges(s, {
    from: h * 0.53,
    to: h * 0.54,
    count: 1,
    height: h * 0.05,
    soft: true,
    depth: [0.15, 0.2],
  });
  out +=
    drawWater(s, { top: h * 0.55, bottom: h * 0.75, glitter: sun }) + sailboat(s, [w * 0.48, h * 0.6], u * 9);
  const street: Point[] = [
    [w * 0.4, h * 0.62],
    [w * 0.6, h * 0.62],
    [w * 0.86, h * 1.02],
    [w * 0.14, h * 1.02],
  ];
  out += polygon(street, mix(pal.mid, pal.light, 0.35));
  for (const x of [0.44, 0.53]) {
    const foot = 0.5 + (x - 0.5) * 4.2;
    out += path(
      `M${(w * x).toFixed(0)} ${(h * 0.62).toFixed(0)}L${(w * foot).toFixed(0)} ${(h * 1.02).toFixed(0)}`,
      { stroke: pal.dark, width: u * 0.6, opacity: 0.6 },
    );
  }
  for (let i = 4; i >= 0; i -= 1) {
    const k = 0.72 ** i;
    const width = w * 0.2 * k;
    const foot = h * 0.6 + h * 0.42 * k ** 1.4;
    out += townHouse(
      s,
      { x: w * 0.42 - w * 0.36 * k - width * 0.34, y: foot, width, height: h * 0.5 * k },
      rnd.pick([0, 2, 3]),
    );
    out += townHouse(
      s,
      { x: w * 0.58 + w * 0.36 * k - width * 0.66, y: foot, width, height: h * 0.54 * k },
      rnd.pick([0, 2, 3]),
    );
  }
  out += tram(s, [w * 0.49, h * 0.86], u * 21);
  return out + lampString(s, [w * 0.2, h * 0.36], [w * 0.8, h * 0.4]);
}

/** A suspension bridge before a far skyline. */
function greatBridge(s: Stage): string {
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

/** A city of pagodas and roofs below a snow cone. */
function easternCity(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.66, sun: [rnd.range(0.14, 0.3), rnd.range(0.25, 0.5)], size: 1.3 });
  const lit = landInk(pal, 0.3);
  out += summit(s, {
    x: w * rnd.range(0.45, 0.6),
    base: h * 0.72,
    height: h * 0.36,
    width: w * 1.15,
    lit,
    dim: shade(mix(lit, pal.dark, 0.15), -0.02),
    snow: 0.4,
  });
  out += blocks(s, { y: h * 0.76, low: h * 0.03, high: h * 0.1, depth: 0.35, lit: 0.1 });
  out += building(s, 'pagoda', { x: w * rnd.range(0.66, 0.74), y: h * 0.84, size: u * rnd.range(42, 50) });
  out +=
    houseRow(
      s,
      { from: -u * 3, to: w * 0.5, y: h * 0.86, width: [u * 9, u * 13], height: [u * 7, u * 15] },
      2,
    ) +
    houseRow(s, { from: w * 0.84, to: w, y: h * 0.86, width: [u * 9, u * 13], height: [u * 7, u * 12] }, 2);
  out += building(s, 'ryokan', { x: w * 0.26, y: h * 0.97, size: u * 46 });
  const blossom = [mix(pal.accent, pal.light, 0.55), mix(pal.accent, pal.light, 0.7)];
  out += path(
    `M${w + 9} ${h * 0.1}Q${w * 0.86} ${h * 0.14} ${w * 0.6} ${h * 0.08}M${w * 0.84} ${h * 0.125}Q${w * 0.76} ${h * 0.2} ${w * 0.68} ${h * 0.2}`,
    { stroke: pal.dark, width: u * 1.3 },
  );
  for (let i = 0; i < 46; i += 1) {
    const t = rnd.next();
    out += circle(
      [
        w * (0.6 + 0.42 * t) + rnd.range(-3, 3) * u,
        h * (0.09 + Math.sin(t * 3) * 0.03) + rnd.range(-4, 5) * u,
        u * rnd.range(0.8, 2.2),
      ],
      rnd.pick(blossom),
    );
  }
  out += rect([0, h * 0.965, w, h * 0.05], pal.dark);
  for (let i = 0; i < 7; i += 1)
    out += bush(s, [w * (0.5 + i * 0.09), h * 0.985], u * rnd.range(7, 11), mix(pal.near, pal.dark, 0.5));
  return out;
}

export const city = [skyline, riverDome, canal, rooftops, tramHill, greatBridge, easternCity] as const;
