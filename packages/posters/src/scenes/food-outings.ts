import { mix, shade } from '../color.ts';
import { hangingBranch } from '../nature/foreground.ts';
import { broadleaf } from '../nature/southern.ts';
import { heightAt, hillLine, land, ranges } from '../ridges.ts';
import { roomInks } from '../rooms/furniture.ts';
import { view } from '../rooms/view.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';
import { cheeseBoard, croissant, fruitBowl, pancakes, vase } from '../table/dishes.ts';
import { cup, juice, pot, wine } from '../table/drinks.ts';
import { lampString, parasol } from '../things/shore.ts';
import { cloth, croissantPlate, type Draw } from './food-tables.ts';

/** A still life against a plain wall, with light falling in. */
export function stillLife(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const k = roomInks(s);
  const y = h * rnd.range(0.66, 0.7);
  let out = rect([0, 0, w, h], k.wall);
  const sunInk = { fill: pal.glow, opacity: 0.32 };
  if (rnd.chance(0.5))
    for (const dx of [0, 0.2])
      for (const dy of [0, 0.21])
        out += polygon(
          [
            [w * (0.42 + dx), h * (0.12 + dy)],
            [w * (0.58 + dx), h * (0.09 + dy)],
            [w * (0.54 + dx), h * (0.28 + dy)],
            [w * (0.38 + dx), h * (0.31 + dy)],
          ],
          sunInk,
        );
  else out += circle([w * rnd.range(0.4, 0.6), h * 0.42, Math.min(w * 0.36, h * 0.4)], sunInk);
  out += cloth(s, y) + rect([0, y, w, u * 2.4], shade(k.wood, 0.03));
  const things: readonly Draw[] = rnd.pick([
    [pot, fruitBowl, cup],
    [vase, pancakes, cup],
    [fruitBowl, pot, juice],
    [wine, cheeseBoard, vase],
    [vase, croissantPlate, pot],
  ] as const);
  things.forEach((draw, i) => {
    const x = w * (0.22 + i * 0.28);
    const fy = y + u * (i === 1 ? 15 : 8);
    out +=
      ellipse([x + u * 4, fy + u * 0.6, u * 20, u * 3], { fill: pal.dark, opacity: 0.18 }) +
      draw(s, {
        x,
        y: fy,
        size: u * (draw === cup || draw === juice ? 31 : draw === vase || draw === pot ? 44 : 38),
      });
  });
  return (
    out +
    croissant(s, { x: w * rnd.range(0.66, 0.8), y: y + u * 26, size: u * 22, rotate: rnd.range(-20, 20) })
  );
}

/** A table outdoors above a landscape. */
export function terrace(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const y = h * rnd.range(0.64, 0.68);
  let out = view(s, [0, 0, w, y + u * 3]);
  let bars = '';
  for (let x = 0; x <= w; x += u * 4)
    bars += `M${x.toFixed(0)} ${(y - u * 12).toFixed(0)}V${(y + u * 2).toFixed(0)}`;
  out += path(`${bars}M0 ${y - u * 12}H${w}`, { stroke: pal.dark, width: u * 0.7 });
  out += rnd.chance(0.5)
    ? hangingBranch(s, { x: 0, y: u * 4, size: u * 54, ink: mix(pal.near, pal.dark, 0.6) })
    : parasol(s, [w * 0.86, y + u * 3], u * 62);
  out += lampString(s, [-u * 2, h * 0.1], [w + u * 2, h * 0.08]) + cloth(s, y);
  const row: readonly Draw[] = rnd.pick([
    [wine, cheeseBoard, fruitBowl],
    [pot, pancakes, juice],
    [fruitBowl, wine, vase],
    [vase, croissantPlate, cup],
  ] as const);
  row.forEach((draw, i) => {
    const x = w * (0.2 + i * 0.3);
    const fy = y + u * (i === 1 ? 19 : 10);
    out +=
      ellipse([x + u * 4, fy + u * 0.6, u * 19, u * 3], { fill: pal.dark, opacity: 0.18 }) +
      draw(s, { x, y: fy, size: u * (draw === cup || draw === juice ? 30 : 38) });
  });
  return out;
}

/** A picnic on a blanket in the hills. */
export function picnic(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  let out = drawSky(s, { horizon: h * 0.5, sun: [rnd.range(0.6, 0.85), rnd.range(0.25, 0.6)] });
  out += ranges(s, {
    from: h * 0.38,
    to: h * 0.46,
    count: 3,
    height: h * 0.14,
    soft: rnd.chance(0.5),
    depth: [0.05, 0.5],
  });
  const hill = hillLine(s, { y: h * 0.56, height: h * 0.06, waves: 0.7 });
  const ground = pal.mood === 'snow' ? mix(pal.far, pal.near, 0.5) : mix(pal.near, pal.light, 0.12);
  out +=
    land(s, hill, { ink: ground, soft: true }) +
    broadleaf(s, {
      x: w * 0.12,
      y: heightAt(hill, w * 0.12) + u * 3,
      size: u * rnd.range(44, 56),
      ink: mix(pal.near, pal.dark, 0.4),
    });
  const a = [
    [w * 0.24, h * 0.68],
    [w * 0.86, h * 0.66],
    [w * 1.06, h * 0.98],
    [w * 0.04, h * 1.02],
  ] as const;
  out += polygon(a, pal.accent);
  for (let i = 1; i < 9; i += 2) {
    const at = (t: number): readonly [readonly [number, number], readonly [number, number]] => [
      [a[0][0] + (a[1][0] - a[0][0]) * t, a[0][1] + (a[1][1] - a[0][1]) * t],
      [a[3][0] + (a[2][0] - a[3][0]) * t, a[3][1] + (a[2][1] - a[3][1]) * t],
    ];
    const [p, q] = at(i / 9);
    const [p2, q2] = at((i + 1) / 9);
    out += polygon([p, p2, q2, q], { fill: pal.light, opacity: 0.35 });
    const k = i / 9;
    out += polygon(
      [
        [a[0][0] + (a[3][0] - a[0][0]) * k, a[0][1] + (a[3][1] - a[0][1]) * k],
        [a[1][0] + (a[2][0] - a[1][0]) * k, a[1][1] + (a[2][1] - a[1][1]) * k],
        [a[1][0] + (a[2][0] - a[1][0]) * (k + 0.11), a[1][1] + (a[2][1] - a[1][1]) * (k + 0.11)],
        [a[0][0] + (a[3][0] - a[0][0]) * (k + 0.11), a[0][1] + (a[3][1] - a[0][1]) * (k + 0.11)],
      ],
      { fill: pal.light, opacity: 0.35 },
    );
  }
  const basket = mix('#a86f3a', pal.dark, 0.12);
  out += `<g transform="translate(${w * 0.3} ${h * 0.8})scale(${(u * 0.32).toFixed(3)})">${path('M-36 -34Q-34 -92 0 -92Q34 -92 36 -34', { stroke: shade(basket, -0.06), width: 6 })}${rect([10, -62, 10, 34], mix(pal.near, pal.dark, 0.2), 4)}${path('M-34 -36Q-20 -62 2 -46Q18 -58 34 -36Z', pal.light)}${path('M-46 -38H46L38 0H-38Z', basket)}${path('M-44 -28H44M-42 -18H42M-40 -8H40', { stroke: shade(basket, -0.08), width: 3 })}${rect([-48, -42, 96, 8], shade(basket, 0.04), 4)}</g>`;
  const row: readonly Draw[] = [wine, rnd.pick([fruitBowl, cheeseBoard])];
  out +=
    (row[0] ?? wine)(s, { x: w * 0.6, y: h * 0.8, size: u * 32 }) +
    (row[1] ?? fruitBowl)(s, { x: w * 0.56, y: h * 0.93, size: u * 32 }) +
    croissant(s, { x: w * 0.84, y: h * 0.88, size: u * 18 });
  return out;
}
