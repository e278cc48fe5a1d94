import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { boulder, flowers, grass } from '../nature/foreground.ts';
import { heightAt, hillLine, land, ranges, slopeLine, summit } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { polygon } from '../svg.ts';
import { cableway, rowboat } from '../things/boats.ts';
import { windingPath } from '../things/shore.ts';
import { archBridge, train } from '../things/spans.ts';
import { stillWater } from '../water.ts';
import { birds, mist } from '../weather.ts';

const white = (s: Stage): boolean => s.pal.mood === 'snow';
/** Trees must stand out from the ground, which is pale under snow. */
const treeInk = (s: Stage): string =>
  white(s) ? mix(s.pal.dark, s.pal.mid, 0.18) : mix(s.pal.near, s.pal.dark, 0.55);

function greatPeak(
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
function chaletBelowPeak(s: Stage): string {
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

/** A village deep in a valley between two dark slopes. */
function valley(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.6, sun: [rnd.range(0.4, 0.62), rnd.range(0.45, 0.75)], size: 1.2 });
  out += ranges(s, { from: h * 0.46, to: h * 0.6, count: 3, height: h * 0.2, depth: [0.02, 0.4] });
  const floor = hillLine(s, { y: h * 0.72, height: h * 0.03, waves: 1 });
  out += land(s, floor, { ink: mix(pal.near, pal.light, white(s) ? 0.4 : 0.16), soft: true });
  const vx = w * rnd.range(0.5, 0.6);
  out += windingPath(s, {
    from: [w * 0.45, h],
    to: [vx, h * 0.74],
    width: u * 15,
    ink: mix(pal.water, pal.light, 0.3),
  });
  out += building(s, 'church', { x: vx, y: h * 0.745, size: u * 17 });
  for (let i = 0; i < 5; i += 1)
    out += building(s, 'chalet', {
      x: vx + (i - 2) * u * 10 + rnd.range(-2, 2) * u,
      y: h * (0.755 + (i % 2) * 0.025),
      size: u * rnd.range(9, 12),
    });
  const left = slopeLine(s, { from: h * 0.34, to: h * 1.02, sag: u * 2 }).map(
    ([x, y]) => [x * 0.62, y] as const,
  );
  out += land(s, left, { ink: mix(pal.near, pal.dark, 0.45) });
  out += fringe(s, {
    ground: (x) => heightAt(left, x),
    from: -10,
    to: w * 0.56,
    count: 30,
    size: [u * 6, u * 14],
    ink: mix(pal.near, pal.dark, 0.45),
  });
  const right = slopeLine(s, { from: h * 1.0, to: h * 0.5, sag: u * 2 }).map(
    ([x, y]) => [w * 0.5 + x * 0.52, y] as const,
  );
  out += land(s, right, { ink: mix(pal.near, pal.dark, 0.7) });
  out += fringe(s, {
    ground: (x) => heightAt(right, x),
    from: w * 0.52,
    to: w * 1.02,
    count: 26,
    size: [u * 8, u * 18],
    ink: mix(pal.near, pal.dark, 0.7),
  });
  return (
    out +
    firGroup(s, {
      ground: () => h * 1.04,
      from: -u * 4,
      to: w * 0.2,
      count: 4,
      size: [u * 30, u * 52],
      ink: pal.dark,
    })
  );
}

/** A still mountain lake mirroring the peak. */
function tarn(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.6, 0.66);
  const sun = rnd.range(0.65, 0.85);
  let out = drawSky(s, { horizon: shore, sun: [sun, rnd.range(0.25, 0.5)] });
  let scene = ranges(s, { from: shore - h * 0.08, to: shore - h * 0.03, count: 2, height: h * 0.14 });
  scene += greatPeak(s, {
    x: rnd.range(0.3, 0.45),
    base: shore / h + 0.005,
    height: rnd.range(0.38, 0.48),
    width: rnd.range(0.65, 0.85),
  });
  const bank = hillLine(s, { y: shore - u * 1.5, height: u * 4, waves: 2 });
  scene += land(s, bank, { ink: mix(pal.near, pal.mid, 0.35), soft: true });
  scene += fringe(s, {
    ground: (x) => heightAt(bank, x),
    from: 0,
    to: w * 0.55,
    count: 34,
    size: [u * 4, u * 10],
    ink: mix(treeInk(s), pal.mid, 0.25),
  });
  scene += building(s, rnd.pick(['refuge', 'chalet', 'cabin'] as const), {
    x: w * rnd.range(0.66, 0.76),
    y: shore,
    size: u * rnd.range(24, 30),
  });
  scene += firGroup(s, {
    ground: () => shore,
    from: w * 0.85,
    to: w * 1.02,
    count: 5,
    size: [u * 12, u * 21],
    ink: treeInk(s),
  });
  out += stillWater(s, { shore, scene, glitter: sun });
  out += rowboat(s, [w * rnd.range(0.35, 0.55), h * rnd.range(0.8, 0.86)], u * 20);
  out +=
    boulder(s, [w * 0.08, h * 1.01], u * 16, pal.dark) + boulder(s, [w * 0.2, h * 1.02], u * 10, pal.dark);
  return (
    out +
    grass(s, { ground: (x) => (x < w * 0.3 ? h * 0.99 : h * 1.2), count: 70, size: u * 9, ink: pal.dark })
  );
}

/** A cable car over a gorge to a station hotel. */
function overTheGorge(s: Stage): string {
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
function aboveClouds(s: Stage): string {
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

/** A grand hotel at the foot of the range. */
function grandHotelBelow(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.64, sun: [rnd.range(0.14, 0.86), rnd.range(0.16, 0.36)] });
  out +=
    greatPeak(s, { x: 0.2, base: 0.74, height: rnd.range(0.36, 0.44), width: 0.7 }) +
    greatPeak(s, { x: 0.78, base: 0.74, height: rnd.range(0.38, 0.5), width: 0.72 });
  const wood = hillLine(s, { y: h * 0.66, height: h * 0.08, waves: 1 });
  const woodInk = mix(treeInk(s), pal.mid, 0.3);
  out +=
    land(s, wood, { ink: woodInk, soft: true }) +
    fringe(s, {
      ground: (x) => heightAt(wood, x),
      from: -9,
      to: w + 9,
      count: 60,
      size: [u * 4, u * 9],
      ink: woodInk,
    });
  out += land(s, hillLine(s, { y: h * 0.79, height: h * 0.02, waves: 1 }), { ink: pal.near, soft: true });
  out += building(s, 'grandHotel', { x: w * 0.5, y: h * 0.8, size: Math.min(w * 0.72, u * 66) });
  out += windingPath(s, {
    from: [w * 0.62, h],
    to: [w * 0.5, h * 0.81],
    width: u * 20,
    ink: mix(pal.near, pal.light, 0.5),
  });
  out += firGroup(s, {
    ground: () => h * 1.0,
    from: -u * 3,
    to: w * 0.2,
    count: 6,
    size: [u * 18, u * 34],
    ink: treeInk(s),
  });
  out += firGroup(s, {
    ground: () => h * 1.0,
    from: w * 0.82,
    to: w * 1.03,
    count: 6,
    size: [u * 18, u * 34],
    ink: treeInk(s),
  });
  return out;
}

/** A red train on a viaduct. */
function viaduct(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.6, sun: [rnd.range(0.2, 0.4), rnd.range(0.3, 0.55)] });
  out += ranges(s, { from: h * 0.45, to: h * 0.5, count: 2, height: h * 0.18 });
  out += greatPeak(s, { x: rnd.range(0.6, 0.75), base: 0.82, height: rnd.range(0.46, 0.58), width: 0.86 });
  const far = hillLine(s, { y: h * 0.78, height: h * 0.1, waves: 1.3 });
  out +=
    land(s, far, { ink: mix(pal.mid, pal.near, 0.6), soft: true }) +
    fringe(s, {
      ground: (x) => heightAt(far, x),
      from: -9,
      to: w + 9,
      count: 50,
      size: [u * 4, u * 9],
      ink: mix(treeInk(s), pal.mid, 0.35),
    });
  out += building(s, 'chalet', { x: w * 0.78, y: heightAt(far, w * 0.78) + u, size: u * 15 });
  const y = h * rnd.range(0.64, 0.7);
  out += archBridge(s, {
    from: -w * 0.02,
    to: w * 1.02,
    y,
    foot: h * 1.02,
    arches: s.tall ? 4 : 6,
    deck: u * 3,
  });
  out += train(s, [w * rnd.range(0.18, 0.34), y - u * 0.2], u * 58);
  const near = slopeLine(s, { from: h * 0.84, to: h * 0.98, sag: u * 2 });
  out +=
    land(s, near, { ink: pal.near, soft: true }) +
    firGroup(s, {
      ground: (x) => heightAt(near, x) + u * 2,
      from: -u * 3,
      to: w * 0.34,
      count: 6,
      size: [u * 14, u * 28],
      ink: treeInk(s),
    });
  return (
    out +
    firGroup(s, {
      ground: () => h * 1.04,
      from: w * 0.8,
      to: w * 1.03,
      count: 4,
      size: [u * 22, u * 40],
      ink: pal.dark,
    })
  );
}

export const alpine = [
  chaletBelowPeak,
  valley,
  tarn,
  overTheGorge,
  aboveClouds,
  grandHotelBelow,
  viaduct,
] as const;
