import type { Stage } from '../stage.ts';
import { arch, circle, path, rect } from '../svg.ts';
import { buildingInks, windows } from './parts.ts';

/** A tower hotel: an art deco or modern high-rise; 40 units wide, 120 to 170 high. */
export function towerHotel(stage: Stage): string {
  const { rnd, pal } = stage;
  const k = buildingInks(stage);
  const style = rnd.int(0, 2);
  let out = '';
  const slab = (half: number, from: number, to: number, cols: number): void => {
    const rows = Math.max(2, Math.round((to - from) / 8.5));
    out +=
      rect([-half, -to, half * 2, to - from + 3], k.wall) +
      rect([half * 0.25, -to, half * 0.75, to - from + 3], k.dim);
    out += windows(stage, k, {
      cols,
      rows,
      box: [-half + 1.5, -to + 2, half * 2 - 3, to - from - 3],
      size: [(half * 2 - 3) / cols - 1.8, 4.6],
      lit: 0.62,
    });
  };
  if (style === 0) {
    slab(24, 0, 52, 6);
    slab(18, 52, 100, 5);
    slab(11, 100, 130, 3);
    out += path('M-7 -130L0 -152L7 -130Z', k.roof) + path('M0 -152V-168', { stroke: k.dark, width: 1.2 });
  } else if (style === 1) {
    slab(21, 0, 124, 5);
    out +=
      rect([-23, -127, 46, 4], k.roof) +
      rect([-14, -136, 28, 9], k.wall) +
      rect([-11, -134, 22, 4.6], k.glow) +
      path('M8 -136V-152', { stroke: k.dark, width: 1 });
  } else {
    slab(20, 0, 112, 5);
    out +=
      path('M-20 -111Q-20 -136 0 -140Q20 -136 20 -111Z', k.roof) +
      path('M3 -111Q5 -130 0 -140Q20 -136 20 -111Z', k.roofDim) +
      path('M0 -140V-158', { stroke: k.dark, width: 1.2 });
  }
  return (
    out +
    rect([-13, -13, 26, 16], k.dark) +
    rect([-10, -11, 20, 14], k.glow) +
    rect([-16, -15, 32, 2.6], pal.accent)
  );
}

/** A church with a tall steeple. */
export function church(stage: Stage): string {
  const { rnd } = stage;
  const k = buildingInks(stage, 'pale');
  const onion = rnd.chance(0.5);
  let out =
    rect([-6, -26, 44, 28], k.wall) +
    path('M-9 -25L-1 -40L33 -40L41 -25Z', k.roof) +
    windows(stage, k, { cols: 4, rows: 1, box: [0, -22, 36, 16], size: [3.6, 10], arched: true, lit: 0.8 });
  out +=
    rect([-22, -58, 18, 60], k.wall) +
    rect([-10, -58, 6, 60], k.dim) +
    arch([-16, -52, 6, 9], k.dark) +
    circle([-13, -37, 3], k.trim);
  out += onion
    ? path('M-24 -58Q-26 -66 -18 -70Q-13 -74 -13 -84Q-13 -74 -8 -70Q0 -66 -2 -58Z', k.roof)
    : path('M-24 -58L-13 -94L-2 -58Z', k.roof) + path('M-13 -58L-13 -94L-2 -58Z', k.roofDim);
  return (
    out +
    path(`M-13 ${onion ? -83 : -92}v-9m-3 3h6`, { stroke: k.dark, width: 1 }) +
    arch([-17, -13, 8, 15], k.dark)
  );
}

/** A great dome on a drum, for skylines. */
export function basilica(stage: Stage): string {
  const k = buildingInks(stage, 'pale');
  let out =
    rect([-44, -26, 88, 28], k.wall) +
    rect([16, -26, 28, 28], k.dim) +
    windows(stage, k, { cols: 9, rows: 1, box: [-42, -22, 84, 17], size: [4.4, 12], arched: true, lit: 0.7 });
  out +=
    rect([-24, -44, 48, 18], k.wall) +
    windows(stage, k, { cols: 7, rows: 1, box: [-23, -42, 46, 14], size: [3.4, 10], arched: true, lit: 0.8 });
  out +=
    path('M-25 -44C-25 -70 -12 -82 0 -85C12 -82 25 -70 25 -44Z', k.roof) +
    path('M4 -44C8 -64 6 -78 0 -85C12 -82 25 -70 25 -44Z', k.roofDim) +
    rect([-4, -94, 8, 10], k.wall) +
    path('M-5 -94L0 -103L5 -94Z', k.roof) +
    path('M0 -103v-8m-3 3h6', { stroke: k.dark, width: 1 });
  for (const x of [-37, 37])
    out +=
      rect([x - 5, -40, 10, 42], x > 0 ? k.dim : k.wall) +
      path(`M${x - 6} -40Q${x} -56 ${x + 6} -40Z`, k.roof) +
      arch([x - 2, -36, 4, 8], k.glow);
  return out;
}
