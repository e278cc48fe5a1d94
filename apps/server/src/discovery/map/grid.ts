import type { MapWindow } from '@staylore/contract/map-window';

/** Pixels per cell, a little more than a picture on the map. */
const cellPixels = 64;
const worldPixels = 256;
/** No screen shows more cells than this; a window with more gets larger ones. */
export const maxCells = 2048;
/** Web Mercator (EPSG:3857) ends here. */
const maxNorth = 85.0511287798066;
/** How far spots keep from the edges of their cell, as a share of its width, so that neighbours do not overlap. */
const margin = 0.34;

/** The cells of a map that a window touches, and the window that they fill. */
export interface Grid {
  /** Cells around the world, and from its north to its south end. */
  size: number;
  west: number;
  east: number;
  north: number;
  south: number;
  /** What all its cells cover; across the date line its west lies beyond its east. */
  window: MapWindow;
}

const column = (long: number, size: number) => Math.min(size - 1, Math.floor(((long + 180) / 360) * size));

function row(lat: number, size: number): number {
  const sine = Math.sin((Math.min(maxNorth, Math.max(-maxNorth, lat)) * Math.PI) / 180);
  const part = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return Math.min(size - 1, Math.max(0, Math.floor(part * size)));
}

const longAt = (line: number, size: number) => (line / size) * 360 - 180;

/** The ends of the world belong to its last rows. */
function latAt(line: number, size: number): number {
  if (line <= 0) return 90;
  if (line >= size) return -90;
  return (Math.atan(Math.sinh((1 - (2 * line) / size) * Math.PI)) * 180) / Math.PI;
}

/**
 * The grid over a window at a zoom, in the tile coordinates of map services: whole cells, so that what lies at the edge is counted
 * completely.
 */
export function gridOver(window: MapWindow, zoom: number): Grid {
  for (let size = (worldPixels / cellPixels) * 2 ** zoom; ; size /= 2) {
    const [west, east] = [column(window.west, size), column(window.east, size)];
    const [north, south] = [row(window.north, size), row(window.south, size)];
    const across = Math.min(size, window.west > window.east ? size - west + east + 1 : east - west + 1);
    if (across * (south - north + 1) > maxCells && size > 1) continue;
    const covered = {
      west: longAt(west, size),
      east: longAt(east + 1, size),
      north: latAt(north, size),
      south: latAt(south + 1, size),
    };
    return {
      size,
      west,
      east,
      north,
      south,
      window: across === size ? { ...covered, west: -180, east: 180 } : covered,
    };
  }
}

/** Where the spot of a cell is drawn: in the middle of its stays, and well inside the cell unless they all are at one place. */
export function markerPosition(
  cell: { column: number; row: number; lat: number; long: number; window: MapWindow },
  { size }: Pick<Grid, 'size'>,
): { lat: number; long: number } {
  const { lat, long, window } = cell;
  if (window.west === window.east && window.south === window.north)
    return { lat: window.south, long: window.west };
  const inside = (value: number, from: number, to: number) =>
    Math.min(to - (to - from) * margin, Math.max(from + (to - from) * margin, value));
  return {
    lat: inside(lat, latAt(cell.row + 1, size), latAt(cell.row, size)),
    long: inside(long, longAt(cell.column, size), longAt(cell.column + 1, size)),
  };
}
