import type { Point } from '@staylore/geo/geo';

/** What stands on a picture of an atlas. */
export interface Drawing {
  kind: 'preview' | 'story';
  /** "Lena’s" */
  whose: string;
  /** Stands in its place where the fonts have no letters for the name. */
  handle: string;
  /** "25 beds" */
  beds: string;
  /** "in 16 countries since 2016" */
  summary: string;
  /** Where the atlas is to be found. */
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
  mostWidth: number;
}

/** Where everything stands on a picture. */
export interface Sheet {
  width: number;
  height: number;
  map: Box;
  whose: Line;
  beds: Line;
  summary: Line;
  address: Line;
  tiles: Box[];
  /** Rounded corners of the tiles, in pixels. */
  radius: number;
  avatar: { x: number; y: number; size: number } | null;
}

/** The sheet of a link preview: words and map on the left, pictures to the edge on the right; the map there without pictures. */
export function previewSheet(tiles: number): Sheet {
  const words = 500;
  return {
    width: 1200,
    height: 630,
    map:
      tiles === 0
        ? { left: 600, top: 0, width: 600, height: 630 }
        : { left: 0, top: 370, width: 600, height: 260 },
    whose: { x: 60, y: 140, size: 84, mostWidth: words },
    beds: { x: 60, y: 238, size: 96, mostWidth: words },
    summary: { x: 62, y: 300, size: 30, mostWidth: words },
    address: { x: 62, y: 346, size: 24, mostWidth: words },
    tiles: mosaic({ left: 600, top: 0, width: 600, height: 630 }, Math.min(tiles, 4), { columns: 2, gap: 6 }),
    radius: 0,
    avatar: null,
  };
}

/** The sheet of a story. Above and below the network's own signs cover what stands there, so that it stays empty. */
export function storySheet(tiles: number, hasAvatar: boolean): Sheet {
  const pictures = { left: 70, top: 1120, width: 940, height: 420 };
  return {
    width: 1080,
    height: 1920,
    map: { left: 0, top: 610, width: 1080, height: tiles === 0 ? 880 : 460 },
    whose: { x: 70, y: 320, size: 132, mostWidth: 940 },
    beds: { x: 70, y: 478, size: 164, mostWidth: 940 },
    summary: { x: 74, y: 556, size: 44, mostWidth: 940 },
    address: { x: hasAvatar ? 178 : 74, y: 1630, size: 38, mostWidth: hasAvatar ? 830 : 940 },
    tiles: mosaic(pictures, tiles, { columns: 3, gap: 20 }),
    radius: 18,
    avatar: hasAvatar ? { x: 70, y: 1574, size: 84 } : null,
  };
}

/** Boxes side by side that fill an area: in as many rows as they need, the last ones as wide as there is room. */
function mosaic(area: Box, count: number, { columns, gap }: { columns: number; gap: number }): Box[] {
  if (count === 0) return [];
  const rows = Math.ceil(count / columns);
  const height = Math.floor((area.height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_none, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const width = Math.floor((area.width - gap * (inRow - 1)) / inRow);
    return {
      left: area.left + (index % columns) * (width + gap),
      top: area.top + row * (height + gap),
      width,
      height,
    };
  });
}
