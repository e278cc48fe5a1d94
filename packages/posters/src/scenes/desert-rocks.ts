import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { boulder, bush } from '../nature/foreground.ts';
import { agave, saguaro } from '../nature/southern.ts';
import { hillLine, land, rockEdge, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { ellipse, type Point, path, polygon } from '../svg.ts';
import { balloon } from '../things/boats.ts';
import { windingPath } from '../things/shore.ts';
import { birds } from '../weather.ts';
import { plant } from './desert-dunes.ts';

function mesa(
  s: Stage,
  { x, y, width, height, ink }: { x: number; y: number; width: number; height: number; ink: string },
): string {
  const { rnd, pal } = s;
  const top = y - height;
  const left = rockEdge([x - width * 0.75, y], [x - width * 0.42, top + height * 0.38], {
    rough: height * 0.03,
    rnd,
    levels: 3,
  });
  const right = rockEdge([x + width * 0.42, top + height * 0.38], [x + width * 0.8, y], {
    rough: height * 0.03,
    rnd,
    levels: 3,
  });
  const body: Point[] = [
    ...left,
    [x - width * 0.4, top + height * 0.04],
    [x - width * 0.34, top],
    [x + width * 0.1, top + height * 0.02],
    [x + width * 0.36, top - height * 0.01],
    [x + width * 0.4, top + height * 0.06],
    ...right,
  ];
  const dim = shade(mix(ink, pal.dark, 0.2), -0.02);
  let out =
    polygon(body, ink) +
    polygon(
      [
        [x + width * 0.12, top + height * 0.01],
        [x + width * 0.36, top - height * 0.01],
        [x + width * 0.4, top + height * 0.06],
        ...right,
        [x + width * 0.2, y],
      ],
      dim,
    );
  let cracks = '';
  for (let i = 0; i < 6; i += 1) {
    const cx = x + width * rnd.range(-0.36, 0.1);
    cracks += `M${cx.toFixed(0)} ${(top + height * rnd.range(0.02, 0.12)).toFixed(0)}v${(height * rnd.range(0.14, 0.3)).toFixed(0)}`;
  }
  out += path(cracks, { stroke: dim, width: s.u * 0.6 });
  return (
    out +
    path(
      `M${(x - width * 0.4).toFixed(0)} ${(top + height * 0.14).toFixed(0)}H${(x + width * 0.4).toFixed(0)}`,
      { stroke: mix(ink, pal.light, 0.25), width: s.u * 0.7, opacity: 0.7 },
    )
  );
}

/** Table mountains and a road to a lonely inn. */
export function mesas(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const flat = h * rnd.range(0.6, 0.66);
  let out = drawSky(s, { horizon: flat, sun: [rnd.range(0.42, 0.6), rnd.range(0.55, 0.88)], size: 1.5 });
  out += mesa(s, { x: w * 0.52, y: flat, width: w * 0.2, height: h * 0.09, ink: landInk(pal, 0.1) });
  out += mesa(s, {
    x: w * rnd.range(0.12, 0.22),
    y: flat + u,
    width: w * rnd.range(0.28, 0.36),
    height: h * rnd.range(0.2, 0.3),
    ink: landInk(pal, 0.34),
  });
  out += mesa(s, {
    x: w * rnd.range(0.82, 0.92),
    y: flat + u * 2,
    width: w * rnd.range(0.24, 0.34),
    height: h * rnd.range(0.24, 0.36),
    ink: landInk(pal, 0.48),
  });
  out += land(s, hillLine(s, { y: flat + u, height: u * 1.5, waves: 1.4 }), {
    ink: mix(landInk(pal, 0.5), pal.glow, 0.15),
    soft: true,
  });
  out += windingPath(s, {
    from: [w * 0.46, h * 1.02],
    to: [w * 0.53, flat + u * 2],
    width: u * 34,
    ink: mix(pal.mid, pal.dark, 0.45),
  });
  out += building(s, rnd.pick(['pueblo', 'tent'] as const), {
    x: w * rnd.range(0.68, 0.76),
    y: h * 0.79,
    size: u * 30,
  });
  for (let i = 0; i < 12; i += 1)
    out += bush(s, [w * rnd.next(), h * rnd.range(0.72, 0.9)], u * rnd.range(1.6, 3.4), plant(s));
  out +=
    saguaro(s, { x: w * 0.12, y: h * 0.98, size: u * rnd.range(46, 60), ink: mix(plant(s), pal.dark, 0.5) }) +
    saguaro(s, { x: w * 0.27, y: h * 0.9, size: u * 22, ink: mix(plant(s), pal.dark, 0.3) });
  return (
    out +
    agave(s, { x: w * 0.9, y: h * 1.0, size: u * 15, ink: pal.dark }) +
    boulder(s, [w * 0.74, h * 1.01], u * 11, pal.dark)
  );
}

/** Balloons over a valley of rock towers. */
export function balloons(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.75, sun: [rnd.range(0.15, 0.85), rnd.range(0.4, 0.7)], size: 1.2 });
  for (let i = 0; i < 3; i += 1)
    out += balloon(s, [w * rnd.range(0.1, 0.9), h * rnd.range(0.36, 0.5)], u * rnd.range(6, 9));
  for (let layer = 0; layer < 3; layer += 1) {
    const y = h * (0.64 + layer * 0.1);
    const ink = landInk(pal, 0.12 + layer * 0.22);
    const size = u * (9 + layer * 6);
    for (let x = rnd.range(-0.1, 0) * w; x < w * 1.05; x += size * rnd.range(0.7, 1.9)) {
      const tall = size * rnd.range(0.7, 1.6);
      const half = size * rnd.range(0.46, 0.74);
      out += path(
        `M${(x - half).toFixed(0)} ${(y + u * 8).toFixed(0)}Q${(x - half * 0.5).toFixed(0)} ${(y - tall * 0.6).toFixed(0)} ${x.toFixed(0)} ${(y - tall).toFixed(0)}Q${(x + half * 0.5).toFixed(0)} ${(y - tall * 0.6).toFixed(0)} ${(x + half).toFixed(0)} ${(y + u * 8).toFixed(0)}Z`,
        ink,
      );
      out += path(
        `M${x.toFixed(0)} ${(y - tall).toFixed(0)}Q${(x + half * 0.5).toFixed(0)} ${(y - tall * 0.6).toFixed(0)} ${(x + half).toFixed(0)} ${(y + u * 8).toFixed(0)}H${(x + half * 0.2).toFixed(0)}Q${(x + half * 0.3).toFixed(0)} ${(y - tall * 0.5).toFixed(0)} ${x.toFixed(0)} ${(y - tall).toFixed(0)}Z`,
        shade(ink, -0.05),
      );
      if (layer > 0 && rnd.chance(0.6))
        out += ellipse([x - half * 0.1, y - tall * 0.25, half * 0.12, half * 0.2], pal.glow);
    }
    out += land(s, hillLine(s, { y: y + u * 4, height: u * 4, waves: 1.5 }), {
      ink: shade(ink, 0.01),
      soft: true,
    });
  }
  out += building(s, rnd.pick(['pueblo', 'kasbah'] as const), {
    x: w * rnd.range(0.66, 0.74),
    y: h * 0.92,
    size: u * 34,
  });
  out +=
    balloon(s, [w * rnd.range(0.22, 0.34), h * rnd.range(0.22, 0.3)], u * rnd.range(30, 38)) +
    balloon(s, [w * rnd.range(0.66, 0.82), h * rnd.range(0.12, 0.2)], u * rnd.range(14, 20));
  return (
    out +
    land(s, slopeLine(s, { from: h * 0.9, to: h * 0.98, sag: u }), {
      ink: mix(pal.near, pal.dark, 0.6),
      soft: true,
    })
  );
}

/** Cacti before an adobe house. */
export function cactusGarden(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const flat = h * 0.7;
  let out = drawSky(s, {
    horizon: flat,
    sun: [rnd.range(0.24, 0.46), rnd.range(0.35, 0.65)],
    size: 1.9,
    clouds: rnd.chance(0.4),
  });
  for (let i = 0; i < 3; i += 1)
    out += land(s, hillLine(s, { y: flat - u * (8 - i * 4), height: h * 0.09, waves: rnd.range(1, 2) }), {
      ink: landInk(pal, 0.08 + i * 0.18),
      soft: true,
    });
  out += land(s, hillLine(s, { y: flat + u * 3, height: u * 2, waves: 1 }), {
    ink: mix(landInk(pal, 0.6), pal.glow, 0.1),
    soft: true,
  });
  out += building(s, 'pueblo', { x: w * rnd.range(0.64, 0.72), y: h * 0.8, size: u * rnd.range(46, 54) });
  out += windingPath(s, {
    from: [w * 0.34, h * 1.02],
    to: [w * 0.62, h * 0.81],
    width: u * 22,
    ink: mix(pal.light, pal.mid, 0.35),
  });
  const ink = mix(plant(s), pal.near, 0.25);
  out +=
    saguaro(s, { x: w * 0.36, y: h * 0.82, size: u * rnd.range(28, 38), ink }) +
    saguaro(s, { x: w * 0.14, y: h * 0.93, size: u * rnd.range(58, 76), ink: mix(ink, pal.dark, 0.45) }) +
    saguaro(s, { x: w * 0.93, y: h * 0.9, size: u * rnd.range(30, 44), ink: mix(ink, pal.dark, 0.3) });
  for (let i = 0; i < 4; i += 1)
    out += agave(s, {
      x: w * rnd.range(0.05, 0.95),
      y: h * rnd.range(0.93, 1.02),
      size: u * rnd.range(9, 17),
      ink: mix(ink, pal.dark, rnd.range(0.3, 0.8)),
    });
  return (
    out +
    boulder(s, [w * 0.7, h * 1.01], u * 13, mix(pal.near, pal.dark, 0.6)) +
    birds(s, [w * 0.6, h * 0.2], pal.dark)
  );
}
