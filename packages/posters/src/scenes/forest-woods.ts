import { building } from '../buildings/stand.ts';
import { mix } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { flowers, grass } from '../nature/foreground.ts';
import { broadleaf } from '../nature/southern.ts';
import { heightAt, hillLine, land } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { type Stage, stipple } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import { windingPath } from '../things/shore.ts';
import { birds } from '../weather.ts';

export const snowy = (s: Stage): boolean => s.pal.mood === 'snow';

export const floorInk = (s: Stage): string =>
  snowy(s) ? mix(s.pal.near, s.pal.light, 0.4) : mix(s.pal.near, s.pal.dark, 0.22);
export const depthInk = (s: Stage, t: number): string =>
  snowy(s)
    ? mix(s.pal.sky[2], s.pal.dark, 0.12 + t * 0.6)
    : mix(mix(s.pal.sky[2], s.pal.far, 0.3 + t * 0.7), s.pal.dark, t ** 1.4 * 0.62);

/** Bare trunks, one layer; they run out of the top of the picture. */
function trunks(
  s: Stage,
  { count, width, foot, ink }: { count: number; width: number; foot: number; ink: string },
): string {
  const { rnd, w, u } = s;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = ((i + rnd.range(0.1, 0.9)) / count) * w * 1.06 - w * 0.03;
    const half = (width * rnd.range(0.6, 1.3)) / 2;
    const y = foot + rnd.range(-1, 2) * u;
    const lean = rnd.range(-1, 1) * u * 1.5;
    d += `M${(x - half * 1.7).toFixed(0)} ${y.toFixed(0)}Q${(x - half).toFixed(0)} ${(y - u * 4).toFixed(0)} ${(x - half + lean).toFixed(0)} -9H${(x + half * 0.8 + lean).toFixed(0)}Q${(x + half).toFixed(0)} ${(y - u * 4).toFixed(0)} ${(x + half * 1.7).toFixed(0)} ${y.toFixed(0)}Z`;
    for (let k = 0; k < 3; k += 1) {
      const by = y * rnd.range(0.1, 0.62);
      const l = u * rnd.range(4, 11) * (rnd.chance(0.5) ? 1 : -1);
      d += `M${x.toFixed(0)} ${by.toFixed(0)}L${(x + l).toFixed(0)} ${(by - Math.abs(l) * 0.35).toFixed(0)}L${x.toFixed(0)} ${(by + half * 0.6).toFixed(0)}Z`;
    }
  }
  return path(d, ink);
}

/** A lit cabin between tall trunks. */
export function amongTrunks(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, {
    horizon: h * 0.8,
    sun: [rnd.range(0.3, 0.7), rnd.range(0.25, 0.5)],
    size: 1.2,
    clouds: false,
  });
  for (let i = 0; i < 3; i += 1) {
    const foot = h * (0.68 + i * 0.04);
    out += trunks(s, {
      count: 15 - i * 3,
      width: u * (1.6 + i * 1.1),
      foot,
      ink: depthInk(s, 0.08 + i * 0.22),
    });
    out += land(s, hillLine(s, { y: foot, height: u * 2, waves: 1.5 }), {
      ink: mix(depthInk(s, 0.14 + i * 0.22), pal.near, 0.2),
      soft: true,
    });
    if (i < 2)
      out += rect([0, foot - u * 24, w, u * 25], {
        fill: stipple(s, [foot - u * 24, foot + u * 6], mix(pal.sky[2], pal.far, 0.4)),
        opacity: 0.55,
      });
  }
  const ground = hillLine(s, { y: h * 0.8, height: u * 3, waves: 1 });
  out += land(s, ground, { ink: floorInk(s), soft: true });
  const x = w * rnd.range(0.56, 0.68);
  out += windingPath(s, {
    from: [w * 0.4, h * 1.02],
    to: [x, h * 0.815],
    width: u * 20,
    ink: mix(floorInk(s), pal.light, 0.3),
  });
  out += building(s, rnd.pick(['cabin', 'aFrame', 'chalet'] as const), {
    x,
    y: h * 0.82,
    size: u * rnd.range(36, 44),
  });
  const near = mix(pal.dark, '#000000', 0.08);
  for (const [tx, tw] of [
    [-0.02, 11],
    [0.16, 7],
    [0.97, 12],
  ] as const)
    out += path(
      `M${w * tx - u * tw} ${h + 9}Q${w * tx - u * tw * 0.45} ${h * 0.9} ${w * tx - u * tw * 0.4} -9H${w * tx + u * tw * 0.4}Q${w * tx + u * tw * 0.45} ${h * 0.9} ${w * tx + u * tw} ${h + 9}Z`,
      near,
    );
  return out + grass(s, { ground: () => h * 1.0, count: 60, size: u * 8, ink: near });
}

/** Layer upon layer of firs in mist, an A-frame on a clearing. */
export function mistyLayers(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sun = rnd.range(0.25, 0.75);
  let out = drawSky(s, { horizon: h * 0.5, sun: [sun, rnd.range(0.4, 0.75)], size: 1.5 });
  for (let i = 0; i < 5; i += 1) {
    const line = hillLine(s, {
      y: h * (0.42 + i * 0.095),
      height: h * rnd.range(0.07, 0.12),
      waves: rnd.range(0.6, 1.5),
    });
    const ink = depthInk(s, 0.08 + i * 0.19);
    out += fringe(s, {
      ground: (x) => heightAt(line, x),
      from: -9,
      to: w + 9,
      count: 54 - i * 6,
      size: [u * (3 + i * 1.6), u * (7 + i * 3.2)],
      ink,
    });
    if (i === 4) {
      const x = w * rnd.range(0.28, 0.72);
      out += building(s, rnd.pick(['aFrame', 'cabin', 'refuge'] as const), {
        x,
        y: heightAt(line, x) + u * 1.5,
        size: u * rnd.range(24, 30),
      });
    }
    out += land(s, line, { ink, soft: true });
    out += land(s, line, {
      ink: stipple(s, [h * (0.42 + i * 0.095), h * (0.56 + i * 0.1)], mix(pal.sky[2], pal.far, 0.5)),
      soft: true,
    });
  }
  out +=
    firGroup(s, {
      ground: () => h * 1.03,
      from: -u * 3,
      to: w * 0.3,
      count: 5,
      size: [u * 26, u * 52],
      ink: pal.dark,
    }) +
    firGroup(s, {
      ground: () => h * 1.04,
      from: w * 0.74,
      to: w * 1.03,
      count: 4,
      size: [u * 20, u * 40],
      ink: pal.dark,
    });
  return out + birds(s, [w * 0.5, h * 0.22], pal.dark);
}

/** Birches in leaf with a path. */
export function birches(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const leaf =
    pal.mood === 'night' || snowy(s)
      ? [mix(pal.mid, pal.light, 0.3), pal.mid, mix(pal.far, pal.light, 0.2)]
      : [mix(pal.accent, pal.glow, 0.55), mix(pal.accent, pal.glow, 0.25), pal.accent];
  let out = drawSky(s, {
    horizon: h * 0.66,
    sun: [rnd.range(0.4, 0.6), rnd.range(0.4, 0.65)],
    size: 1.3,
    clouds: false,
  });
  for (let i = 0; i < 11; i += 1)
    out += broadleaf(s, {
      x: w * (i / 10),
      y: h * 0.68,
      size: u * rnd.range(26, 40),
      ink: mix(leaf[i % 3] ?? pal.accent, pal.sky[2], 0.45),
    });
  out += land(s, hillLine(s, { y: h * 0.67, height: u * 2, waves: 1 }), {
    ink: mix(floorInk(s), pal.glow, 0.18),
    soft: true,
  });
  const x = w * rnd.range(0.55, 0.68);
  out += windingPath(s, {
    from: [w * 0.46, h * 1.03],
    to: [x, h * 0.7],
    width: u * 30,
    ink: mix(floorInk(s), pal.light, 0.5),
  });
  out += building(s, rnd.pick(['cabin', 'chalet'] as const), { x, y: h * 0.71, size: u * 28 });
  const bark = mix(pal.light, pal.mid, pal.mood === 'night' ? 0.35 : 0.05);
  const spots = [
    [0.3, 0.78, 2.4],
    [0.84, 0.78, 2.6],
    [0.18, 0.88, 4],
    [0.72, 0.86, 3.2],
    [0.94, 0.94, 5],
    [0.05, 1.02, 6.4],
  ] as const;
  for (const [bx, foot, wide] of spots) {
    const cx = w * bx + rnd.range(-2, 2) * u;
    out +=
      rect([cx - (u * wide) / 2, -9, u * wide, h * foot + 9], bark) +
      rect([cx + u * wide * 0.16, -9, u * wide * 0.34, h * foot + 9], { fill: pal.dark, opacity: 0.16 });
    for (let k = 0; k < 9; k += 1)
      out += polygon(
        [
          [cx - (u * wide) / 2, h * foot * (k / 9) + rnd.range(0, 6) * u],
          [cx + u * wide * rnd.range(-0.2, 0.3), h * foot * (k / 9) + rnd.range(3, 6) * u],
          [cx - (u * wide) / 2, h * foot * (k / 9) + u * 7],
        ],
        pal.dark,
      );
  }
  for (let i = 0; i < 60; i += 1) {
    const [lx, ly] = [rnd.next() * w, rnd.next() ** 2.2 * h * 0.34];
    out += ellipse([lx, ly, u * rnd.range(1.6, 4.4), u * rnd.range(1.2, 3)], rnd.pick(leaf));
  }
  return out + flowers(s, { from: h * 0.74, to: h, count: 80, inks: leaf });
}
