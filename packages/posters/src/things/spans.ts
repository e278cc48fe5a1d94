import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { type Point, path, place, rect } from '../svg.ts';

/** A stone bridge or viaduct with round arches between two ends; `foot` is where the piers stand. */
export function archBridge(
  stage: Stage,
  {
    from,
    to,
    y,
    foot,
    arches,
    deck,
  }: { from: number; to: number; y: number; foot: number; arches: number; deck: number },
): string {
  const { pal } = stage;
  const ink = mix(
    mix(pal.mid, pal.light, 0.42),
    mix(pal.accent, pal.dark, 0.5),
    pal.mood === 'night' ? 0.5 : 0.16,
  );
  const step = (to - from) / arches;
  let d = `M${from.toFixed(1)} ${y.toFixed(1)}H${to.toFixed(1)}V${foot.toFixed(1)}`;
  for (let i = arches - 1; i >= 0; i -= 1) {
    const l = from + i * step + step * 0.1;
    const r = from + (i + 1) * step - step * 0.1;
    const rad = (r - l) / 2;
    const spring = Math.min(foot, y + deck + rad);
    d += `H${r.toFixed(1)}V${spring.toFixed(1)}A${rad.toFixed(1)} ${Math.min(rad, spring - y - deck * 0.5).toFixed(1)} 0 0 0 ${l.toFixed(1)} ${spring.toFixed(1)}V${foot.toFixed(1)}`;
  }
  return (
    path(`${d}H${from.toFixed(1)}Z`, ink) +
    rect([from, y - deck * 0.16, to - from, deck * 0.3], shade(ink, 0.05)) +
    rect([from, y + deck * 0.14, to - from, deck * 0.1], shade(ink, -0.08))
  );
}

/** A suspension bridge between two towers. */
export function suspensionBridge(
  stage: Stage,
  { y, left, right, tower }: { y: number; left: number; right: number; tower: number },
): string {
  const { pal, u, w } = stage;
  const ink = mix(pal.accent, pal.dark, pal.mood === 'night' ? 0.35 : 0.08);
  const top = y - tower;
  let wires = '';
  const sag = (x: number): number => {
    const mid = (left + right) / 2;
    const k = (x - mid) / ((right - left) / 2);
    return Math.abs(k) <= 1
      ? top + tower * 0.86 * (1 - k * k)
      : top + tower * Math.min(1, Math.abs(k) - 1) * 1.1;
  };
  for (let x = -u * 2; x < w + u * 2; x += u * 2.6)
    wires += `M${x.toFixed(1)} ${y.toFixed(1)}V${Math.min(y, sag(x)).toFixed(1)}`;
  let cable = '';
  for (let i = 0; i <= 60; i += 1) {
    const x = -8 + (i / 60) * (w + 16);
    cable += `${i ? 'L' : 'M'}${x.toFixed(1)} ${Math.min(y, sag(x)).toFixed(1)}`;
  }
  let out =
    path(wires, { stroke: ink, width: u * 0.16 }) +
    path(cable, { stroke: ink, width: u * 0.5 }) +
    rect([-9, y, w + 18, u * 1.3], ink);
  for (const x of [left, right]) {
    out +=
      rect([x - u * 2.2, top - u * 1.5, u * 1.3, tower + u * 12], ink) +
      rect([x + u * 0.9, top - u * 1.5, u * 1.3, tower + u * 12], shade(ink, -0.05));
    for (const k of [0, 0.28, 0.56]) out += rect([x - u * 2.2, top + tower * k, u * 4.4, u * 0.9], ink);
  }
  return out;
}

/** A small train of a few carriages, running left, wheels at `y`. */
export function train(stage: Stage, [x, y]: Point, size: number): string {
  const { pal } = stage;
  let out = '';
  for (let i = 0; i < 4; i += 1) {
    const left = i * 27;
    out +=
      i === 0
        ? path(`M${left + 1} -2V-8Q${left + 3} -13 ${left + 9} -13H${left + 25}V-2Z`, pal.accent)
        : rect([left, -13, 25, 11], pal.accent, 1.5);
    out +=
      rect([left + (i === 0 ? 8 : 3), -10.5, i === 0 ? 15 : 20, 4], pal.glow) +
      rect([left + 1, -4, 24, 1.2], pal.light);
    out += rect([left + 25, -5, 2, 2], pal.dark);
  }
  return place({ x, y, scale: size / 106 }, out);
}

/** A funicular tram car on rails, 100 units long. */
export function tram(stage: Stage, [x, y]: Point, size: number): string {
  const { pal } = stage;
  const ink = mix(pal.glow, pal.accent, 0.35);
  let out =
    rect([-50, -58, 100, 48], ink, 8) +
    rect([-50, -30, 100, 8], pal.light) +
    rect([-46, -66, 92, 9], mix(pal.accent, pal.dark, 0.4), 4);
  for (const wx of [-43, -22, 4, 25]) out += rect([wx, -53, 18, 19], mix(pal.glow, pal.light, 0.5), 2);
  out += path('M0 -66L14 -92M-14 -92H30', { stroke: pal.dark, width: 2 });
  for (const wx of [-28, 28]) out += `<circle cx="${wx}" cy="-7" r="7" fill="${pal.dark}"/>`;
  return place({ x, y, scale: size / 100 }, out);
}

/** A caravan of camels walking along a line of heights. */
export function caravan(
  stage: Stage,
  {
    from,
    to,
    ground,
    size,
    ink,
  }: { from: number; to: number; ground: (x: number) => number; size: number; ink: string },
): string {
  const count = Math.max(3, Math.round((to - from) / (size * 1.25)));
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const x = from + ((i + 0.5) / count) * (to - from);
    const art =
      path(
        'M-34 -46Q-30 -64 -16 -54Q-6 -84 8 -56Q20 -50 24 -60L34 -88Q36 -94 48 -90L52 -84L42 -81L34 -50Q30 -38 22 -38L24 0H18L14 -32L-18 -32L-22 0H-28L-28 -34Q-34 -38 -34 -46Z',
        ink,
      ) + (i % 2 ? path('M-12 -66L6 -70L10 -46L-16 -44Z', stage.pal.accent) : '');
    out += place({ x, y: ground(x), scale: size / 100 }, art);
  }
  return out;
}

/** A bicycle seen from the side, 100 units long. */
export function bicycle(stage: Stage, [x, y]: Point, size: number): string {
  const { pal, rnd } = stage;
  const ink = rnd.pick([pal.accent, pal.dark, mix(pal.near, pal.dark, 0.3)]);
  const art =
    `<circle cx="-31" cy="-19" r="18" fill="none" stroke="${pal.dark}" stroke-width="2.6"/><circle cx="31" cy="-19" r="18" fill="none" stroke="${pal.dark}" stroke-width="2.6"/>` +
    path('M-31 -19L-14 -47H18L31 -19M-14 -47L-2 -19H-31M18 -47L-2 -19M18 -47L15 -58H8M-16 -52L-14 -47', {
      stroke: ink,
      width: 3,
    }) +
    path('M-23 -54H-9', { stroke: pal.dark, width: 4 }) +
    rect([16, -62, 18, 12], mix(pal.glow, pal.dark, 0.3), 2) +
    [20, 25, 30].map((cx) => `<circle cx="${cx}" cy="-64" r="4" fill="${pal.accent}"/>`).join('');
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}
