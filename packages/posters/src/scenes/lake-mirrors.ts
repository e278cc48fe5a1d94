import { building } from '../buildings/stand.ts';
import { townHouse } from '../buildings/town.ts';
import { mix, shade } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { boulder, bush, grass, reeds } from '../nature/foreground.ts';
import { broadleaf, cypress, umbrellaPine } from '../nature/southern.ts';
import { heightAt, hillLine, land, ranges, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { summit } from '../summits.ts';
import { rect } from '../svg.ts';
import { rowboat, sailboat } from '../things/boats.ts';
import { stillWater } from '../water.ts';
import { birds } from '../weather.ts';

export const leafInk = (s: Stage): string => mix(s.pal.near, s.pal.dark, s.pal.mood === 'snow' ? 0.85 : 0.45);

const autumn = (s: Stage): readonly [string, string, string] => {
  const warm = s.pal.mood === 'snow' || s.pal.mood === 'night' ? s.pal.mid : s.pal.accent;
  return [mix(warm, s.pal.glow, 0.45), mix(warm, s.pal.dark, 0.25), mix(warm, s.pal.near, 0.4)];
};

/** A lakeside house and its mirror image. */
export function lakeHouse(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.54, 0.6);
  const sun = rnd.range(0.14, 0.34);
  let out = drawSky(s, { horizon: shore, sun: [sun, rnd.range(0.35, 0.7)], size: 1.1 });
  out += ranges(s, {
    from: shore - h * 0.1,
    to: shore - h * 0.03,
    count: 3,
    height: h * 0.13,
    soft: rnd.chance(0.5),
    depth: [0.05, 0.45],
  });
  const bank = hillLine(s, { y: shore - u, height: u * 3, waves: 1.4 });
  let scene = land(s, bank, { ink: mix(pal.near, pal.mid, 0.2), soft: true, bottom: shore + 1 });
  scene += fringe(s, {
    ground: (x) => heightAt(bank, x),
    from: -9,
    to: w * 0.5,
    count: 22,
    size: [u * 6, u * 14],
    ink: leafInk(s),
  });
  scene += building(s, rnd.pick(['chalet', 'aFrame', 'villa', 'cabin'] as const), {
    x: w * rnd.range(0.62, 0.7),
    y: shore - u * 0.6,
    size: u * rnd.range(36, 44),
  });
  scene += rnd.chance(0.5)
    ? firGroup(s, {
        ground: () => shore,
        from: w * 0.86,
        to: w * 1.03,
        count: 5,
        size: [u * 18, u * 34],
        ink: leafInk(s),
      })
    : broadleaf(s, { x: w * 0.97, y: shore, size: u * 38, ink: autumn(s)[0] }) +
      broadleaf(s, { x: w * 0.89, y: shore, size: u * 22, ink: autumn(s)[1] });
  out += stillWater(s, { shore, scene, glitter: sun });
  out += rowboat(s, [w * rnd.range(0.2, 0.42), h * rnd.range(0.76, 0.84)], u * rnd.range(20, 26));
  return (
    out +
    reeds(s, [w * 0.1, h * 1.02], u * 28, pal.dark) +
    reeds(s, [w * 0.92, h * 1.02], u * 22, pal.dark) +
    birds(s, [w * 0.5, h * 0.2], pal.dark)
  );
}

/** A villa with cypresses on the shore of a southern lake. */
export function southernShore(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.58, 0.64);
  let out = drawSky(s, { horizon: shore, sun: [rnd.range(0.1, 0.32), rnd.range(0.2, 0.45)] });
  out += ranges(s, {
    from: shore - h * 0.14,
    to: shore - h * 0.02,
    count: 3,
    height: h * 0.24,
    depth: [0.06, 0.48],
  });
  const cape = slopeLine(s, { from: shore + u * 3, to: shore - u * 15, sag: u });
  let scene = land(
    s,
    cape.filter(([x]) => x > w * 0.24),
    { ink: mix(pal.near, pal.mid, 0.15), soft: true, bottom: shore + 1 },
  );
  for (let i = 0; i < 6; i += 1) {
    const x = w * (0.4 + i * 0.105);
    scene += townHouse(
      s,
      { x, y: shore, width: u * rnd.range(6, 8), height: u * rnd.range(7, 12) },
      rnd.pick([0, 2]),
    );
  }
  scene += building(s, 'villa', {
    x: w * 0.7,
    y: heightAt(cape, w * 0.7) + u * 2,
    size: u * rnd.range(32, 38),
  });
  for (const x of [0.44, 0.52, 0.9, 0.95, 0.99])
    scene += cypress(s, {
      x: w * x,
      y: Math.min(shore, heightAt(cape, w * x) + u),
      size: u * rnd.range(14, 24),
      ink: leafInk(s),
    });
  out += stillWater(s, { shore, scene });
  out += sailboat(s, [w * rnd.range(0.16, 0.34), shore + u * rnd.range(9, 14)], u * rnd.range(17, 24));
  const terrace =
    rect([-9, h * 0.93, w + 18, h * 0.1], mix(pal.light, pal.mid, 0.4)) +
    rect([-9, h * 0.91, w + 18, u * 2.6], mix(pal.light, pal.mid, 0.15));
  out +=
    terrace +
    bush(s, [w * 0.14, h * 0.93], u * 13, mix(pal.accent, pal.near, 0.12)) +
    bush(s, [w * 0.86, h * 0.93], u * 12, mix(pal.near, pal.dark, 0.3));
  return out + umbrellaPine(s, { x: w * 0.06, y: h * 1.02, size: u * 78, ink: pal.dark });
}

/** Autumn trees around a grand hotel and its mirror. */
export function autumnHotel(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.56, 0.6);
  let out = drawSky(s, { horizon: shore, sun: [rnd.range(0.7, 0.86), rnd.range(0.2, 0.45)] });
  const lit = landInk(pal, 0.34);
  out += ranges(s, {
    from: shore - h * 0.08,
    to: shore - h * 0.05,
    count: 2,
    height: h * 0.12,
    depth: [0.05, 0.25],
  });
  out += summit(s, {
    x: w * rnd.range(0.25, 0.4),
    base: shore,
    height: h * rnd.range(0.3, 0.38),
    width: w * 0.8,
    lit,
    dim: shade(mix(lit, pal.dark, 0.2), -0.02),
    snow: rnd.range(0.15, 0.4),
  });
  let scene = '';
  for (let i = 0; i < 13; i += 1)
    scene += broadleaf(s, {
      x: w * (i / 12) + rnd.range(-2, 2) * u,
      y: shore - u,
      size: u * rnd.range(13, 22),
      ink: rnd.pick(autumn(s)),
    });
  scene += building(s, 'grandHotel', { x: w * 0.56, y: shore, size: u * rnd.range(48, 56) });
  for (const x of [0.06, 0.16, 0.93, 1])
    scene += broadleaf(s, { x: w * x, y: shore + u, size: u * rnd.range(20, 30), ink: rnd.pick(autumn(s)) });
  out += stillWater(s, { shore, scene });
  out +=
    rowboat(s, [w * 0.3, h * 0.86], u * 24) +
    grass(s, { ground: () => h * 1.0, count: 90, size: u * 9, ink: pal.dark });
  return out + boulder(s, [w * 0.86, h * 1.01], u * 15, pal.dark);
}
