import { building } from '../buildings/stand.ts';
import { mix } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { boulder, bush, hangingBranch, jungleCorner } from '../nature/foreground.ts';
import { broadleaf } from '../nature/southern.ts';
import { heightAt, hillLine, land } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { circle, ellipse, type Point, path, polygon } from '../svg.ts';
import { lampString, lantern, windingPath } from '../things/shore.ts';
import { drawWater } from '../water.ts';
import { mist } from '../weather.ts';
import { depthInk, floorInk, snowy } from './forest-woods.ts';

/** A stream running down to the viewer past a cabin. */
export function byTheStream(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.5, sun: [rnd.range(0.4, 0.6), rnd.range(0.4, 0.7)], size: 1.1 });
  for (let i = 0; i < 3; i += 1) {
    const line = hillLine(s, { y: h * (0.46 + i * 0.05), height: h * 0.08, waves: 1.2 });
    out +=
      fringe(s, {
        ground: (x) => heightAt(line, x),
        from: -9,
        to: w + 9,
        count: 46,
        size: [u * 5, u * (10 + i * 3)],
        ink: depthInk(s, 0.16 + i * 0.22),
      }) + land(s, line, { ink: depthInk(s, 0.16 + i * 0.22), soft: true });
  }
  out += mist(s, h * 0.56, 0.5);
  out += land(s, hillLine(s, { y: h * 0.64, height: u * 3, waves: 1 }), { ink: floorInk(s), soft: true });
  out += windingPath(s, {
    from: [w * 0.4, h * 1.05],
    to: [w * 0.5, h * 0.62],
    width: u * 62,
    ink: mix(pal.water, pal.light, 0.12),
  });
  out += path(
    `M${w * 0.3} ${h * 0.95}h${u * 14}M${w * 0.38} ${h * 0.9}h${u * 9}M${w * 0.42} ${h * 0.98}h${u * 10}M${w * 0.4} ${h * 0.84}h${u * 7}`,
    { stroke: pal.light, width: u * 0.7, opacity: 0.7 },
  );
  out += building(s, rnd.pick(s.eastern ? (['ryokan', 'cabin'] as const) : (['aFrame', 'cabin'] as const)), {
    x: w * rnd.range(0.72, 0.78),
    y: h * 0.78,
    size: u * 40,
  });
  out += firGroup(s, {
    ground: (x) => h * 0.72 + x * 0,
    from: w * 0.02,
    to: w * 0.26,
    count: 6,
    size: [u * 22, u * 40],
    ink: mix(floorInk(s), pal.dark, 0.6),
  });
  for (let i = 0; i < 7; i += 1)
    out += boulder(
      s,
      [w * rnd.pick([0.1, 0.18, 0.24, 0.6, 0.7, 0.8]) + rnd.range(-3, 3) * u, h * rnd.range(0.86, 1.0)],
      u * rnd.range(5, 11),
      mix(pal.mid, pal.dark, rnd.range(0.3, 0.6)),
    );
  return (
    out +
    firGroup(s, {
      ground: () => h * 1.04,
      from: w * 0.88,
      to: w * 1.04,
      count: 3,
      size: [u * 36, u * 58],
      ink: pal.dark,
    })
  );
}

/** A ryokan behind maples and lanterns, stepping stones to the door. */
export function ryokanGarden(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.6, sun: [rnd.range(0.2, 0.4), rnd.range(0.25, 0.5)], size: 1.5 });
  for (let i = 0; i < 3; i += 1) {
    const line = hillLine(s, { y: h * (0.48 + i * 0.06), height: h * 0.12, waves: 1 });
    out +=
      land(s, line, { ink: depthInk(s, 0.1 + i * 0.2), soft: true }) +
      fringe(s, {
        ground: (x) => heightAt(line, x),
        from: -9,
        to: w + 9,
        count: 36,
        size: [u * 4, u * 9],
        ink: depthInk(s, 0.1 + i * 0.2),
      });
  }
  out += mist(s, h * 0.6, 0.6);
  out += land(s, hillLine(s, { y: h * 0.72, height: u * 2, waves: 1 }), { ink: floorInk(s), soft: true });
  const x = w * rnd.range(0.54, 0.62);
  const maple = snowy(s)
    ? mix(pal.dark, pal.mid, 0.4)
    : pal.mood === 'night'
      ? mix(pal.accent, pal.dark, 0.3)
      : pal.accent;
  out += broadleaf(s, { x: w * 0.9, y: h * 0.74, size: u * 42, ink: mix(maple, pal.dark, 0.2) });
  out += building(s, rnd.pick(['ryokan', 'ryokan', 'pagoda'] as const), {
    x,
    y: h * 0.75,
    size: u * rnd.range(50, 58),
  });
  out += broadleaf(s, { x: w * 0.12, y: h * 0.8, size: u * 50, ink: maple });
  out +=
    drawWater(s, { top: h * 0.86, bottom: h, ripples: 10 }) +
    path(
      `M-9 ${h * 0.85}Q${w * 0.3} ${h * 0.9} ${w * 0.6} ${h * 0.855}T${w + 9} ${h * 0.88}V${h * 0.8}H-9Z`,
      floorInk(s),
    );
  for (let i = 0; i < 4; i += 1)
    out += ellipse(
      [x + (i % 2 ? 2 : -2) * u - i * u * 4, h * (0.78 + i * 0.06), u * (4 + i * 1.4), u * (1.2 + i * 0.5)],
      mix(pal.mid, pal.light, 0.4),
    );
  for (const bx of [0.3, 0.8, 0.9])
    out += bush(s, [w * bx, h * 0.8], u * rnd.range(7, 11), mix(floorInk(s), pal.dark, 0.4));
  out += lantern(s, [w * 0.2, h * 0.52], u * 5) + lantern(s, [w * 0.88, h * 0.56], u * 4.4);
  return out + hangingBranch(s, { x: 0, y: u * 5, size: u * 58, ink: mix(maple, pal.dark, 0.35) });
}

/** A jungle lodge by a waterfall, framed with great leaves. */
export function jungleFalls(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.5, sun: [rnd.range(0.6, 0.8), rnd.range(0.3, 0.5)], size: 1.2 });
  for (let i = 0; i < 3; i += 1) {
    const line = hillLine(s, { y: h * (0.34 + i * 0.08), height: h * 0.16, waves: 1.1 });
    out += land(s, line, { ink: landInk(pal, 0.1 + i * 0.2), soft: true });
    for (let k = 0; k < 16; k += 1)
      out += circle(
        [w * (k / 15), heightAt(line, w * (k / 15)) + u, u * rnd.range(2, 4.4)],
        landInk(pal, 0.1 + i * 0.2),
      );
  }
  const rock = mix(pal.near, pal.dark, 0.35);
  const fx = w * rnd.range(0.3, 0.42);
  out += polygon(
    [
      [-9, h * 0.34],
      [fx - u * 10, h * 0.38],
      [fx + u * 11, h * 0.38],
      [w * 0.66, h * 0.5],
      [w * 0.72, h * 0.8],
      [-9, h * 0.8],
    ],
    rock,
  );
  const fall: Point[] = [
    [fx - u * 4.5, h * 0.375],
    [fx + u * 4.5, h * 0.375],
    [fx + u * 7.5, h * 0.8],
    [fx - u * 6.5, h * 0.8],
  ];
  out += polygon(fall, mix(pal.light, pal.water, 0.2));
  for (let i = 0; i < 7; i += 1)
    out += path(`M${fx + (i - 3) * u * 1.3} ${h * 0.39}L${fx + (i - 3) * u * 1.9} ${h * 0.79}`, {
      stroke: mix(pal.water, pal.light, 0.35),
      width: u * 0.5,
      dash: `${rnd.int(20, 60)} ${rnd.int(12, 40)}`,
    });
  out += drawWater(s, { top: h * 0.78, ripples: 26 });
  for (let i = 0; i < 7; i += 1)
    out += ellipse(
      [
        fx + rnd.range(-11, 11) * u,
        h * 0.79 + rnd.range(-1, 1) * u,
        u * rnd.range(3, 6),
        u * rnd.range(1.4, 3),
      ],
      { fill: pal.light, opacity: 0.75 },
    );
  for (let i = 0; i < 9; i += 1)
    out += bush(
      s,
      [w * rnd.pick([0.04, 0.1, 0.16, 0.56, 0.62, 0.68]) + rnd.range(-3, 3) * u, h * rnd.range(0.42, 0.78)],
      u * rnd.range(6, 11),
      mix(pal.near, pal.dark, rnd.range(0.05, 0.5)),
    );
  out += building(s, 'bungalow', { x: w * rnd.range(0.7, 0.76), y: h * 0.81, size: u * 42 });
  out += lampString(s, [w * 0.5, h * 0.6], [w * 0.99, h * 0.6]);
  return (
    out +
    jungleCorner(s, { x: -u * 2, y: h + u * 2, size: u * 42 }) +
    jungleCorner(s, { x: w + u * 2, y: h + u * 4, size: u * 32, flip: true }) +
    hangingBranch(s, { x: 0, y: u * 2, size: u * 44, ink: pal.dark })
  );
}
