import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { ellipse, type Point, path, place, rect } from '../svg.ts';

/** A sailing boat, 100 units tall, water line at 0, with its reflection. */
export function sailboat(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const sail = rnd.pick([pal.light, pal.light, pal.accent]);
  const art =
    path('M-26 -9H28L20 1H-18Z', rnd.pick([pal.dark, pal.accent, pal.light])) +
    path('M0 -9V-100', { stroke: pal.dark, width: 2 }) +
    path('M3 -97Q28 -50 30 -15H3Z', sail) +
    path('M-3 -88Q-14 -44 -24 -15H-3Z', shade(sail, -0.06)) +
    path('M-22 4H24M-14 10H16M-8 16H10', { stroke: mix(sail, pal.water, 0.4), width: 2.4, opacity: 0.7 });
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A rowing boat or canoe seen from the side, 100 units long. */
export function rowboat(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const ink = rnd.pick([pal.accent, pal.light, mix(pal.accent, pal.dark, 0.5)]);
  const art =
    ellipse([0, 8, 52, 4], { fill: pal.dark, opacity: 0.25 }) +
    path('M-50 -14Q0 0 50 -14Q44 8 26 9H-26Q-44 8 -50 -14Z', ink) +
    path('M-50 -14Q0 0 50 -14Q46 -4 40 0Q0 8 -40 0Q-46 -4 -50 -14Z', shade(ink, -0.09)) +
    path('M-50 -14Q0 0 50 -14', { stroke: shade(ink, 0.08), width: 2 }) +
    path('M-8 -6L-42 10M10 -6L44 9', { stroke: pal.dark, width: 1.8 });
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A fishing boat with a cabin, 100 units long. */
export function fishingBoat(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const ink = rnd.pick([pal.accent, mix(pal.water, pal.dark, 0.5), pal.light]);
  const art =
    path('M-52 -24Q-30 -14 50 -18L42 4H-38Q-48 -6 -52 -24Z', ink) +
    path('M-52 -24Q-30 -14 50 -18L49 -14Q-28 -9 -51 -18Z', pal.light) +
    rect([8, -38, 22, 21], pal.light) +
    rect([11, -34, 6, 7], pal.glow) +
    rect([20, -34, 6, 7], pal.glow) +
    rect([5, -41, 28, 3.4], pal.accent) +
    path('M-14 -16V-66M-14 -62L-44 -22M-14 -62L14 -41', { stroke: pal.dark, width: 1.6 }) +
    path('M-40 8H38M-26 14H24', { stroke: mix(ink, pal.water, 0.5), width: 2.6, opacity: 0.6 });
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A gondola or long tail boat with a standing rower, 100 units long. */
export function gondola(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const art =
    path('M-54 -22Q-46 -6 -30 -4H26Q44 -6 54 -26Q50 2 26 5H-28Q-50 2 -54 -22Z', pal.dark) +
    path('M26 -5V-26', { stroke: pal.dark, width: 5 }) +
    path('M26 -24V-15', { stroke: pal.light, width: 5.4 }) +
    ellipse([26, -32, 3.6, 4], mix('#b98562', pal.dark, 0.2)) +
    ellipse([26, -35, 6, 1.4], pal.accent) +
    path('M30 -22L48 12', { stroke: pal.dark, width: 1.5 }) +
    rect([-14, -9, 18, 6], pal.accent);
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A junk with ribbed sails, 100 units tall. */
export function junk(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const sail = mix(pal.accent, pal.dark, rnd.range(0, 0.25));
  const fan = (cx: number, w: number, h: number): string => {
    let ribs = '';
    for (let i = 1; i < 5; i += 1)
      ribs += `M${cx - w * 0.42} ${-14 - (h * i) / 5}L${cx + w * 0.5} ${-20 - (h * i) / 5}`;
    return (
      path(
        `M${cx - w * 0.4} -14Q${cx - w * 0.5} ${-h * 0.6} ${cx} ${-h}Q${cx + w * 0.52} ${-h * 0.7} ${cx + w * 0.5} -18Z`,
        sail,
      ) + path(ribs, { stroke: shade(sail, -0.09), width: 1.3 })
    );
  };
  const art =
    path('M-44 -18L-38 2H36L46 -22L30 -11H-30Z', pal.dark) +
    fan(-4, 48, 100) +
    fan(-33, 26, 66) +
    fan(30, 24, 60) +
    rect([20, -19, 16, 7], pal.glow) +
    path('M-32 6H30M-20 12H20', { stroke: sail, width: 2.4, opacity: 0.5 });
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A hot-air balloon, 100 units tall, centre of the envelope at the spot. */
export function balloon(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const [a, b] = rnd.pick([
    [pal.accent, pal.light],
    [pal.light, pal.mid],
    [pal.glow, pal.accent],
    [pal.near, pal.glow],
  ] as const);
  const art =
    path('M-36 -2C-36 -46 36 -46 36 -2C36 18 12 36 7 44H-7C-12 36 -36 18 -36 -2Z', a) +
    path(
      'M-17 -31C-24 -8 -20 16 -5 44H-7C-12 36 -36 18 -36 -2C-36 -18 -27 -27 -17 -31ZM-6 -35C-8 -10 -6 20 -1.5 44H1.5C6 20 8 -10 6 -35Q0 -36 -6 -35ZM17 -31C24 -8 20 16 5 44H7C12 36 36 18 36 -2C36 -18 27 -27 17 -31Z',
      b,
    ) +
    path('M-6 44L-4 54M6 44L4 54', { stroke: pal.dark, width: 1 }) +
    rect([-5, 54, 10, 8], mix(pal.accent, pal.dark, 0.6), 1.5);
  return place({ x, y, scale: size / 100, rotate: rnd.range(-4, 4) }, art);
}

/** A gondola of a cableway hanging from its rope; the rope runs through the points. */
export function cableway(stage: Stage, from: Point, to: Point): string {
  const { pal, rnd, u } = stage;
  const sag = u * 3;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const rope = Array.from({ length: 11 }, (_, i) => at(i / 10));
  let out = path(rope.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''), {
    stroke: pal.dark,
    width: u * 0.25,
  });
  for (const t of [rnd.range(0.2, 0.36), rnd.range(0.55, 0.72)]) {
    const [x, y] = at(t);
    out += place(
      { x, y, scale: (u * 9) / 100 },
      path('M0 0V34', { stroke: pal.dark, width: 5 }) +
        rect([-42, 30, 84, 62], pal.accent, 14) +
        rect([-34, 38, 68, 26], pal.light, 6) +
        path('M-3 38L3 38L3 64L-3 64Z', pal.accent),
    );
  }
  return out;
}
