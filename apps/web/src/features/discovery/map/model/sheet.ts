import type { MapWindow } from '@staylore/contract/map-window';
import { geoIdentity, geoPath, geoTransform } from 'd3-geo';
import type { Geometry } from 'geojson';
import { windowBetween } from './map-window.ts';

/** A part of the world on paper, in Web Mercator (EPSG:3857), whose world is 256 pixels wide at zoom 0. */
export interface Sheet {
  /** Centre of the sheet. */
  lat: number;
  long: number;
  zoom: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** Width of the whole world in pixels. */
const worldOf = (sheet: Pick<Sheet, 'zoom'>): number => 256 * 2 ** sheet.zoom;

/** From the west and the north edge of the world, as parts of its width. */
const eastward = (long: number): number => long / 360 + 0.5;
const southward = (lat: number): number => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
const latitudeAt = (part: number): number =>
  (360 / Math.PI) * Math.atan(Math.exp((0.5 - part) * 2 * Math.PI)) - 90;

/** Position of a point on the sheet, in pixels from its left and upper edge; the shorter way round the world. */
export function placeOn(sheet: Sheet, { lat, long }: { lat: number; long: number }): [x: number, y: number] {
  const world = worldOf(sheet);
  const turn = eastward(long) - eastward(sheet.long);
  const x = sheet.width / 2 + (turn - Math.round(turn)) * world;
  return [x, sheet.height / 2 + (southward(lat) - southward(sheet.lat)) * world];
}

/** The window of the sheet, and so many pixels beyond each of its edges. */
export function windowOf(sheet: Sheet, beyond = 0): MapWindow {
  const world = worldOf(sheet);
  const [across, down] = [sheet.width / 2 + beyond, sheet.height / 2 + beyond];
  const middle = southward(sheet.lat);
  return windowBetween({
    west: sheet.long - (across / world) * 360,
    east: sheet.long + (across / world) * 360,
    south: latitudeAt(middle + down / world),
    north: latitudeAt(middle - down / world),
  });
}

/** The centre after the paper was pushed by so many pixels. */
export function pushed(sheet: Sheet, x: number, y: number): { lat: number; long: number } {
  const world = worldOf(sheet);
  const long = sheet.long - (x / world) * 360;
  return {
    // The poles are infinitely far away.
    lat: Math.min(84, Math.max(-84, latitudeAt(southward(sheet.lat) - y / world))),
    long: long - Math.round(long / 360) * 360,
  };
}

/** Draws geometries as the data of an SVG path, clipped so many pixels beyond the sheet's edges. */
export function pathWriter(sheet: Sheet, beyond: number): (geometry: Geometry) => string {
  const world = worldOf(sheet);
  const { west, east } = windowOf(sheet, beyond);
  // Beyond the date line the world repeats, one turn further on.
  const turns = west <= east ? [0] : [0, sheet.long > 0 ? 1 : -1];
  const clip = geoIdentity().clipExtent([
    [-beyond, -beyond],
    [sheet.width + beyond, sheet.height + beyond],
  ]);
  const pens = turns.map((turn) => {
    const project = geoTransform({
      point(long, lat) {
        const x = sheet.width / 2 + (eastward(long) + turn - eastward(sheet.long)) * world;
        this.stream.point(x, sheet.height / 2 + (southward(lat) - southward(sheet.lat)) * world);
      },
    });
    return geoPath({ stream: (sink) => project.stream(clip.stream(sink)) }).digits(1);
  });
  return (geometry) => pens.map((pen) => pen(geometry) ?? '').join('');
}

export interface Tile {
  column: number;
  row: number;
  zoom: number;
  left: number;
  top: number;
  /** Pixels of each side on the sheet. */
  size: number;
}

/** Maximum zoom of tile services. */
const deepest = 19;

/** The tiles (XYZ scheme) that cover the sheet and so many pixels beyond. */
export function tilesOf(sheet: Sheet, beyond: number): Tile[] {
  const zoom = Math.min(deepest, Math.max(0, Math.round(sheet.zoom)));
  const [count, world] = [2 ** zoom, worldOf(sheet)];
  const size = world / count;
  const [left, top] = [
    eastward(sheet.long) * world - sheet.width / 2,
    southward(sheet.lat) * world - sheet.height / 2,
  ];
  const range = (start: number, length: number) => {
    const first = Math.floor((start - beyond) / size);
    const last = Math.floor((start + length + beyond) / size);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  return range(top, sheet.height)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      range(left, sheet.width).map((column) => ({
        column: ((column % count) + count) % count,
        row,
        zoom,
        left: column * size - left,
        top: row * size - top,
        size,
      })),
    );
}
