import type { Point } from '@staylore/geo/geo';

export interface Drawing {
  kind: 'preview' | 'story';
  /** "Lena’s" */
  whose: string;
  /** Used if the fonts have no letters for the name. */
  handle: string;
  /** "25 beds" */
  beds: string;
  /** "in 16 countries since 2016" */
  summary: string;
  /** The address of the atlas. */
  address: string;
  countries: readonly string[];
  points: readonly Point[];
  /** Pictures of stays, as files. */
  tiles: readonly Uint8Array[];
  avatar: Uint8Array | null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Line {
  /** Pixels from the left, and of the baseline from the top. */
  x: number;
  y: number;
  size: number;
  /** A longer text is set smaller. */
  maxWidth: number;
}

export interface Sheet {
  width: number;
  height: number;
  map: Box;
  /** Logo and name of the site: the left edge and the baseline of the name. */
  brand: { x: number; y: number; size: number };
  whose: Line;
  beds: Line;
  summary: Line;
  address: Line;
  tiles: Box[];
  avatar: { x: number; y: number; size: number } | null;
}

/** Between pictures, in pixels. */
const gap = 6;

/** The layout of a link preview: words and map on the left, pictures to the edge on the right; the map there without pictures. */
export function previewSheet(tiles: number): Sheet {
  const words = 500;
  const right = { left: 600, top: 0, width: 600, height: 630 };
  const down = tiles === 0 ? 110 : 0;
  return {
    width: 1200,
    height: 630,
    map: tiles === 0 ? right : { left: 0, top: 376, width: 600, height: 254 },
    brand: { x: 60, y: 78 + down, size: 30 },
    whose: { x: 60, y: 172 + down, size: 76, maxWidth: words },
    beds: { x: 60, y: 262 + down, size: 92, maxWidth: words },
    summary: { x: 61, y: 314 + down, size: 27, maxWidth: words },
    address: { x: 61, y: 350 + down, size: 22, maxWidth: words },
    tiles: tallAndStack(right, Math.min(tiles, 3)),
    avatar: null,
  };
}

/**
 * The layout of a story: pictures to the edges, words in the middle, the map to the bottom. The network's own controls cover the top and
 * the bottom, where pictures and map extend.
 */
export function storySheet(tiles: number, hasAvatar: boolean): Sheet {
  const words = 940;
  const down = tiles === 0 ? 330 : 0;
  return {
    width: 1080,
    height: 1920,
    map:
      tiles === 0
        ? { left: 0, top: 0, width: 1080, height: 1290 }
        : { left: 0, top: 1420, width: 1080, height: 500 },
    brand: { x: 70, y: 1042 + down, size: 40 },
    whose: { x: 70, y: 1150 + down, size: 104, maxWidth: words },
    beds: { x: 70, y: 1278 + down, size: 136, maxWidth: words },
    summary: { x: 72, y: 1346 + down, size: 38, maxWidth: words },
    address: { x: 72, y: 1392 + down, size: 30, maxWidth: words },
    tiles: wideAndRow({ left: 0, top: 0, width: 1080, height: 960 }, Math.min(tiles, 4)),
    avatar: hasAvatar ? { x: 844, y: 872 + down, size: 166 } : null,
  };
}

/** A tall picture, and the others in a column beside it. */
function tallAndStack(area: Box, count: number): Box[] {
  if (count < 2) return [area].slice(0, count);
  const width = Math.floor(area.width * 0.62);
  const left = area.left + width + gap;
  const height = Math.floor((area.height - gap * (count - 2)) / (count - 1));
  const stack = Array.from({ length: count - 1 }, (_none, at) => ({
    left,
    top: area.top + at * (height + gap),
    width: area.left + area.width - left,
    height,
  }));
  return [{ ...area, width }, ...stack];
}

/** A large picture, and the others in a row below it. */
function wideAndRow(area: Box, count: number): Box[] {
  if (count < 2) return [area].slice(0, count);
  const height = Math.floor(area.height * 0.68);
  const top = area.top + height + gap;
  const width = Math.floor((area.width - gap * (count - 2)) / (count - 1));
  const row = Array.from({ length: count - 1 }, (_none, at) => ({
    left: area.left + at * (width + gap),
    top,
    width,
    height: area.top + area.height - top,
  }));
  return [{ ...area, height }, ...row];
}
