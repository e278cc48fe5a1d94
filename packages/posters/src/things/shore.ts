import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, type Point, path, place, polygon, rect, stroke } from '../svg.ts';

/** A parasol seen from the side, 100 units tall. */
export function parasol(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const [a, b] = rnd.pick([
    [pal.accent, pal.light],
    [pal.light, pal.accent],
    [pal.glow, pal.light],
    [mix(pal.water, pal.dark, 0.2), pal.light],
  ] as const);
  const art =
    path('M0 2V-98', { stroke: pal.dark, width: 3 }) +
    path('M-52 -60Q-46 -98 0 -100Q46 -98 52 -60Z', a) +
    path('M-30 -60Q-30 -88 0 -100Q-8 -84 -10 -60ZM30 -60Q30 -88 0 -100Q8 -84 10 -60Z', b) +
    path('M-52 -60h104', { stroke: shade(a, -0.07), width: 3 });
  return place({ x, y, scale: size / 100, rotate: rnd.range(-8, 8) }, art);
}

/** A deck chair with a striped seat, 100 units long. */
export function deckchair(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const art =
    path('M-40 0L24 -46M34 0L-22 -58', { stroke: mix(pal.accent, pal.dark, 0.5), width: 4 }) +
    path('M-24 -58Q-4 -16 28 -38L22 -46Q-2 -28 -18 -62Z', rnd.pick([pal.light, pal.accent, pal.glow]));
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A parasol seen from above with two loungers. */
export function parasolAbove(stage: Stage, [x, y]: Point, r: number): string {
  const { pal, rnd } = stage;
  const [a, b] = rnd.pick([
    [pal.accent, pal.light],
    [pal.light, pal.accent],
    [pal.glow, pal.light],
    [mix(pal.water, pal.dark, 0.35), pal.light],
  ] as const);
  const turn = rnd.range(0, 60);
  let slices = '';
  for (let i = 0; i < 8; i += 2) {
    const p = (k: number): string =>
      `${(Math.cos((k * Math.PI) / 4) * r).toFixed(1)} ${(Math.sin((k * Math.PI) / 4) * r).toFixed(1)}`;
    slices += `M0 0L${p(i)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${p(i + 1)}Z`;
  }
  const lounger = (lx: number): string =>
    rect([lx, -r * 0.1, r * 0.5, r * 1.8], mix(pal.light, pal.accent, 0.08), r * 0.1) +
    rect([lx, -r * 0.1, r * 0.5, r * 0.45], b === pal.light ? a : b, r * 0.1);
  const shadow = circle([r * 0.42, r * 0.5, r], { fill: pal.dark, opacity: 0.2 });
  return place(
    { x, y, rotate: turn - 30 },
    lounger(-r * 0.85) +
      lounger(r * 0.3) +
      shadow +
      circle([0, 0, r], a) +
      path(slices, b) +
      circle([0, 0, r * 0.1], pal.dark),
  );
}

/** A jetty running out into the water in perspective, from the front edge to `end`. */
export function jetty(
  stage: Stage,
  { x, y, end, near, far }: { x: number; y: number; end: Point; near: number; far: number },
): string {
  const { pal } = stage;
  const wood = mix(mix(pal.accent, '#8a6242', 0.6), pal.dark, 0.3);
  let out = '';
  for (let i = 0; i <= 5; i += 1) {
    const t = i / 5;
    const k = 1 - (1 - t) ** 1.8;
    const half = near + (far - near) * k;
    const px = x + (end[0] - x) * k;
    const py = y + (end[1] - y) * k;
    for (const side of [-1, 1])
      out += stroke(
        [
          [px + side * half, py - half * 0.24],
          [px + side * half, py + half * 0.7],
        ],
        pal.dark,
        half * 0.14,
      );
  }
  out += polygon(
    [
      [x - near, y],
      [end[0] - far, end[1]],
      [end[0] + far, end[1]],
      [x + near, y],
    ],
    wood,
  );
  let planks = '';
  for (let i = 0; i < 22; i += 1) {
    const k = 1 - (1 - i / 22) ** 1.8;
    const half = near + (far - near) * k;
    const px = x + (end[0] - x) * k;
    const py = y + (end[1] - y) * k;
    planks += `M${(px - half).toFixed(1)} ${py.toFixed(1)}H${(px + half).toFixed(1)}`;
  }
  return (
    out +
    path(planks, { stroke: shade(wood, -0.07), width: stage.u * 0.22 }) +
    polygon(
      [
        [x - near, y],
        [end[0] - far, end[1]],
        [end[0] - far * 0.86, end[1]],
        [x - near * 0.9, y],
      ],
      shade(wood, 0.06),
    )
  );
}

/** A walkway on stilts seen from the side. */
export function walkway(
  stage: Stage,
  { from, to, y, drop }: { from: number; to: number; y: number; drop: number },
): string {
  const { pal, u } = stage;
  let legs = '';
  for (let x = from; x <= to; x += u * 4) legs += `M${x.toFixed(1)} ${y.toFixed(1)}V${(y + drop).toFixed(1)}`;
  return (
    path(legs, { stroke: pal.dark, width: u * 0.4 }) +
    rect([from, y - u * 0.4, to - from, u * 0.8], mix(pal.dark, pal.accent, 0.25))
  );
}

/** A winding path from the front edge to a far point, as a filled ribbon. */
export function windingPath(
  stage: Stage,
  { from, to, width, ink }: { from: Point; to: Point; width: number; ink: string },
): string {
  const { rnd } = stage;
  const swing = (to[1] - from[1]) * rnd.range(0.22, 0.5) * (rnd.chance(0.5) ? 1 : -1);
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= 20; i += 1) {
    const t = i / 20;
    const k = 1 - (1 - t) ** 1.7;
    const half = (width / 2) * (1 - k) ** 1.1 + width * 0.02;
    const x = from[0] + (to[0] - from[0]) * k + Math.sin(t * Math.PI * 2.1) * swing * (1 - k) ** 0.8;
    const y = from[1] + (to[1] - from[1]) * k;
    left.push(`${(x - half).toFixed(1)} ${y.toFixed(1)}`);
    right.unshift(`${(x + half).toFixed(1)} ${y.toFixed(1)}`);
  }
  return path(`M${left.join('L')}L${right.join('L')}Z`, ink);
}

/** A sagging string of lamps between two points. */
export function lampString(stage: Stage, from: Point, to: Point): string {
  const { pal, u } = stage;
  const count = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / (u * 5)));
  const sag = Math.abs(to[0] - from[0]) * 0.12;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  let out = stroke(
    Array.from({ length: 13 }, (_, i) => at(i / 12)),
    pal.dark,
    u * 0.18,
  );
  for (let i = 1; i < count; i += 1) {
    const [x, y] = at(i / count);
    out +=
      circle([x, y + u * 0.8, u * 1.9], { fill: pal.glow, opacity: 0.2 }) +
      circle([x, y + u * 0.8, u * 0.75], pal.glow);
  }
  return out;
}

/** A hanging paper lantern. */
export function lantern(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const ink = rnd.pick([pal.accent, pal.glow, mix(pal.accent, pal.glow, 0.5)]);
  return (
    circle([x, y, size * 1.25], { fill: pal.glow, opacity: 0.16 }) +
    ellipse([x, y, size * 0.55, size * 0.62], ink) +
    path(
      `M${(x - size * 0.2).toFixed(1)} ${(y - size * 0.58).toFixed(1)}Q${(x - size * 0.42).toFixed(1)} ${y.toFixed(1)} ${(x - size * 0.2).toFixed(1)} ${(y + size * 0.58).toFixed(1)}M${(x + size * 0.2).toFixed(1)} ${(y - size * 0.58).toFixed(1)}Q${(x + size * 0.42).toFixed(1)} ${y.toFixed(1)} ${(x + size * 0.2).toFixed(1)} ${(y + size * 0.58).toFixed(1)}`,
      { stroke: shade(ink, -0.08), width: size * 0.05 },
    ) +
    rect([x - size * 0.22, y - size * 0.72, size * 0.44, size * 0.14], pal.dark) +
    rect([x - size * 0.22, y + size * 0.58, size * 0.44, size * 0.14], pal.dark)
  );
}

/** A street lamp, 100 units tall. */
export function streetLamp(stage: Stage, [x, y]: Point, size: number): string {
  const { pal } = stage;
  const art =
    circle([0, -90, 26], { fill: pal.glow, opacity: 0.2 }) +
    path('M0 2V-82M-6 2H6M-5 -62H5', { stroke: pal.dark, width: 3 }) +
    path('M-7 -98L7 -98L4.6 -82L-4.6 -82Z', pal.glow) +
    path('M-8.5 -97L0 -105L8.5 -97Z', pal.dark);
  return place({ x, y, scale: size / 100 }, art);
}
