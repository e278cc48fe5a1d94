import { building } from '../buildings/stand.ts';
import { mix, shade } from '../color.ts';
import { firGroup, fringe } from '../nature/conifers.ts';
import { hangingBranch, reeds } from '../nature/foreground.ts';
import { cypress } from '../nature/southern.ts';
import { heightAt, hillLine, land, ranges, slopeLine } from '../ridges.ts';
import { drawSky } from '../sky.ts';
import { clip, type Stage } from '../stage.ts';
import { ellipse, type Point, path, rect, stroke } from '../svg.ts';
import { rowboat, sailboat } from '../things/boats.ts';
import { jetty } from '../things/shore.ts';
import { drawWater } from '../water.ts';
import { birds, mist } from '../weather.ts';
import { leafInk } from './lake-mirrors.ts';

/** A jetty leading out towards the mountains. */
export function jettyView(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.5, 0.56);
  const sun = rnd.range(0.3, 0.7);
  let out = drawSky(s, { horizon: shore, sun: [sun, rnd.range(0.4, 0.8)], size: 1.2 });
  out += ranges(s, {
    from: shore - h * 0.14,
    to: shore - h * 0.02,
    count: 3,
    height: h * 0.2,
    depth: [0.03, 0.5],
  });
  const bank = hillLine(s, { y: shore, height: u * 2, waves: 2 });
  out += fringe(s, {
    ground: (x) => heightAt(bank, x),
    from: -9,
    to: w + 9,
    count: 56,
    size: [u * 3, u * 8],
    ink: mix(leafInk(s), pal.mid, 0.4),
  });
  out += building(s, rnd.pick(['chalet', 'cabin', 'church'] as const), {
    x: w * rnd.range(0.72, 0.84),
    y: shore,
    size: u * 16,
  });
  out += drawWater(s, { top: shore, glitter: sun });
  out += rnd.chance(0.5) ? mist(s, shore + u * 3, 0.5) : '';
  const end: Point = [w * rnd.range(0.44, 0.56), h * rnd.range(0.68, 0.72)];
  out += jetty(s, { x: w * rnd.range(0.3, 0.42), y: h * 1.02, end, near: w * 0.2, far: u * 4.6 });
  out += rowboat(s, [w * 0.76, h * 0.83], u * 26);
  if (rnd.chance(0.7))
    out += `<g transform="translate(${end[0].toFixed(0)} ${(end[1] - u).toFixed(0)})scale(${(u * 0.075).toFixed(3)})">${path('M-46 0L-40 -44M46 0L40 -44M-40 -22H40M-30 4V-20M30 4V-20', { stroke: pal.dark, width: 6 })}${rect([-38, -64, 76, 40], pal.accent, 8)}${rect([-36, -26, 72, 10], mix(pal.accent, pal.dark, 0.3), 4)}</g>`;
  return out + reeds(s, [w * 0.9, h * 1.02], u * 34, pal.dark);
}

/** Vineyards in rows above the water. */
export function vineyards(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * 0.46;
  const sun = rnd.range(0.15, 0.4);
  let out = drawSky(s, { horizon: shore, sun: [sun, rnd.range(0.3, 0.65)] });
  out += ranges(s, { from: shore - h * 0.06, to: shore, count: 2, height: h * 0.16, depth: [0.08, 0.3] });
  out +=
    drawWater(s, { top: shore, bottom: h * 0.75, glitter: sun }) +
    sailboat(s, [w * 0.3, shore + u * 6], u * 9);
  const ground = mix(pal.near, pal.light, 0.28);
  const vine = mix(pal.near, pal.dark, 0.25);
  const hill = slopeLine(s, { from: h * 0.72, to: h * rnd.range(0.54, 0.6), sag: u });
  out += land(s, hill, { ink: ground, soft: true });
  const [vx, vy] = [w * rnd.range(0.62, 0.9), h * 0.42];
  let strips = '';
  for (let i = -16; i < 26; i += 1) {
    const bx = w * 0.5 + (i - 4) * w * 0.085;
    strips += `M${vx.toFixed(0)} ${vy.toFixed(0)}L${(bx - w * 0.022).toFixed(0)} ${(h * 1.05).toFixed(0)}h${(w * 0.044).toFixed(0)}Z`;
  }
  out += `<g ${clip(s, land(s, hill, { ink: '#000', soft: true }))}>${path(strips, mix(ground, vine, 0.55))}</g>`;
  let rows = '';
  for (let i = -16; i < 26; i += 1) {
    const bx = w * 0.5 + (i - 4) * w * 0.085;
    const t = 0.02;
    let d = '';
    for (let k = 0; k <= 14; k += 1) {
      const q = t + (k / 14) * (1 - t);
      const x = vx + (bx - vx) * q;
      const y = vy + (h * 1.05 - vy) * q;
      if (y < heightAt(hill, x) + u * 1.4) continue;
      const r = u * (0.5 + q * 2.1);
      d += `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(1)} ${(r * 0.9).toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.9).toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0`;
    }
    rows += d;
  }
  out += path(rows, vine);
  const x = w * rnd.range(0.66, 0.74);
  out += building(s, rnd.pick(['villa', 'chalet'] as const), {
    x,
    y: heightAt(hill, x) + u * 3,
    size: u * 36,
  });
  return (
    out +
    cypress(s, { x: w * 0.4, y: heightAt(hill, w * 0.4) + u * 2, size: u * 20, ink: leafInk(s) }) +
    hangingBranch(s, { x: 0, y: u * 5, size: u * 46, ink: mix(vine, pal.dark, 0.5) })
  );
}

/** A canoe's bow pointing at a cabin across the water. */
export function fromTheCanoe(s: Stage): string {
  const { rnd, w, h, u, pal } = s;
  const shore = h * rnd.range(0.48, 0.53);
  const sun = rnd.range(0.2, 0.4);
  let out = drawSky(s, { horizon: shore, sun: [sun, rnd.range(0.3, 0.7)], size: 1.15 });
  out += ranges(s, {
    from: shore - h * 0.1,
    to: shore - h * 0.02,
    count: 2,
    height: h * 0.18,
    depth: [0.08, 0.4],
  });
  const island = hillLine(s, { y: shore + u, height: u * 5, waves: 0.8 });
  out += drawWater(s, { top: shore, glitter: sun });
  const isle: Point[] = island.filter(([x]) => x > w * 0.42 && x < w * 1.1);
  const first = isle[0] ?? [w * 0.42, shore];
  out += land(s, [[first[0] - u * 8, shore + u * 4], ...isle], {
    ink: mix(pal.near, pal.mid, 0.2),
    soft: true,
    bottom: shore + u * 4,
  });
  out += firGroup(s, {
    ground: (x) => heightAt(island, x),
    from: w * 0.46,
    to: w * 1.02,
    count: 13,
    size: [u * 10, u * 22],
    ink: leafInk(s),
  });
  out += building(s, rnd.pick(['cabin', 'aFrame'] as const), { x: w * 0.7, y: shore + u * 3, size: u * 25 });
  out += stroke(
    [
      [w * 0.56, shore + u * 5.4],
      [w * 0.88, shore + u * 5.4],
    ],
    mix(pal.water, pal.light, 0.5),
    u * 0.5,
  );
  const paint = rnd.pick([
    mix(pal.accent, '#8a4f2a', 0.35),
    mix(pal.near, pal.mid, 0.4),
    mix(pal.glow, '#a9703a', 0.45),
    mix(pal.light, pal.mid, 0.25),
  ]);
  const wood = mix(paint, pal.dark, 0.12);
  const [cx, tip] = [w * rnd.range(0.4, 0.5), h * rnd.range(0.66, 0.72)];
  out += ellipse([cx, h * 0.98, w * 0.3, u * 5], { fill: pal.dark, opacity: 0.2 });
  out += path(
    `M${cx} ${tip}C${cx - w * 0.16} ${h * 0.8} ${cx - w * 0.24} ${h * 0.92} ${cx - w * 0.26} ${h + 9}H${cx + w * 0.26}C${cx + w * 0.24} ${h * 0.92} ${cx + w * 0.16} ${h * 0.8} ${cx} ${tip}Z`,
    wood,
  );
  out += path(
    `M${cx} ${tip + u * 5}C${cx - w * 0.11} ${h * 0.83} ${cx - w * 0.19} ${h * 0.94} ${cx - w * 0.2} ${h + 9}H${cx + w * 0.2}C${cx + w * 0.19} ${h * 0.94} ${cx + w * 0.11} ${h * 0.83} ${cx} ${tip + u * 5}Z`,
    shade(wood, -0.12),
  );
  for (const k of [0.84, 0.93])
    out += rect([cx - w * (k - 0.7) * 0.9, h * k, w * (k - 0.7) * 1.8, u * 2], shade(wood, 0.04));
  return (
    out +
    path(`M${cx + w * 0.3} ${h * 0.8}L${cx - w * 0.12} ${h * 0.94}`, {
      stroke: mix(pal.light, wood, 0.35),
      width: u * 1.2,
    }) +
    birds(s, [w * 0.5, h * 0.18], pal.dark)
  );
}
