import { mix, shade } from '../color.ts';
import { isDark, type Stage } from '../stage.ts';
import { archPath, type Box, boxPath, path, rect } from '../svg.ts';

/** The inks of one building, taken from the poster's palette. */
export interface BuildingInks {
  wall: string;
  dim: string;
  roof: string;
  roofDim: string;
  trim: string;
  glow: string;
  pane: string;
  dark: string;
  stone: string;
}

/** Chooses wall and roof inks that stand out from the land. */
export function buildingInks(stage: Stage, wish?: 'pale' | 'wood' | 'clay'): BuildingInks {
  const { pal, rnd } = stage;
  const pale = rnd.pick([
    pal.light,
    mix(pal.light, pal.accent, 0.16),
    mix(pal.light, pal.glow, 0.3),
    mix(pal.light, pal.sky[1], 0.22),
  ]);
  const base =
    wish === 'wood'
      ? mix(mix(pal.accent, '#7a4526', 0.55), pal.dark, 0.25)
      : wish === 'clay'
        ? mix(mix(pal.accent, '#c98a5a', 0.6), pal.light, 0.28)
        : pale;
  const night = pal.mood === 'night' || pal.name === 'polar' ? 0.46 : isDark(stage) ? 0.24 : 0;
  const wall = mix(base, pal.mid, night);
  const roof = mix(
    wish === 'wood'
      ? rnd.pick([pal.dark, mix(pal.dark, pal.accent, 0.4)])
      : rnd.pick([pal.accent, mix(pal.accent, pal.dark, 0.35)]),
    pal.dark,
    night * 0.8,
  );
  return {
    wall,
    dim: mix(shade(wall, -0.09), pal.mid, 0.14),
    roof,
    roofDim: shade(roof, -0.07),
    trim: mix(pal.light, pal.mid, night * 0.8),
    glow: pal.glow,
    pane: mix(pal.dark, pal.mid, 0.35),
    dark: pal.dark,
    stone: mix(shade(mix(pal.mid, pal.light, 0.4), -0.04), pal.dark, night * 0.6),
  };
}

export interface Grid {
  cols: number;
  rows: number;
  /** The field that the windows share out. */
  box: Box;
  /** Size of one window. */
  size: readonly [number, number];
  lit?: number;
  arched?: boolean;
  shutter?: string;
}

/** A grid of windows, some lit. */
export function windows(stage: Stage, inks: BuildingInks, grid: Grid): string {
  const [x, y, w, h] = grid.box;
  const [ww, wh] = grid.size;
  const lit = grid.lit ?? (isDark(stage) ? 0.75 : 0.5);
  let [glow, pane, shutters] = ['', '', ''];
  for (let r = 0; r < grid.rows; r += 1) {
    for (let c = 0; c < grid.cols; c += 1) {
      const wx = x + ((c + 0.5) * w) / grid.cols - ww / 2;
      const wy = y + ((r + 0.5) * h) / grid.rows - wh / 2;
      const opening = grid.arched ? archPath([wx, wy, ww, wh]) : boxPath([wx, wy, ww, wh]);
      if (stage.rnd.chance(lit)) glow += opening;
      else pane += opening;
      if (grid.shutter) {
        shutters +=
          boxPath([wx - ww * 0.55, wy, ww * 0.45, wh]) + boxPath([wx + ww * 1.1, wy, ww * 0.45, wh]);
      }
    }
  }
  let out = '';
  if (grid.shutter && shutters) out += path(shutters, grid.shutter);
  if (pane) out += path(pane, inks.pane);
  if (glow) out += path(glow, inks.glow);
  return out;
}

/** A window with cross bars. */
export function paneWindow(inks: BuildingInks, [x, y, w, h]: Box, lit = true): string {
  const bar = Math.max(0.5, w * 0.08);
  return (
    rect([x - bar, y - bar, w + bar * 2, h + bar * 2], inks.trim) +
    rect([x, y, w, h], lit ? inks.glow : inks.pane) +
    rect([x + w / 2 - bar / 2, y, bar, h], inks.trim) +
    rect([x, y + h * 0.42, w, bar], inks.trim)
  );
}

/** A zigzag of merlons along the top of a wall. */
export function merlons(
  x: number,
  y: number,
  { width, count, ink }: { width: number; count: number; ink: string },
): string {
  const step = width / count;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const l = x + i * step;
    d += `M${l.toFixed(1)} ${y}L${(l + step * 0.18).toFixed(1)} ${y - 2.2}L${(l + step * 0.32).toFixed(1)} ${y - 4.4}L${(l + step * 0.55).toFixed(1)} ${y - 4.4}L${(l + step * 0.7).toFixed(1)} ${y - 2.2}L${(l + step * 0.86).toFixed(1)} ${y}Z`;
  }
  return path(d, ink);
}
