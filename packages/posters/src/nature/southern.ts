import { mix, shade } from '../color.ts';
import type { Stage } from '../stage.ts';
import { blob, circle, ellipse, type Point, path, place, polygon, rect } from '../svg.ts';
import type { Tree } from './conifers.ts';

/** A cypress: a slim flame, 100 units tall. */
export function cypress(stage: Stage, { x, y, size, ink }: Tree): string {
  const w = stage.rnd.range(7, 10.5);
  const art =
    rect([-1.2, -9, 2.4, 10], stage.pal.dark) +
    path(
      `M0 -100C${w * 0.7} -78 ${w * 1.25} -30 ${w * 0.7} -7Q0 -3 ${-w * 0.7} -7C${-w * 1.25} -30 ${-w * 0.6} -78 0 -100Z`,
      ink,
    ) +
    path(
      `M0 -100C${w * 0.7} -78 ${w * 1.25} -30 ${w * 0.7} -7Q${w * 0.3} -4 ${w * 0.1} -5C${w * 0.5} -34 ${w * 0.3} -70 0 -100Z`,
      shade(ink, -0.05),
    );
  return place({ x, y, scale: size / 100 }, art);
}

/** One palm frond: an arching rib with leaflets hanging from it. */
function frond(angle: number, length: number, { ink, steps }: { ink: string; steps: number }): string {
  const rad = (angle * Math.PI) / 180;
  const dx = Math.cos(rad) * length;
  const rise = Math.max(0, Math.sin(rad)) * length * 0.55;
  const tip: Point = [dx, length * 0.2 - rise * 1.1];
  const bow: Point = [dx * 0.5, -length * 0.3 - rise * 1.25];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const px = 2 * t * (1 - t) * bow[0] + t * t * tip[0];
    const py = 2 * t * (1 - t) * bow[1] + t * t * tip[1];
    const full = Math.sin(Math.PI * (0.1 + t * 0.9)) * length * 0.15;
    upper.push([px, py - full * 0.18]);
    lower.push([px + Math.sign(dx || 1) * (i % 2) * length * 0.03, py + full * (i % 2 === 0 ? 0.35 : 1.1)]);
  }
  return polygon([...upper, ...lower.reverse()], ink);
}

/** A coconut palm leaning to one side, 100 units tall. */
export function palm(stage: Stage, { x, y, size, ink }: Tree): string {
  const { rnd, pal } = stage;
  const lean = rnd.range(8, 30);
  const trunk = mix(ink, pal.dark, 0.45);
  let art = path(
    `M-2.6 1C${lean * 0.1} -35 ${lean * 0.4} -60 ${lean - 1.3} -80L${lean + 1.3} -80C${lean * 0.5 + 3} -58 ${lean * 0.2 + 3} -35 2.8 1Z`,
    trunk,
  );
  // A palm far away needs fewer leaflets.
  const steps = size < stage.u * 18 ? 4 : 10;
  const angles = [214, 188, 164, 136, 104, 74, 44, 16, -8, -34];
  let crown = '';
  angles.forEach((a, i) => {
    crown += frond(a + rnd.range(-9, 9), rnd.range(25, 36), {
      ink: i % 3 === 1 ? shade(ink, 0.05) : ink,
      steps,
    });
  });
  art += place(
    { x: lean, y: -81 },
    `${crown}${circle([-2, 2, 2.1], trunk)}${circle([2.2, 2.6, 2.1], trunk)}`,
  );
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** An umbrella pine, 100 units tall. */
export function umbrellaPine(stage: Stage, { x, y, size, ink }: Tree): string {
  const { rnd, pal } = stage;
  const bend = rnd.range(-9, 9);
  const trunk = mix(ink, pal.dark, 0.6);
  let art = path(
    `M-2.4 1Q${bend} -40 ${bend * 0.3 - 1} -72L${bend * 0.3 + 1.6} -72Q${bend + 4} -40 2.4 1Z`,
    trunk,
  );
  art += path(`M${bend * 0.5} -58L-17 -76M${bend * 0.5 + 1} -54L20 -74`, { stroke: trunk, width: 1.8 });
  art +=
    ellipse([-14, -79, 22, 9.5], ink) + ellipse([15, -81, 24, 10.5], ink) + ellipse([1, -89, 22, 10], ink);
  art += ellipse([17, -77, 20, 5.5], shade(ink, -0.05)) + ellipse([-12, -75, 18, 4.5], shade(ink, -0.05));
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A round-headed broadleaf tree, 100 units tall. */
export function broadleaf(stage: Stage, { x, y, size, ink }: Tree): string {
  const { rnd, pal } = stage;
  const trunk = mix(ink, pal.dark, 0.6);
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const a = (i / 9) * Math.PI * 2;
    const r = rnd.range(27, 36);
    return [Math.cos(a) * r, -64 + Math.sin(a) * r];
  });
  const art =
    path('M-2.6 1L-1.4 -50L1.4 -50L2.6 1Z', trunk) +
    path('M0 -30L-10 -46M0 -36L9 -50', { stroke: trunk, width: 1.6 }) +
    blob(points, ink) +
    blob(
      points.map(([px, py]): Point => [px * 0.62 + 9, (py + 64) * 0.62 - 55]),
      shade(ink, -0.045),
    );
  return place({ x, y, scale: size / 100, flip: rnd.chance(0.5) }, art);
}

/** A saguaro, 100 units tall. */
export function saguaro(stage: Stage, { x, y, size, ink }: Tree): string {
  const a = stage.rnd.range(30, 48);
  const b = stage.rnd.range(44, 62);
  const arm = { stroke: ink, width: 11 };
  let art =
    rect([-7.5, -100, 15, 102], ink, 7.5) +
    path(`M0 ${-a}H-17Q-22 ${-a} -22 ${-a - 6}V${-a - 26}`, arm) +
    path(`M0 ${-b}H15Q21 ${-b} 21 ${-b - 6}V${-b - 20}`, arm);
  for (const k of [-3.2, 0.6, 4]) art += path(`M${k} -95V0`, { stroke: shade(ink, -0.06), width: 1.1 });
  return place({ x, y, scale: size / 100, flip: stage.rnd.chance(0.5) }, art);
}

/** A rosette of pointed leaves: agave, aloe. */
export function agave(stage: Stage, { x, y, size, ink }: Tree): string {
  let art = '';
  for (const [i, a] of [168, 150, 128, 106, 84, 62, 40, 20, 8].entries()) {
    const rad = ((a + stage.rnd.range(-6, 6)) * Math.PI) / 180;
    const l = stage.rnd.range(70, 100);
    const [tx, ty] = [Math.cos(rad) * l, -Math.sin(rad) * l];
    const [nx, ny] = [Math.sin(rad) * 9, Math.cos(rad) * 9];
    art += polygon(
      [
        [-nx * 0.6, ny * -0.6],
        [tx * 0.4 - nx, ty * 0.4 - ny],
        [tx, ty],
        [tx * 0.4 + nx, ty * 0.4 + ny],
        [nx * 0.6, ny * 0.6],
      ],
      i % 2 ? ink : shade(ink, 0.06),
    );
  }
  return place({ x, y, scale: size / 100 }, art);
}
