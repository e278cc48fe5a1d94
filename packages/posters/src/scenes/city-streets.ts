import { building } from '../buildings/stand.ts';
import { houseRow, townHouse } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { bush } from '../nature/foreground.ts';
import { ranges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { summit } from '../summits.ts';
import { circle, type Point, path, polygon, rect } from '../svg.ts';
import { gondola, rowboat, sailboat } from '../things/boats.ts';
import { lampString, streetLamp } from '../things/shore.ts';
import { archBridge, tram } from '../things/spans.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';
import { blocks } from './city-skylines.ts';

/** A stone bridge over the river, a dome behind it. */
export function riverDome(s: Stage): string {
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
  const deck = h * rnd.range(0.73, 0.76);
  out += archBridge(s, {
    from: -u * 3,
    to: w + u * 3,
    y: deck,
    foot: h * 0.86,
    arches: s.tall ? 4 : 6,
    deck: u * 3.4,
  });
  for (let i = 0; i < 5; i += 1) out += streetLamp(s, [w * (0.1 + i * 0.2), deck], u * 11);
  out += gondola(s, [w * rnd.range(0.2, 0.44), h * rnd.range(0.91, 0.95)], u * 30);
  return out + birds(s, [w * 0.26, h * 0.22], pal.dark);
}

/** A canal between tall houses. */
export function canal(s: Stage): string {
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

/** A hill of houses with a tram climbing the street. */
export function tramHill(s: Stage): string {
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

/** A city of pagodas and roofs below a snow cone. */
export function easternCity(s: Stage): string {
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
