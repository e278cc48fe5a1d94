import { mix } from './color.ts';
import { stippleSize, stippleTile } from './grain.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { num } from './svg.ts';

/** What every part of a poster draws with: its size, its inks, its chance, its shared definitions. */
export interface Stage {
  w: number;
  h: number;
  /** The size unit of objects: they keep their proportions whatever the aspect. */
  u: number;
  /** True when the picture is taller than wide. */
  tall: boolean;
  rnd: Random;
  pal: Palette;
  defs: string[];
  ids: Map<string, string>;
  prefix: string;
  /** Whether northern lights may stand in a night sky. */
  north: boolean;
  /** Whether pagodas and their kind may stand here. */
  eastern: boolean;
}

/** The scenes of one character: those that also suit a panorama, those that need height, and those that only belong in East Asia. */
export interface Compositions {
  eastern?: readonly ((stage: Stage) => string)[];
  wide: readonly ((stage: Stage) => string)[];
  upright: readonly ((stage: Stage) => string)[];
}

export interface StageOptions {
  width: number;
  height: number;
  rnd: Random;
  pal: Palette;
  prefix: string;
  north?: boolean;
  eastern?: boolean;
}

export function createStage({
  width,
  height,
  rnd,
  pal,
  prefix,
  north = false,
  eastern = false,
}: StageOptions): Stage {
  const u = Math.min(width, height * 0.95) / 100;
  return {
    w: width,
    h: height,
    u,
    tall: height > width,
    rnd,
    pal,
    defs: [],
    ids: new Map(),
    prefix,
    north,
    eastern,
  };
}

function define(stage: Stage, markup: string): string {
  const known = stage.ids.get(markup);
  if (known !== undefined) return known;
  const id = `${stage.prefix}${stage.ids.size}`;
  stage.ids.set(markup, id);
  stage.defs.push(markup.replace('ID', id));
  return id;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** A vertical gradient between two heights; returns the paint. */
export function vertical(stage: Stage, span: readonly [number, number], stops: readonly Stop[]): string {
  const markup = `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(span[0])}" y2="${num(span[1])}">${stopMarkup(stops)}</linearGradient>`;
  return `url(#${define(stage, markup)})`;
}

/** A radial gradient over the shape that it paints; returns the paint. */
export function radial(stage: Stage, stops: readonly Stop[]): string {
  return `url(#${define(stage, `<radialGradient id="ID">${stopMarkup(stops)}</radialGradient>`)})`;
}

/** Dots of one ink, none at height `span[0]` and solid at `span[1]` (either may be the higher one); returns the paint. */
export function stipple(stage: Stage, span: readonly [number, number], color: string): string {
  const tile = define(
    stage,
    `<image id="ID" width="${stippleSize.width}" height="${stippleSize.height}" href="${stippleTile(color)}"/>`,
  );
  const dot = Math.max(0.8, stage.u / 8.5);
  const length = Math.round(Math.abs(span[1] - span[0]));
  // A tile of whole pixels is copied; a fractional one is resampled, which costs librsvg eight times as long.
  const width = Math.round(stippleSize.width * dot);
  const up = span[1] < span[0] ? -1 : 1;
  // The tile leads with an empty stretch: a pattern repeats, and its solid end must not come round above the dots.
  const solid = `<rect y="${num(stage.h + length)}" width="${num(width)}" height="${num(stage.h)}" fill="${color}"/>`;
  const dots = `<use href="#${tile}" transform="translate(0 ${num(stage.h)})scale(${num(width / stippleSize.width)} ${num(Math.max(0.01, length / stippleSize.height))})"/>`;
  const reach = Math.round(length + stage.h * 2);
  const markup = `<pattern id="ID" patternUnits="userSpaceOnUse" width="${num(width)}" height="${num(reach)}" patternTransform="translate(0 ${Math.round(span[0] - up * stage.h)})scale(1 ${up})">${dots}${solid}</pattern>`;
  return `url(#${define(stage, markup)})`;
}

/** A clip region; returns the attribute to put on a group. */
export function clip(stage: Stage, shape: string): string {
  return `clip-path="url(#${define(stage, `<clipPath id="ID">${shape}</clipPath>`)})"`;
}

/** Aerial perspective: the ink of land at a depth from 0 (at the horizon) to 1 (in front). */
export function landInk(pal: Palette, depth: number): string {
  const haze = mix(pal.far, pal.sky[2], 0.28);
  const steps = [haze, pal.far, pal.mid, pal.near, pal.near];
  const at = Math.min(0.999, Math.max(0, depth)) * (steps.length - 1);
  const i = Math.floor(at);
  return mix(steps[i] ?? pal.far, steps[i + 1] ?? pal.near, at - i);
}

/** True after dark, when windows and lamps lead. */
export function isDark(stage: Stage): boolean {
  return stage.pal.mood === 'night' || stage.pal.mood === 'dusk' || stage.pal.name === 'polar';
}
