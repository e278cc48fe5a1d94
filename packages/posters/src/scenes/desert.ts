import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { boulder, bush } from '../nature/foreground.ts';
import { agave, palm, saguaro } from '../nature/southern.ts';
import { heightAt, hillLine, land, rockEdge, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage, stipple } from '../stage.ts';
import { curve, ellipse, type Point, path, polygon } from '../svg.ts';
import { balloon } from '../things/boats.ts';
import { lampString, windingPath } from '../things/shore.ts';
import { caravan } from '../things/spans.ts';
import { drawWater } from '../water.ts';
import { birds, smoke } from '../weather.ts';

const plant = (s: Stage): string => mix(mix(s.pal.dark, '#4f6b3c', 0.35), s.pal.near, 0.2);

/** A dune: a lit flank and a shaded one meeting in a sharp winding crest. */
function dune(
  s: Stage,
  { x, y, size, depth }: { x: number; y: number; size: number; depth: number },
): string {
  const { rnd, h, pal } = s;
  const lit = mix(landInk(pal, depth), pal.glow, 0.16);
  const dim = shade(mix(landInk(pal, depth), pal.dark, 0.16), -0.02);
  const top: Point = [x, y - size * rnd.range(0.3, 0.42)];
  const left: Point[] = [
    [x - size * 1.5, y + size * 0.06],
    [x - size * 0.8, y - size * 0.03],
    [x - size * 0.3, top[1] + size * 0.11],
    top,
  ];
  const crest: Point[] = [
    top,
    [x + size * 0.14, y - size * 0.16],
    [x - size * 0.02, y + size * 0.12],
    [x + size * 0.26, y + size * 0.42],
    [x + size * 0.1, y + size * 0.9],
  ];
  const right: Point[] = [
    top,
    [x + size * 0.42, y - size * 0.16],
    [x + size * 0.9, y - size * 0.01],
    [x + size * 1.6, y + size * 0.06],
  ];
  const bottom = h + 9;
  const ground = `${curve(left)}${curve(right).replace('M', 'L')}V${bottom.toFixed(0)}H${(x - size * 1.5).toFixed(0)}Z`;
  let out = path(ground, dim);
  out += path(
    `${curve(left)}${curve(crest).replace('M', 'L')}V${bottom.toFixed(0)}H${(x - size * 1.5).toFixed(0)}Z`,
    lit,
  );
  return (
    out +
    path(ground, { fill: stipple(s, [y - size * 0.02, y + size * 1.1], mix(lit, dim, 0.5)), opacity: 0.6 })
  );
}

/** Dunes with a caravan and a kasbah. */
function dunes(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.62, sun: [rnd.range(0.2, 0.45), rnd.range(0.4, 0.78)], size: 1.5 });
  out +=
    dune(s, { x: w * rnd.range(0.1, 0.3), y: h * 0.6, size: w * 0.4, depth: 0.15 }) +
    dune(s, { x: w * rnd.range(0.66, 0.9), y: h * 0.64, size: w * 0.5, depth: 0.3 });
  const mid = hillLine(s, { y: h * 0.72, height: h * 0.05, waves: 0.8 });
  out += land(s, mid, { ink: landInk(pal, 0.46), soft: true });
  const x = w * rnd.range(0.68, 0.76);
  out += building(s, 'kasbah', { x, y: heightAt(mid, x) + u * 2, size: u * rnd.range(30, 36) });
  for (let i = 0; i < 3; i += 1)
    out += palm(s, {
      x: x + u * (i - 1) * 13 + u * 5,
      y: heightAt(mid, x) + u * 3,
      size: u * rnd.range(17, 25),
      ink: plant(s),
    });
  out += dune(s, { x: w * rnd.range(0.2, 0.4), y: h * 0.84, size: w * 0.72, depth: 0.66 });
  const front = slopeLine(s, { from: h * 0.93, to: h * 0.84, sag: u * 1.5 });
  out += land(s, front, { ink: mix(pal.near, pal.dark, 0.35), soft: true });
  return (
    out +
    caravan(s, {
      from: w * 0.42,
      to: w * 0.96,
      ground: (q) => heightAt(front, q) + u * 0.3,
      size: u * rnd.range(9, 12),
      ink: pal.dark,
    })
  );
}

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
function mesas(s: Stage): string {
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

/** An oasis with palms and a pool. */
function oasis(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.68, 0.72);
  let out = drawSky(s, { horizon: shore, sun: [rnd.range(0.15, 0.4), rnd.range(0.3, 0.6)], size: 1.2 });
  out +=
    dune(s, { x: w * 0.3, y: h * 0.6, size: w * 0.6, depth: 0.2 }) +
    dune(s, { x: w * 0.85, y: h * 0.62, size: w * 0.5, depth: 0.36 });
  const bank = hillLine(s, { y: shore, height: u * 3, waves: 0.7 });
  out += land(s, bank, { ink: mix(pal.near, pal.glow, 0.14), soft: true });
  const x = w * rnd.range(0.6, 0.68);
  out += building(s, 'kasbah', { x, y: shore, size: u * 42 });
  for (const px of [0.16, 0.26, 0.38, 0.88, 0.97])
    out += palm(s, { x: w * px, y: shore + u * rnd.range(0, 3), size: u * rnd.range(26, 42), ink: plant(s) });
  out += `<g>${drawWater(s, { top: h * 0.78, bottom: h })}</g>`;
  out += path(
    `M-9 ${h * 0.77}Q${w * 0.2} ${h * 0.8} ${w * 0.4} ${h * 0.775}T${w + 9} ${h * 0.79}V${h * 0.74}H-9Z`,
    mix(pal.near, pal.glow, 0.14),
  );
  out += path(
    `M${w * 0.46} ${h * 0.8}h${u * 36}M${w * 0.5} ${h * 0.83}h${u * 26}M${w * 0.56} ${h * 0.865}h${u * 14}`,
    { stroke: pal.glow, width: u * 0.8, opacity: 0.55 },
  );
  out += palm(s, { x: w * 0.08, y: h * 1.04, size: u * rnd.range(84, 100), ink: pal.dark });
  return (
    out +
    agave(s, { x: w * 0.26, y: h * 1.01, size: u * 14, ink: pal.dark }) +
    agave(s, { x: w * 0.93, y: h * 1.02, size: u * 18, ink: pal.dark })
  );
}

/** A camp of tents under a great sky. */
function camp(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.72, sun: [rnd.range(0.6, 0.8), rnd.range(0.2, 0.5)], size: 1.1 });
  out +=
    dune(s, { x: w * rnd.range(0.2, 0.4), y: h * 0.68, size: w * 0.7, depth: 0.24 }) +
    dune(s, { x: w * rnd.range(0.8, 1), y: h * 0.72, size: w * 0.6, depth: 0.44 });
  const ground = hillLine(s, { y: h * 0.8, height: u * 4, waves: 0.9 });
  out += land(s, ground, { ink: landInk(pal, 0.66), soft: true });
  const spots = [
    [0.24, 0.795, 20],
    [0.82, 0.8, 22],
    [0.53, 0.84, 34],
  ] as const;
  for (const [x, y, size] of spots)
    out += building(s, 'tent', { x: w * x, y: h * y, size: u * size * rnd.range(0.95, 1.15) });
  out += lampString(s, [w * 0.24, h * 0.7], [w * 0.82, h * 0.7]);
  const [fx, fy] = [w * rnd.range(0.24, 0.34), h * 0.9];
  out +=
    ellipse([fx, fy, u * 14, u * 3.4], { fill: pal.glow, opacity: 0.28 }) +
    path(
      `M${fx - u * 3} ${fy}Q${fx - u * 4} ${fy - u * 4} ${fx - u} ${fy - u * 6}Q${fx} ${fy - u * 10} ${fx + u} ${fy - u * 11}Q${fx + u * 4} ${fy - u * 6} ${fx + u * 3} ${fy}Z`,
      pal.accent,
    ) +
    path(
      `M${fx - u * 1.6} ${fy}Q${fx - u * 2} ${fy - u * 4} ${fx + u * 0.4} ${fy - u * 6.4}Q${fx + u * 2.4} ${fy - u * 3} ${fx + u * 1.7} ${fy}Z`,
      pal.glow,
    ) +
    path(`M${fx - u * 5} ${fy + u}L${fx + u * 5} ${fy - u}M${fx - u * 5} ${fy - u}L${fx + u * 5} ${fy + u}`, {
      stroke: pal.dark,
      width: u * 1.2,
    }) +
    smoke(s, [fx, fy - u * 11], pal.light);
  const front = slopeLine(s, { from: h * 0.97, to: h * 0.9, sag: u });
  out += land(s, front, { ink: pal.dark, soft: true });
  return (
    out +
    (rnd.chance(0.5)
      ? saguaro(s, { x: w * 0.9, y: h * 0.96, size: u * 44, ink: pal.dark })
      : caravan(s, { from: w * 0.55, to: w, ground: (q) => heightAt(front, q), size: u * 9, ink: pal.dark }))
  );
}

/** Balloons over a valley of rock towers. */
function balloons(s: Stage): string {
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
function cactusGarden(s: Stage): string {
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

export const desert = [dunes, mesas, oasis, camp, balloons, cactusGarden] as const;
