import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { bush, flowers, jungleCorner } from '../nature/foreground.ts';
import { palm } from '../nature/southern.ts';
import { heightAt, hillLine, land, ranges, rockEdge, slopeLine, summit } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { landInk, type Stage } from '../stage.ts';
import { blob, ellipse, type Point, path, rect, stroke } from '../svg.ts';
import { junk, rowboat, sailboat } from '../things/boats.ts';
import { deckchair, jetty, lampString, parasol, walkway } from '../things/shore.ts';
import { drawWater } from '../water.ts';
import { birds, smoke } from '../weather.ts';

const leaf = (s: Stage): string => mix(s.pal.near, s.pal.dark, 0.3);
const sandInk = (s: Stage): string =>
  mix(
    mix(s.pal.light, '#f0cf98', 0.5),
    s.pal.mid,
    s.pal.mood === 'night' ? 0.5 : s.pal.mood === 'dusk' ? 0.25 : 0,
  );

/** A row of bungalows on stilts in the lagoon. */
function stilts(s: Stage): string {
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

/** A volcano island between palms. */
function volcano(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.6, 0.64);
  const sun = rnd.range(0.66, 0.84);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.35, 0.7)], size: 1.2 });
  const lit = landInk(pal, 0.38);
  const x = w * rnd.range(0.36, 0.5);
  out += smoke({ ...s, u: u * 2.4 }, [x, sea - h * 0.38], pal.light);
  out += summit(s, {
    x,
    base: sea,
    height: h * rnd.range(0.34, 0.4),
    width: w * rnd.range(0.8, 0.95),
    lit,
    dim: shade(mix(lit, pal.dark, 0.25), -0.02),
    snow: 0,
  });
  const foot = hillLine(s, { y: sea - u * 4, height: u * 7, waves: 1.3 });
  out += land(s, foot, { ink: mix(landInk(pal, 0.55), pal.near, 0.5), soft: true, bottom: sea + u });
  for (let i = 0; i < 15; i += 1)
    out += palm(s, { x: w * rnd.range(0.02, 0.98), y: sea, size: u * rnd.range(8, 14), ink: leaf(s) });
  for (const bx of [0.28, 0.4, 0.52, 0.64])
    out += building(s, 'bungalow', { x: w * bx, y: sea + u * 1.4, size: u * 13 });
  out += rect([-9, sea, w + 18, u * 1.2], sandInk(s)) + drawWater(s, { top: sea + u, glitter: sun });
  out += sailboat(s, [w * rnd.range(0.3, 0.5), h * 0.76], u * rnd.range(18, 24));
  return (
    out +
    jungleCorner(s, { x: -u * 3, y: h + u * 2, size: u * 40 }) +
    jungleCorner(s, { x: w + u * 3, y: h + u * 3, size: u * 34, flip: true }) +
    palm(s, { x: w * 0.97, y: h * 1.04, size: u * 90, ink: pal.dark })
  );
}

/** A beach with a hammock between two palms. */
function hammock(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.54, 0.6);
  const sun = rnd.range(0.36, 0.62);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.5, 0.86)], size: 1.5 });
  out +=
    ranges(s, { from: sea, to: sea, count: 1, height: h * 0.1, soft: true, depth: [0.2, 0.2] }) +
    drawWater(s, { top: sea, glitter: sun });
  out +=
    building(s, 'bungalow', { x: w * rnd.range(0.74, 0.84), y: sea + u * 6, size: u * 22 }) +
    sailboat(s, [w * rnd.range(0.24, 0.34), sea + u * 4], u * 11);
  const beach = slopeLine(s, { from: h * 0.8, to: h * 0.87, sag: u * 1.4 });
  const shift = (by: number): Point[] => beach.map(([x, y]) => [x, y - by * u]);
  out +=
    land(s, shift(3.4), { ink: mix(pal.water, pal.light, 0.45), soft: true }) +
    land(s, shift(1.3), { ink: pal.light, soft: true }) +
    land(s, beach, { ink: sandInk(s), soft: true });
  const [a, b] = [w * 0.2, w * 0.72];
  out += palm(s, { x: a, y: h * 0.93, size: u * rnd.range(76, 90), ink: mix(leaf(s), pal.dark, 0.6) });
  out += palm(s, { x: b, y: h * 0.9, size: u * rnd.range(60, 72), ink: mix(leaf(s), pal.dark, 0.5) });
  const y = h * 0.93 - u * 20;
  out +=
    path(
      `M${a + u} ${y}Q${w * 0.46} ${y + u * 24} ${b} ${y}Q${w * 0.46} ${y + u * 15} ${a + u} ${y}Z`,
      pal.accent,
    ) +
    path(`M${a + u * 8} ${y + u * 6}Q${w * 0.46} ${y + u * 20} ${b - u * 8} ${y + u * 6}`, {
      stroke: pal.light,
      width: u * 0.7,
    });
  out += rnd.chance(0.5)
    ? deckchair(s, [w * 0.88, h * 0.95], u * 14) + parasol(s, [w * 0.93, h * 0.95], u * 26)
    : bush(s, [w * 0.94, h * 0.99], u * 14, leaf(s));
  return (
    out + flowers(s, { from: h * 0.93, to: h, count: 16, inks: [mix(sandInk(s), pal.dark, 0.25), pal.light] })
  );
}

/** Steep limestone islands and a junk. */
function karst(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const sea = h * rnd.range(0.62, 0.67);
  const sun = rnd.range(0.4, 0.6);
  let out = drawSky(s, { horizon: sea, sun: [sun, rnd.range(0.4, 0.72)], size: 1.45 });
  const tower = (x: number, y: number, [half, tall, depth]: readonly [number, number, number]): string => {
    const ink = landInk(pal, depth);
    const left = rockEdge([x - half, y], [x - half * 0.62, y - tall * 0.82], {
      rough: half * 0.12,
      rnd,
      levels: 3,
    });
    const right = rockEdge([x + half * 0.58, y - tall * 0.84], [x + half, y], {
      rough: half * 0.12,
      rnd,
      levels: 3,
    });
    const shape: Point[] = [
      ...left,
      [x - half * 0.3, y - tall * 0.97],
      [x + half * 0.12, y - tall],
      ...right,
    ];
    return (
      blob(shape, ink) +
      blob(
        [
          [x + half * 0.16, y - tall * 0.99],
          ...right,
          [x + half * 0.1, y],
          [x + half * 0.34, y - tall * 0.4],
        ],
        shade(ink, -0.05),
      ) +
      bush(s, [x - half * 0.06, y - tall * 0.95], half * 0.42, mix(ink, leaf(s), 0.4)) +
      bush(s, [x - half * 0.5, y - tall * 0.66], half * 0.3, mix(ink, leaf(s), 0.5)) +
      bush(s, [x + half * 0.42, y - tall * 0.42], half * 0.34, mix(ink, leaf(s), 0.6)) +
      ellipse([x, y + u * 0.4, half * 1.15, u * 0.6], { fill: pal.light, opacity: 0.5 })
    );
  };
  for (let i = 0; i < 6; i += 1)
    out += tower(w * rnd.range(0.02, 0.98), sea, [u * rnd.range(5, 9), h * rnd.range(0.08, 0.2), 0.1]);
  out += drawWater(s, { top: sea, glitter: sun });
  out +=
    tower(w * rnd.range(0.72, 0.8), sea + u * 3, [u * 11, h * rnd.range(0.26, 0.34), 0.34]) +
    tower(w * rnd.range(0.1, 0.2), sea + u * 5, [u * 13, h * rnd.range(0.32, 0.44), 0.5]) +
    tower(w * 0.98, sea + u * 9, [u * 15, h * rnd.range(0.4, 0.5), 0.64]);
  out += building(s, 'bungalow', { x: w * rnd.range(0.66, 0.74), y: sea + u * 9, size: u * 22 });
  out += junk(s, [w * rnd.range(0.34, 0.46), h * rnd.range(0.8, 0.85)], u * rnd.range(28, 36));
  return (
    out +
    birds(s, [w * 0.46, h * 0.22], pal.dark) +
    jungleCorner(s, { x: -u * 2, y: h + u * 4, size: u * 28 })
  );
}

/** An atoll from above: rings of colour, a jetty of bungalows. */
function atoll(s: Stage): string {
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
  for (let i = 0; i < 44; i += 1) {
    const a = rnd.next() * Math.PI * 2;
    const k = lagoon ? rnd.range(0.27, 0.37) : rnd.next() ** 0.6 * 0.35;
    const [x, y] = [cx + Math.cos(a) * k * w * 0.5, cy + Math.sin(a) * k * Math.min(h, w * 1.25) * 0.42];
    const r = u * rnd.range(1.6, 3);
    out +=
      ellipse([x + r * 0.4, y + r * 0.5, r, r * 0.9], { fill: pal.dark, opacity: 0.3 }) +
      blob(
        Array.from(
          { length: 12 },
          (_, q): Point => [
            x + Math.cos(q * 0.524) * r * (q % 2 ? 0.5 : 1.15),
            y + Math.sin(q * 0.524) * r * (q % 2 ? 0.5 : 1.15),
          ],
        ),
        shade(leaf(s), rnd.range(-0.05, 0.07)),
      );
  }
  if (lagoon)
    out +=
      ring(0.24, sandInk(s)) +
      ring(0.21, mix(pal.water, pal.light, 0.6)) +
      ring(0.16, mix(pal.water, pal.light, 0.3)) +
      ring(0.1, pal.water);
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
function pavilion(s: Stage): string {
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

export const island = [stilts, volcano, hammock, karst, atoll, pavilion] as const;
