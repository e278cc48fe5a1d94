import type { MapWindow } from '@staylore/contract/map-window';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fine from 'world-atlas/countries-10m.json?url';
import coarse from 'world-atlas/countries-50m.json?url';
import { around, overlaps } from '../model/map-window.ts';
import { piecesOf, polygonsOn } from './date-line.ts';

/** Geometries to draw in a window. */
export interface Outlines {
  land: MultiPolygon;
  coast: MultiLineString;
  borders: MultiLineString;
}

/**
 * Cuts what a window needs out of the whole world. Giving a map all of it would block a phone for seconds, and expanding all of it into coordinates
 * would briefly take a quarter of a gigabyte.
 */
export type Atlas = (window: MapWindow) => Outlines;

type World = Topology<{ countries: GeometryCollection }>;

/** A polygon, by the numbers of its arcs ring by ring. */
interface Land {
  rings: number[][];
  box: MapWindow;
}

const files = { coarse, fine };
const loaded = new Map<keyof typeof files, Promise<Atlas>>();

/** Outlines of land and countries (Natural Earth), self-hosted; loaded once per document. Rejects if they are not available. */
export function loadAtlas(detail: keyof typeof files): Promise<Atlas> {
  const known = loaded.get(detail);
  if (known !== undefined) return known;
  const loading = fetchAtlas(files[detail]);
  loaded.set(detail, loading);
  loading.catch(() => loaded.delete(detail));
  return loading;
}

async function fetchAtlas(url: string): Promise<Atlas> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const world = (await response.json()) as World;
  const boxes = arcBoxes(world);
  const lands: Land[] = polygonsOf(world).map((rings) => ({
    rings,
    box: around((rings[0] ?? []).flatMap((arc) => boxes[numberOf(arc)] ?? [])),
  }));
  const shared = sharedArcs(world);
  return (window) => {
    const lines = (isShared: boolean): Position[][] =>
      boxes.flatMap((box, arc) =>
        shared.has(arc) === isShared && overlaps(box, window)
          ? piecesOf(feature(world, { type: 'LineString' as const, arcs: [arc] }).geometry.coordinates)
          : [],
      );
    const land = lands
      .filter(({ box }) => overlaps(box, window))
      .map(({ rings }) => feature(world, { type: 'Polygon' as const, arcs: rings }).geometry.coordinates)
      .flatMap((polygon) => {
        const parts = polygonsOn(polygon);
        return parts.length === 1 ? parts : parts.filter(([ring = []]) => overlaps(boxOf(ring), window));
      });
    return {
      land: { type: 'MultiPolygon', coordinates: land },
      coast: { type: 'MultiLineString', coordinates: lines(false) },
      borders: { type: 'MultiLineString', coordinates: lines(true) },
    };
  };
}

function polygonsOf({ objects }: World): number[][][] {
  return objects.countries.geometries.flatMap((geometry) => {
    if (geometry.type === 'Polygon') return [geometry.arcs];
    return geometry.type === 'MultiPolygon' ? geometry.arcs : [];
  });
}

/** An arc in the opposite direction is written as its number's complement. */
const numberOf = (arc: number): number => (arc < 0 ? ~arc : arc);

/** Arcs between two countries; the others are coast. */
function sharedArcs({ objects }: World): Set<number> {
  const [owners, shared] = [new Map<number, number>(), new Set<number>()];
  for (const [country, geometry] of objects.countries.geometries.entries()) {
    const arcs = 'arcs' in geometry ? geometry.arcs.flat(2) : [];
    for (const arc of arcs.map(numberOf)) {
      const owner = owners.get(arc);
      if (owner === undefined) owners.set(arc, country);
      else if (owner !== country) shared.add(arc);
    }
  }
  return shared;
}

/** The bounding boxes of all arcs, whose points are written as steps on a grid. */
function arcBoxes({ arcs, transform }: World): MapWindow[] {
  const [sx, sy] = transform?.scale ?? [1, 1];
  const [tx, ty] = transform?.translate ?? [0, 0];
  return arcs.map((arc) => {
    const box = { west: 180, south: 90, east: -180, north: -90 };
    let [x, y] = [0, 0];
    for (const [dx = 0, dy = 0] of arc) {
      [x, y] = transform === undefined ? [dx, dy] : [x + dx, y + dy];
      widen(box, x * sx + tx, y * sy + ty);
    }
    return box;
  });
}

function boxOf(ring: readonly Position[]): MapWindow {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [long = 0, lat = 0] of ring) widen(box, long, lat);
  return box;
}

function widen(box: { -readonly [Side in keyof MapWindow]: number }, long: number, lat: number): void {
  box.west = Math.min(box.west, long);
  box.east = Math.max(box.east, long);
  box.south = Math.min(box.south, lat);
  box.north = Math.max(box.north, lat);
}
