import { mix, shade } from '../color.ts';
import { jungleCorner } from '../nature/foreground.ts';
import { radial, type Stage } from '../stage.ts';
import { type Box, circle, ellipse, type Point, path, place, polygon, rect } from '../svg.ts';

/** An armchair with a cushion, 60 units wide. */
export function armchair(
  stage: Stage,
  spot: { x: number; y: number; size: number; flip?: boolean },
  ink: string,
): string {
  const { pal } = stage;
  const art =
    ellipse([0, 1, 36, 3], { fill: pal.dark, opacity: 0.22 }) +
    path('M-24 -4L-28 3M24 -4L28 3', { stroke: pal.dark, width: 3 }) +
    path('M-26 -12Q-30 -58 -18 -64Q0 -70 18 -64Q30 -58 26 -12Z', shade(ink, -0.03)) +
    path('M-22 -14V-32Q0 -36 22 -32V-14Z', shade(ink, 0.04)) +
    path('M-34 -4V-30Q-34 -38 -27 -38Q-20 -38 -20 -30V-4ZM34 -4V-30Q34 -38 27 -38Q20 -38 20 -30V-4Z', ink) +
    rect([-22, -18, 44, 14], ink, 3) +
    place({ x: 2, y: -38, rotate: 8 }, rect([-11, -10, 22, 20], pal.glow, 4));
  return place({ x: spot.x, y: spot.y, scale: spot.size / 60, flip: spot.flip === true }, art);
}

/** A floor lamp, 100 units tall, with its pool of light. */
export function floorLamp(stage: Stage, [x, y]: Point, size: number): string {
  const { pal } = stage;
  return place(
    { x, y, scale: size / 100 },
    circle(
      [0, -84, 46],
      radial(stage, [
        [0, pal.glow, 0.5],
        [1, pal.glow, 0],
      ]),
    ) +
      path('M0 0V-80M-10 0H10', { stroke: pal.dark, width: 2.4 }) +
      polygon(
        [
          [-9, -98],
          [9, -98],
          [16, -74],
          [-16, -74],
        ],
        pal.glow,
      ),
  );
}

/** A potted plant, about 60 units tall. */
export function pottedPlant(stage: Stage, spot: { x: number; y: number; size: number }): string {
  const { rnd, pal } = stage;
  const green = mix(mix(pal.near, '#3f7a52', 0.4), pal.dark, 0.15);
  let leaves = '';
  if (rnd.chance(0.5)) {
    for (let i = 0; i < 9; i += 1)
      leaves += place(
        { x: 0, y: -20, rotate: -70 + i * 17.5 + rnd.range(-5, 5), scale: rnd.range(0.75, 1.1) },
        path('M0 0Q7 -18 0 -42Q-7 -18 0 0Z', i % 2 ? green : shade(green, 0.06)),
      );
  } else
    leaves = place(
      { x: -6, y: -18 },
      jungleCorner(
        { ...stage, pal: { ...pal, dark: shade(green, -0.06), near: shade(green, 0.06) } },
        { x: 0, y: 0, size: 46 },
      ),
    );
  return place(
    { x: spot.x, y: spot.y, scale: spot.size / 60 },
    leaves +
      polygon(
        [
          [-13, -22],
          [13, -22],
          [9, 1],
          [-9, 1],
        ],
        pal.accent,
      ) +
      rect([-14.5, -24, 29, 5], shade(pal.accent, 0.05), 1),
  );
}

/** A carpet seen at a slant. */
export function rug(stage: Stage, [x, y, w, h]: Box, ink: string): string {
  const { pal } = stage;
  const ring = (k: number, c: string): string =>
    polygon(
      [
        [x - (w / 2) * k + h * 0.5, y - (h / 2) * k],
        [x + (w / 2) * k - h * 0.5, y - (h / 2) * k],
        [x + (w / 2) * k, y + (h / 2) * k],
        [x - (w / 2) * k, y + (h / 2) * k],
      ],
      c,
    );
  return stage.rnd.chance(0.5)
    ? ellipse([x, y, w / 2, h / 2], ink) +
        ellipse([x, y, w * 0.42, h * 0.4], shade(ink, 0.07)) +
        ellipse([x, y, w * 0.3, h * 0.27], mix(ink, pal.light, 0.4))
    : ring(1, ink) +
        ring(0.86, mix(ink, pal.light, 0.55)) +
        ring(0.78, ink) +
        ring(0.3, mix(ink, pal.glow, 0.6));
}

/** Curtains gathered at both sides of an opening. */
export function curtains(stage: Stage, [x, y, w, h]: Box, ink: string): string {
  const { u } = stage;
  let out = path(`M${x - w * 0.16} ${y - u * 2}H${x + w * 1.16}`, { stroke: stage.pal.dark, width: u * 0.8 });
  for (const side of [-1, 1]) {
    const [outer, inner] = side < 0 ? [x - w * 0.14, x + w * 0.16] : [x + w * 1.14, x + w * 0.84];
    const tie = side < 0 ? x + w * 0.01 : x + w * 0.99;
    out += path(
      `M${outer} ${y - u * 2}H${inner}Q${inner} ${y + h * 0.42} ${tie} ${y + h * 0.58}Q${inner - side * w * -0.03} ${y + h * 0.8} ${inner + side * w * 0.05} ${y + h * 1.1}H${outer}Z`,
      ink,
    );
    for (const k of [0.3, 0.6, 0.85]) {
      const cx = outer + (inner - outer) * k;
      out += path(
        `M${cx} ${y - u * 2}Q${cx} ${y + h * 0.4} ${outer + (tie - outer) * k} ${y + h * 0.58}Q${cx} ${y + h * 0.8} ${cx + side * w * 0.03 * k} ${y + h * 1.1}`,
        { stroke: shade(ink, -0.06), width: u * 0.5 },
      );
    }
  }
  return out;
}

/** Two framed pictures or a round mirror on the wall. */
export function wallArt(stage: Stage, [x, y]: Point, size: number): string {
  const { rnd, pal } = stage;
  const frame = (fx: number, fy: number, [w, h]: readonly [number, number]): string =>
    rect([fx, fy, w, h], pal.dark) +
    rect([fx + 2, fy + 2, w - 4, h - 4], pal.light) +
    circle([fx + w * 0.62, fy + h * 0.36, w * 0.13], pal.accent) +
    polygon(
      [
        [fx + 3, fy + h - 3],
        [fx + w * 0.4, fy + h * 0.5],
        [fx + w * 0.62, fy + h * 0.75],
        [fx + w * 0.75, fy + h * 0.64],
        [fx + w - 3, fy + h - 3],
      ],
      pal.mid,
    );
  const art = rnd.chance(0.4)
    ? circle([0, 0, 26], mix(pal.glow, pal.dark, 0.35)) +
      circle([0, 0, 22], mix(pal.light, pal.sky[1], 0.4)) +
      path('M-12 10L8 -14M-2 16L16 -6', { stroke: pal.light, width: 2 })
    : frame(-34, -24, [30, 40]) + frame(4, -18, [30, 34]);
  return place({ x, y, scale: size / 70 }, art);
}
