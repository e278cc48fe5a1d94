import { building } from '../buildings/stand.ts';
import { houseRow } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { fringe } from '../nature/conifers.ts';
import { cypress, palm } from '../nature/southern.ts';
import { heightAt, hillLine, land, ranges, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { summit } from '../summits.ts';
import { type Box, num } from '../svg.ts';
import { sailboat } from '../things/boats.ts';
import { drawWater } from '../water.ts';

function mountains(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const lit = landInk(pal, 0.4);
  let out = drawSky(s, { horizon: h * 0.7, sun: [rnd.range(0.6, 0.85), rnd.range(0.2, 0.5)] });
  out += ranges(s, { from: h * 0.6, to: h * 0.66, count: 2, height: h * 0.22 });
  out += summit(s, {
    x: w * rnd.range(0.3, 0.5),
    base: h * 0.84,
    height: h * rnd.range(0.42, 0.56),
    width: w * rnd.range(0.8, 1.1),
    lit,
    dim: shade(mix(lit, pal.dark, 0.22), -0.02),
    snow: rnd.range(0.2, 0.5),
  });
  const hill = hillLine(s, { y: h * 0.82, height: h * 0.06, waves: 1 });
  return (
    out +
    fringe(s, {
      ground: (x) => heightAt(hill, x),
      from: -5,
      to: w + 5,
      count: 24,
      size: [u * 6, u * 14],
      ink: mix(pal.near, pal.dark, 0.4),
    }) +
    land(s, hill, { ink: pal.mood === 'snow' ? pal.light : mix(pal.near, pal.dark, 0.2), soft: true })
  );
}

function sea(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const line = h * rnd.range(0.52, 0.66);
  const sun = rnd.range(0.25, 0.75);
  let out = drawSky(s, { horizon: line, sun: [sun, rnd.range(0.4, 0.85)], size: 1.3 });
  out +=
    ranges(s, { from: line, to: line, count: 1, height: h * 0.12, soft: true, depth: [0.2, 0.3] }) +
    drawWater(s, { top: line, glitter: sun, ripples: 22 });
  out += sailboat(s, [w * rnd.range(0.3, 0.7), line + u * 7], u * 17);
  if (rnd.chance(0.5)) {
    const hill = slopeLine(s, { from: h * 1.02, to: h * 0.66, sag: u });
    out +=
      land(s, hill, { ink: mix(pal.near, pal.dark, 0.2), soft: true }) +
      cypress(s, { x: w * 0.86, y: heightAt(hill, w * 0.86) + u, size: u * 34, ink: pal.dark });
  } else out += palm(s, { x: w * 0.9, y: h * 1.05, size: u * 78, ink: pal.dark });
  return out;
}

function roofs(s: Stage): string {
  const { rnd, w, h, u } = s;
  let out = drawSky(s, { horizon: h * 0.75, sun: [rnd.range(0.2, 0.8), rnd.range(0.3, 0.6)], size: 1.2 });
  out += building(s, rnd.pick(['basilica', 'church', 'pagoda'] as const), {
    x: w * rnd.range(0.35, 0.65),
    y: h * 0.78,
    size: u * rnd.range(40, 54),
  });
  for (const [y, k] of [
    [0.8, 0.7],
    [0.92, 1],
    [1.04, 1.35],
  ] as const)
    out += houseRow(
      s,
      {
        from: -u * rnd.range(1, 9),
        to: w,
        y: h * y + u * 8,
        width: [u * 13 * k, u * 19 * k],
        height: [u * 9 * k, u * 20 * k],
      },
      rnd.pick([0, 2, 3]),
    );
  return out;
}

function lakeside(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.6, 0.7);
  let out = drawSky(s, { horizon: shore, sun: [rnd.range(0.3, 0.7), rnd.range(0.3, 0.7)], size: 1.2 });
  out += ranges(s, {
    from: shore - h * 0.14,
    to: shore - h * 0.02,
    count: 3,
    height: h * 0.26,
    depth: [0.05, 0.5],
  });
  out += fringe(s, {
    ground: () => shore,
    from: -5,
    to: w + 5,
    count: 30,
    size: [u * 4, u * 11],
    ink: mix(pal.near, pal.dark, 0.4),
  });
  return (
    out +
    building(s, rnd.pick(['chalet', 'cabin', 'villa'] as const), {
      x: w * rnd.range(0.3, 0.7),
      y: shore,
      size: u * 26,
    }) +
    drawWater(s, { top: shore, glitter: rnd.range(0.3, 0.7), ripples: 20 })
  );
}

function dunes(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.7, sun: [rnd.range(0.25, 0.75), rnd.range(0.4, 0.75)], size: 1.5 });
  for (let i = 0; i < 4; i += 1)
    out += land(s, hillLine(s, { y: h * (0.62 + i * 0.1), height: h * 0.13, waves: rnd.range(0.6, 1.1) }), {
      ink: landInk(pal, 0.14 + i * 0.2),
      soft: true,
    });
  return (
    out +
    building(s, 'kasbah', { x: w * rnd.range(0.35, 0.65), y: h * 0.84, size: u * 34 }) +
    palm(s, { x: w * 0.86, y: h * 1.0, size: u * 60, ink: pal.dark })
  );
}

const views = [mountains, sea, roofs, lakeside, dunes] as const;

/** A landscape seen through an opening: drawn into the box and cut off at its edges. */
export function view(stage: Stage, [x, y, width, height]: Box): string {
  const { rnd } = stage;
  const inner: Stage = {
    ...stage,
    w: width,
    h: height,
    u: Math.min(width, height) / 100,
    tall: height > width,
  };
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}">${rnd.pick(views)(inner)}</svg>`;
}
