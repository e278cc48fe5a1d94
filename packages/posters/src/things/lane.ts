import { mix, shade } from '../color.ts';
import { isDark, type Stage } from '../stage.ts';
import { arch, type Box, circle, path, place, rect } from '../svg.ts';

/** Plaster tones of a lane, dimmed after dark. */
export function plaster(stage: Stage): string {
  const { pal, rnd } = stage;
  const night = pal.mood === 'night' || pal.name === 'polar' ? 0.52 : isDark(stage) ? 0.3 : 0;
  const tone = rnd.pick([
    pal.light,
    mix(pal.accent, pal.light, 0.3),
    mix(pal.accent, pal.light, 0.6),
    mix(pal.glow, pal.light, 0.2),
    mix(pal.water, pal.light, 0.4),
    mix(pal.sky[1], pal.light, 0.25),
    mix(pal.mid, pal.light, 0.35),
  ]);
  return mix(tone, pal.mid, night);
}

/** A window with open shutters and a flower box; the box is the opening. */
export function shutterWindow(stage: Stage, [x, y, w, h]: Box, shutter: string): string {
  const { pal, rnd } = stage;
  const lit = rnd.chance(isDark(stage) ? 0.75 : 0.45);
  const pane = lit ? pal.glow : mix(pal.dark, pal.sky[1], 0.4);
  const trim = mix(pal.light, pal.mid, isDark(stage) ? 0.3 : 0.05);
  let out = rect([x - w * 0.08, y - w * 0.08, w * 1.16, h + w * 0.16], trim) + rect([x, y, w, h], pane);
  if (rnd.chance(0.4))
    out += path(
      `M${x} ${y}H${x + w * 0.46}Q${x + w * 0.4} ${y + h * 0.6} ${x} ${y + h * 0.8}ZM${x + w} ${y}H${x + w * 0.54}Q${x + w * 0.6} ${y + h * 0.6} ${x + w} ${y + h * 0.8}Z`,
      { fill: pal.light, opacity: 0.6 },
    );
  out += rect([x + w * 0.47, y, w * 0.06, h], trim) + rect([x, y + h * 0.4, w, w * 0.05], trim);
  for (const sx of [x - w * 0.62, x + w * 1.12]) {
    out += rect([sx, y - w * 0.04, w * 0.5, h + w * 0.08], shutter);
    let slats = '';
    for (let i = 1; i < 9; i += 1)
      slats += `M${(sx + w * 0.08).toFixed(1)} ${(y + (h * i) / 9).toFixed(1)}h${(w * 0.34).toFixed(1)}`;
    out += path(slats, { stroke: shade(shutter, -0.07), width: w * 0.035 });
  }
  if (rnd.chance(0.65)) out += flowerBox(stage, [x - w * 0.1, y + h, w * 1.2, w * 0.2]);
  return out;
}

/** A box of flowers under a window. */
export function flowerBox(stage: Stage, [x, y, w, h]: Box): string {
  const { pal, rnd } = stage;
  const green = mix(mix(pal.near, '#4f8a4a', 0.35), pal.dark, 0.15);
  let out = '';
  for (let i = 0; i < 9; i += 1)
    out += circle(
      [x + (w * (i + 0.5)) / 9, y - h * rnd.range(0, 0.5), h * rnd.range(0.5, 0.75)],
      i % 2 ? green : shade(green, 0.04),
    );
  for (let i = 0; i < 8; i += 1)
    out += circle(
      [x + w * rnd.range(0.05, 0.95), y - h * rnd.range(0.1, 0.9), h * rnd.range(0.22, 0.34)],
      rnd.pick([pal.accent, pal.light, pal.accent, pal.glow]),
    );
  return out + rect([x, y, w, h], mix(pal.accent, pal.dark, 0.45), h * 0.15);
}

/** A house door, arched or square, with steps. */
export function door(stage: Stage, [x, y, w, h]: Box, ink: string): string {
  const { pal, rnd } = stage;
  const trim = mix(pal.light, pal.mid, isDark(stage) ? 0.35 : 0.15);
  const box: Box = [x, y, w, h];
  const round = rnd.chance(0.5);
  const shape = (b: Box, c: string): string => (round ? arch(b, c) : rect(b, c));
  let out = shape([x - w * 0.12, y - w * 0.12, w * 1.24, h + w * 0.12], trim) + shape(box, ink);
  out +=
    rect([x + w * 0.16, y + h * 0.46, w * 0.26, h * 0.18], shade(ink, -0.06)) +
    rect([x + w * 0.58, y + h * 0.46, w * 0.26, h * 0.18], shade(ink, -0.06)) +
    rect([x + w * 0.16, y + h * 0.7, w * 0.26, h * 0.2], shade(ink, -0.06)) +
    rect([x + w * 0.58, y + h * 0.7, w * 0.26, h * 0.2], shade(ink, -0.06));
  out +=
    arch([x + w * 0.2, y + h * 0.12, w * 0.6, h * 0.24], pal.glow) +
    circle([x + w * 0.86, y + h * 0.6, w * 0.05], pal.glow);
  return (
    out +
    rect([x - w * 0.25, y + h, w * 1.5, h * 0.05], trim) +
    rect([x - w * 0.4, y + h * 1.05, w * 1.8, h * 0.06], shade(trim, -0.05))
  );
}

/** A striped awning with a scalloped edge over the box's width. */
export function awning(stage: Stage, [x, y, w, h]: Box): string {
  const { pal, rnd } = stage;
  const [a, b] = rnd.pick([
    [pal.accent, pal.light],
    [mix(pal.near, pal.mid, 0.3), pal.light],
    [pal.glow, pal.light],
    [mix(pal.water, pal.dark, 0.2), pal.light],
  ] as const);
  const n = 8;
  const step = w / n;
  let out = '';
  for (let i = 0; i < n; i += 1) {
    const ink = i % 2 ? b : a;
    const l = x + i * step;
    const inset = w * 0.04;
    const top = (k: number): number => x + inset + ((w - inset * 2) * k) / n;
    out += path(
      `M${top(i).toFixed(1)} ${y.toFixed(1)}H${top(i + 1).toFixed(1)}L${(l + step).toFixed(1)} ${(y + h).toFixed(1)}a${(step / 2).toFixed(1)} ${(step / 2).toFixed(1)} 0 0 1 ${(-step).toFixed(1)} 0Z`,
      ink,
    );
  }
  return out + path(`M${x} ${y + h}h${w}`, { stroke: pal.dark, width: h * 0.05, opacity: 0.35 });
}

/** A market stall with crates, 100 units wide. */
export function stall(stage: Stage, spot: { x: number; y: number; size: number }): string {
  const { pal, rnd } = stage;
  const wood = mix(mix(pal.accent, '#8a5a34', 0.6), pal.dark, 0.25);
  let out =
    rect([-46, -88, 4, 90], pal.dark) +
    rect([42, -88, 4, 90], pal.dark) +
    rect([-44, -76, 88, 46], { fill: pal.dark, opacity: 0.4 });
  for (let i = 0; i < 4; i += 1) {
    const ink = rnd.pick(['#e8912d', '#d8472f', '#efc23b', '#8fae3c', '#8a3f6b', '#c9642f']);
    const tinted = mix(ink, pal.dark, isDark(stage) ? 0.25 : 0.08);
    for (let k = 0; k < 9; k += 1)
      out += circle(
        [-38 + i * 24 + (k % 4) * 5.4 + (k > 3 ? 2 : 0), -30 - Math.floor(k / 4) * 4.6, 3.6],
        k % 2 ? tinted : shade(tinted, 0.05),
      );
    out +=
      rect([-42 + i * 22, -28, 20, 12], wood) +
      path(`M${-42 + i * 22} -22h20`, { stroke: shade(wood, -0.08), width: 1.2 });
  }
  out +=
    rect([-47, -17, 94, 4], shade(wood, 0.04)) +
    rect([-46, -13, 92, 15], mix(wood, pal.dark, 0.3)) +
    path('M-46 -13L-46 2L-20 2Z', { fill: pal.light, opacity: 0.08 });
  out +=
    circle([0, -66, 16], { fill: pal.glow, opacity: 0.3 }) +
    circle([0, -66, 4.4], pal.glow) +
    path('M0 -82V-70', { stroke: pal.dark, width: 1 });
  return place({ x: spot.x, y: spot.y, scale: spot.size / 100 }, out + awning(stage, [-56, -100, 112, 22]));
}

/** A scooter seen from the side, 100 units long. */
export function scooter(stage: Stage, spot: { x: number; y: number; size: number }): string {
  const { pal, rnd } = stage;
  const c = rnd.pick([pal.accent, mix(pal.water, pal.light, 0.3), mix(pal.glow, pal.light, 0.2), pal.light]);
  const wheel = (x: number): string =>
    circle([x, -14, 14], pal.dark) + circle([x, -14, 6.5], mix(pal.light, pal.mid, 0.3));
  const art =
    wheel(-30) +
    wheel(34) +
    path(
      'M-50 -22Q-52 -46 -28 -48H-4Q2 -30 4 -16H18L26 -58H34L40 -26Q34 -30 28 -12H-12Q-16 -34 -34 -30Q-46 -28 -50 -22Z',
      c,
    ) +
    path('M-46 -48Q-48 -56 -40 -56H-6Q0 -54 -4 -48Z', mix('#7a4526', pal.dark, 0.2)) +
    path('M28 -58L24 -76M18 -77L32 -74', { stroke: pal.dark, width: 3.4 }) +
    circle([31, -66, 5.4], pal.glow) +
    path('M-40 -38H-10', { stroke: pal.light, width: 2.4, opacity: 0.7 });
  return place({ x: spot.x, y: spot.y, scale: spot.size / 100, flip: rnd.chance(0.5) }, art);
}

/** A café table with two chairs, 100 units wide. */
export function cafeTable(stage: Stage, spot: { x: number; y: number; size: number }): string {
  const { pal } = stage;
  const chair = (f: number): string =>
    place(
      { x: 0, y: 0, flip: f < 0 },
      path('M30 -2L34 -32M52 -2L48 -32M48 -32L54 -70M32 -32H50', { stroke: pal.dark, width: 3 }) +
        rect([29, -35, 22, 4], pal.accent, 2) +
        path('M49 -44L52 -68', { stroke: pal.accent, width: 5 }),
    );
  const art =
    chair(1) +
    chair(-1) +
    path('M0 -4V-44M-13 0H13', { stroke: pal.dark, width: 3.4 }) +
    rect([-25, -47, 50, 4], pal.light, 2) +
    rect([-14, -54, 8, 7], pal.light, 1) +
    rect([6, -54, 8, 7], pal.light, 1) +
    rect([-2, -60, 4, 13], mix(pal.near, pal.dark, 0.2)) +
    circle([0, -62, 4], pal.accent);
  return place({ x: spot.x, y: spot.y, scale: spot.size / 100 }, art);
}
