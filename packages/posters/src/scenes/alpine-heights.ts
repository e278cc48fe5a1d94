import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { boulder, flowers } from '../nature/foreground.ts';
import { heightAt, hillLine, land, ranges, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { summit } from '../summits.ts';
import { polygon } from '../svg.ts';
import { cableway } from '../things/boats.ts';
import { windingPath } from '../things/shore.ts';
import { birds, mist } from '../weather.ts';

export const white = (s: Stage): boolean => s.pal.mood === 'snow';
/** Trees must stand out from the ground, which is pale under snow. */
export const treeInk = (s: Stage): string =>
  white(s) ? mix(s.pal.dark, s.pal.mid, 0.18) : mix(s.pal.near, s.pal.dark, 0.55);

export function greatPeak(
  s: Stage,
  { x, base, height, width }: { x: number; base: number; height: number; width: number },
): string {
  const lit = landInk(s.pal, white(s) ? 0.35 : 0.42);
  return summit(s, {
    x: x * s.w,
    base: base * s.h,
    height: height * s.h,
    width: width * s.h,
    lit,
    dim: shade(mix(lit, s.pal.dark, 0.22), -0.02),
    snow: s.pal.mood === 'golden' ? s.rnd.range(0.1, 0.4) : s.rnd.range(0.22, 0.55),
  });
}

/** A chalet on a knoll below a great peak. */
export function chaletBelowPeak(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.66, sun: [rnd.range(0.68, 0.88), rnd.range(0.2, 0.5)] });
  out += ranges(s, { from: h * 0.5, to: h * 0.56, count: 2, height: h * 0.16 });
  out += greatPeak(s, {
    x: rnd.range(0.3, 0.5),
    base: 0.78,
    height: rnd.range(0.5, 0.6),
    width: rnd.range(0.75, 1),
  });
  if (rnd.chance(0.6)) out += mist(s, h * 0.6);
  const back = hillLine(s, { y: h * 0.72, height: h * 0.07, waves: 1.2 });
  out += land(s, back, { ink: mix(pal.mid, pal.near, 0.5), soft: true });
  out += fringe(s, {
    ground: (x) => heightAt(back, x),
    from: -10,
    to: w,
    count: 46,
    size: [u * 3, u * 7],
    ink: mix(treeInk(s), pal.mid, 0.4),
  });
  const knoll = slopeLine(s, { from: h * 0.86, to: h * rnd.range(0.74, 0.79), sag: u });
  out += land(s, knoll, { ink: pal.near, soft: true });
  const x = w * rnd.range(0.64, 0.72);
  out += windingPath(s, {
    from: [w * 0.3, h],
    to: [x, heightAt(knoll, x) + u],
    width: u * 16,
    ink: mix(pal.near, pal.light, 0.45),
  });
  out += firGroup(s, {
    ground: (q) => heightAt(knoll, q),
    from: w * 0.84,
    to: w * 1.02,
    count: 5,
    size: [u * 15, u * 27],
    ink: treeInk(s),
  });
  out += building(s, 'chalet', { x, y: heightAt(knoll, x) + u * 1.2, size: u * rnd.range(34, 42) });
  out += firGroup(s, {
    ground: () => h * 1.02,
    from: -u * 2,
    to: w * 0.22,
    count: 5,
    size: [u * 24, u * 46],
    ink: pal.dark,
  });
  if (!white(s))
    out += flowers(s, { from: h * 0.9, to: h, count: 70, inks: [pal.light, pal.accent, pal.glow] });
  return out + birds(s, [w * 0.3, h * 0.24], pal.dark);
}

/** A cable car over a gorge to a station hotel. */
export function overTheGorge(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.75, sun: [rnd.range(0.12, 0.35), rnd.range(0.2, 0.4)] });
  out += ranges(s, { from: h * 0.55, to: h * 0.75, count: 3, height: h * 0.24 });
  out += mist(s, h * 0.74, 0.7) + mist(s, h * 0.84, 0.7);
  const cliffX = w * rnd.range(0.6, 0.66);
  const top = h * rnd.range(0.46, 0.54);
  const rock = mix(pal.near, pal.dark, white(s) ? 0.5 : 0.25);
  out += polygon(
    [
      [cliffX - u * 6, h * 1.02],
      [cliffX - u * 1, h * 0.82],
      [cliffX - u * 7, h * 0.7],
      [cliffX + u * 1, top + u * 6],
      [cliffX - u * 2, top + u],
      [cliffX + u * 5, top],
      [w + 9, top - u],
      [w + 9, h * 1.02],
    ],
    rock,
  );
  for (let i = 0; i < 5; i += 1) {
    const x = cliffX + u * (5 + i * 8);
    out += polygon(
      [
        [x, top + u * rnd.range(3, 9)],
        [x + u * 3, h * rnd.range(0.7, 0.8)],
        [x + u * rnd.range(1, 5), h * 1.02],
        [x + u * 7, h * 1.02],
        [x + u * 5, h * 0.7],
      ],
      shade(rock, -0.04),
    );
  }
  out += land(
    s,
    [
      [cliffX + u * 3, top - u],
      [w + 9, top - u * 2],
    ],
    { ink: white(s) ? pal.light : mix(pal.near, pal.light, 0.12), bottom: top + u * 2 },
  );
  out += firGroup(s, {
    ground: () => top,
    from: w * 0.92,
    to: w * 1.04,
    count: 4,
    size: [u * 10, u * 19],
    ink: treeInk(s),
  });
  out += building(s, rnd.pick(['grandHotel', 'refuge', 'chalet'] as const), {
    x: cliffX + u * 20,
    y: top,
    size: u * 30,
  });
  out += cableway(s, [-u * 4, h * rnd.range(0.66, 0.78)], [cliffX + u * 4, top - u * 6]);
  out += firGroup(s, {
    ground: () => h * 1.03,
    from: -u * 4,
    to: w * 0.4,
    count: 9,
    size: [u * 16, u * 34],
    ink: pal.dark,
  });
  return out + birds(s, [w * 0.4, h * 0.3], pal.dark);
}

/** A refuge above a sea of clouds. */
export function aboveClouds(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, {
    horizon: h * 0.62,
    sun: [rnd.range(0.25, 0.5), rnd.range(0.5, 0.9)],
    size: 1.4,
    clouds: false,
  });
  out += greatPeak(s, { x: rnd.range(0.12, 0.25), base: 0.72, height: rnd.range(0.22, 0.32), width: 0.42 });
  out += greatPeak(s, { x: rnd.range(0.45, 0.6), base: 0.74, height: rnd.range(0.16, 0.22), width: 0.34 });
  for (let k = 0; k < 6; k += 1) {
    const y = h * (0.6 + k * 0.055);
    const ink = mix(mix(pal.sky[2], pal.light, 0.5), pal.sky[1], 0.1 + k * 0.09);
    let lumps = '';
    for (let x = -u * 6; x < w + u * 10; x += u * rnd.range(6, 15))
      lumps += `<ellipse cx="${x.toFixed(1)}" cy="${(y + u * 4).toFixed(1)}" rx="${(u * rnd.range(7, 15)).toFixed(1)}" ry="${(u * rnd.range(3, 6.5)).toFixed(1)}"/>`;
    out += `<g fill="${ink}">${lumps}<rect x="-9" y="${(y + u * 4).toFixed(1)}" width="${w + 18}" height="${h}"/></g>`;
  }
  const ridge = slopeLine(s, { from: h * 1.0, to: h * rnd.range(0.66, 0.72), sag: u * 1.4 });
  const ink = white(s) ? pal.light : mix(pal.near, pal.dark, 0.3);
  out += land(s, ridge, { ink });
  const x = w * rnd.range(0.7, 0.76);
  out += building(s, rnd.pick(['refuge', 'refuge', 'chalet', 'aFrame'] as const), {
    x,
    y: heightAt(ridge, x) + u * 2.4,
    size: u * rnd.range(28, 36),
  });
  for (let i = 0; i < 5; i += 1) {
    const bx = w * rnd.range(0.15, 0.6);
    out += boulder(s, [bx, heightAt(ridge, bx) + u * 2], u * rnd.range(4, 8), mix(ink, pal.dark, 0.3));
  }
  return out + birds(s, [w * 0.38, h * 0.34], pal.dark);
}
