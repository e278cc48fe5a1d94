import { building } from '../buildings/stand.ts';
import { mix } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { boulder, grass } from '../nature/foreground.ts';
import { heightAt, hillLine, land, ranges, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { rowboat } from '../things/boats.ts';
import { windingPath } from '../things/shore.ts';
import { archBridge, train } from '../things/spans.ts';
import { stillWater } from '../water.ts';
import { greatPeak, treeInk, white } from './alpine-heights.ts';

/** A village deep in a valley between two dark slopes. */
export function valley(s: Stage): string {
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
export function tarn(s: Stage): string {
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

/** A grand hotel at the foot of the range. */
export function grandHotelBelow(s: Stage): string {
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
export function viaduct(s: Stage): string {
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
  const near = slopeLine(s, { from: h * 0.84, to: h * 0.96, sag: u * 2 });
  const stand = w * rnd.range(0.5, 0.6);
  out +=
    land(s, near, { ink: pal.near, soft: true }) +
    building(s, 'chalet', { x: stand, y: heightAt(near, stand) + u * 3, size: u * 25 }) +
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
