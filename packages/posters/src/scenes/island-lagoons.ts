import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { jungleCorner } from '../nature/foreground.ts';
import { palm } from '../nature/southern.ts';
import { heightAt, hillLine, ranges } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { blob, ellipse, type Point, path, polygon, rect, stroke } from '../svg.ts';
import { rowboat, sailboat } from '../things/boats.ts';
import { jetty, lampString, walkway } from '../things/shore.ts';
import { drawWater } from '../water.ts';
import { birds } from '../weather.ts';

export const leaf = (s: Stage): string => mix(s.pal.near, s.pal.dark, 0.3);

export const sandInk = (s: Stage): string =>
  mix(
    mix(s.pal.light, '#f0cf98', 0.5),
    s.pal.mid,
    s.pal.mood === 'night' ? 0.5 : s.pal.mood === 'dusk' ? 0.25 : 0,
  );

/** A row of bungalows on stilts in the lagoon. */
export function stilts(s: Stage): string {
  const { rnd, w, h, u } = s;
  const sea = h * rnd.range(0.5, 0.56);
  const sun = rnd.range(0.14, 0.36);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.4, 0.82)], size: 1.35 });
  out += ranges(s, {
    from: sea - u,
    to: sea,
    count: 2,
    height: h * rnd.range(0.1, 0.22),
    soft: rnd.chance(0.5),
    depth: [0.06, 0.3],
  });
  out += drawWater(s, { top: sea, glitter: sun });
  const far = [
    [0.5, 0.6, 15],
    [0.64, 0.635, 20],
    [0.82, 0.69, 30],
  ] as const;
  out += walkway(s, { from: w * 0.42, to: w * 1.02, y: h * 0.625, drop: u * 4 });
  for (const [x, y, size] of far) out += building(s, 'bungalow', { x: w * x, y: h * y, size: u * size });
  out += building(s, 'bungalow', { x: w * rnd.range(0.6, 0.68), y: h * 0.84, size: u * rnd.range(46, 56) });
  for (let i = 0; i < 6; i += 1)
    out += ellipse(
      [w * 0.64 + rnd.range(-20, 20) * u, h * 0.85 + i * u * 1.6, u * rnd.range(4, 14), u * 0.3],
      { fill: s.pal.glow, opacity: 0.5 },
    );
  out += rowboat(s, [w * 0.2, h * 0.9], u * 23);
  return (
    out +
    palm(s, { x: w * 0.03, y: h * 1.05, size: u * rnd.range(80, 104), ink: s.pal.dark }) +
    birds(s, [w * 0.52, h * 0.2], s.pal.dark)
  );
}

/** A palm's crown from above, with its shadow. */
function crown(s: Stage, [x, y]: Point): string {
  const { rnd, u, pal } = s;
  const r = u * rnd.range(1.7, 3.2);
  const star = Array.from({ length: 10 }, (_, q): Point => {
    const k = r * (q % 2 ? 0.5 : 1.15);
    return [x + Math.cos(q * 0.628) * k, y + Math.sin(q * 0.628) * k];
  });
  const shadow = ellipse([x + r * 0.4, y + r * 0.5, r, r * 0.9], { fill: pal.dark, opacity: 0.3 });
  return shadow + polygon(star, shade(leaf(s), rnd.range(-0.05, 0.07)));
}

/** A curved jetty of huts seen from above. */
function hutRow(s: Stage, [cx, cy]: Point): string {
  const { rnd, w, h, u, pal } = s;
  let out = '';
  const wood = mix(pal.light, pal.accent, 0.3);
  const bend = rnd.range(0.1, 0.3);
  const at = (t: number): Point => [
    cx + w * (0.2 + t * 0.34),
    cy + Math.min(h, w * 1.25) * (0.1 + t * 0.36 + Math.sin(t * 3) * bend * 0.3),
  ];
  out += stroke(
    Array.from({ length: 12 }, (_, i) => at(i / 11)),
    wood,
    u * 0.9,
  );
  const hut = mix(mix(pal.accent, '#b98145', 0.5), pal.dark, pal.mood === 'night' ? 0.4 : 0.05);
  for (let i = 2; i < 12; i += 1) {
    const [x, y] = at(i / 11);
    const side = i % 2 ? 1 : -1;
    const [hx, hy] = [x + side * u * 4, y - side * u * 3];
    out +=
      stroke(
        [
          [x, y],
          [hx, hy],
        ],
        wood,
        u * 0.5,
      ) +
      ellipse([hx + u * 0.6, hy + u * 0.8, u * 2.2, u * 2.2], { fill: pal.dark, opacity: 0.25 }) +
      path(`M${hx - u * 2} ${hy - u * 2}h${u * 4}v${u * 4}h${-u * 4}Z`, hut) +
      path(`M${hx - u * 2} ${hy - u * 2}L${hx} ${hy}L${hx + u * 2} ${hy - u * 2}Z`, shade(hut, 0.08)) +
      path(`M${hx + u * 2} ${hy + u * 2}L${hx} ${hy}L${hx + u * 2} ${hy - u * 2}Z`, shade(hut, -0.07));
  }
  return out;
}

/** An atoll from above: rings of colour, a jetty of bungalows. */
export function atoll(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  if (s.pal.mood === 'dusk' || s.pal.mood === 'night') return pavilion(s);
  const deep = mix(pal.water, pal.dark, 0.28);
  let out = rect([0, 0, w, h], deep);
  const [cx, cy] = [w * rnd.range(0.36, 0.5), h * rnd.range(0.36, 0.48)];
  const turn = rnd.range(0, 6);
  const ring = (r: number, ink: string): string =>
    blob(
      Array.from({ length: 13 }, (_, i): Point => {
        const a = (i / 13) * Math.PI * 2;
        const k = r * (1 + 0.16 * Math.sin(a * 2 + turn) + 0.09 * Math.sin(a * 3 + turn * 2));
        return [cx + Math.cos(a) * k * w * 0.5, cy + Math.sin(a) * k * Math.min(h, w * 1.25) * 0.42];
      }),
      ink,
    );
  const steps = [
    [1.3, mix(pal.water, pal.dark, 0.16)],
    [1.08, pal.water],
    [0.9, mix(pal.water, pal.light, 0.22)],
    [0.74, mix(pal.water, pal.light, 0.42)],
    [0.62, mix(pal.water, pal.light, 0.64)],
    [0.54, pal.light],
    [0.5, sandInk(s)],
    [0.39, mix(leaf(s), pal.near, 0.4)],
  ] as const;
  for (const [r, ink] of steps) out += ring(r, ink);
  const lagoon = rnd.chance(0.55);
  const spread = (): number => (lagoon ? rnd.range(0.27, 0.37) : rnd.next() ** 0.6 * 0.35);
  for (let i = 0; i < 30; i += 1) {
    const [a, k] = [rnd.next() * Math.PI * 2, spread()];
    out += crown(s, [cx + Math.cos(a) * k * w * 0.5, cy + Math.sin(a) * k * Math.min(h, w * 1.25) * 0.42]);
  }
  if (lagoon)
    out +=
      ring(0.24, sandInk(s)) +
      ring(0.21, mix(pal.water, pal.light, 0.6)) +
      ring(0.16, mix(pal.water, pal.light, 0.3)) +
      ring(0.1, pal.water);
  out += hutRow(s, [cx, cy]);
  for (let i = 0; i < 3; i += 1) {
    const [x, y] = [w * rnd.range(0.06, 0.94), h * rnd.range(0.76, 0.95)];
    out += `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${rnd.int(-60, 60)})scale(${(u * 0.07).toFixed(3)})">${path('M-60 0Q-30 -22 60 0Q-30 22 -60 0Z', pal.light)}${path('M62 -8L150 -24M62 8L150 24', { stroke: pal.light, width: 5, opacity: 0.5 })}</g>`;
  }
  for (let i = 0; i < 4; i += 1)
    out += ellipse([w * rnd.next(), h * rnd.range(0.02, 0.14), u * rnd.range(9, 18), u * rnd.range(2, 4)], {
      fill: pal.light,
      opacity: 0.35,
    });
  return out;
}

/** A jetty out to one pavilion at the end of the day. */
export function pavilion(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.48, 0.54);
  const sun = rnd.range(0.3, 0.7);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.5, 0.86)], size: 1.6 });
  out +=
    ranges(s, { from: sea, to: sea, count: 1, height: h * 0.08, soft: true, depth: [0.18, 0.2] }) +
    drawWater(s, { top: sea, glitter: sun });
  const end: Point = [w * rnd.range(0.54, 0.64), h * 0.66];
  out += building(s, 'bungalow', { x: end[0], y: end[1] + u * 5.6, size: u * rnd.range(34, 42) });
  out += jetty(s, { x: w * 0.34, y: h * 1.02, end: [end[0] - u, end[1]], near: w * 0.17, far: u * 3.4 });
  out += lampString(s, [w * 0.1, h * 0.62], [end[0] - u * 14, end[1] - u * 16]);
  const cape = heightAt(hillLine(s, { y: sea, height: 1, waves: 1 }), 0);
  out += sailboat(s, [w * rnd.range(0.84, 0.92), cape + u * 6], u * 11);
  return (
    out +
    palm(s, { x: w * 0.02, y: h * 1.03, size: u * rnd.range(84, 98), ink: pal.dark }) +
    palm(s, { x: w * 0.98, y: h * 1.06, size: u * rnd.range(60, 76), ink: pal.dark }) +
    jungleCorner(s, { x: w + u * 2, y: h + u * 2, size: u * 30, flip: true })
  );
}
