import type { MapWindow } from '@staylore/contract/map';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fine from 'world-atlas/countries-10m.json?url';
import coarse from 'world-atlas/countries-50m.json?url';
import { overlaps } from '../model/map-window.ts';

/** What there is to draw of a window. */
export interface Outlines {
  land: MultiPolygon;
  coast: MultiLineString;
  borders: MultiLineString;
}

/** Cuts what a window needs out of the whole world: handing a map all of it would keep a phone busy for seconds. */
export type Atlas = (window: MapWindow) => Outlines;

interface Part<T> {
  coordinates: T;
  box: MapWindow;
}

const files = { coarse, fine };
const loaded = new Map<keyof typeof files, Promise<Atlas>>();

/** Outlines of land and countries (Natural Earth), from our own files; fetched once a document. Rejects when they cannot be had. */
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
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>;
  const { countries } = topology.objects;
  const polygons = feature(topology, countries).features.flatMap(({ geometry }): Position[][][] => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const land = polygons.map((coordinates) => ({ coordinates, box: boxOf(coordinates[0] ?? []) }));
  const lines = (only: (one: object, other: object) => boolean) =>
    mesh(topology, countries, only).coordinates.map((coordinates) => ({
      coordinates,
      box: boxOf(coordinates),
    }));
  const coast = lines((one, other) => one === other);
  const borders = lines((one, other) => one !== other);
  return (window) => ({
    land: { type: 'MultiPolygon', coordinates: inside(land, window) },
    coast: { type: 'MultiLineString', coordinates: inside(coast, window) },
    borders: { type: 'MultiLineString', coordinates: inside(borders, window) },
  });
}

function inside<T>(parts: readonly Part<T>[], window: MapWindow): T[] {
  return parts.filter(({ box }) => overlaps(box, window)).map(({ coordinates }) => coordinates);
}

function boxOf(positions: readonly Position[]): MapWindow {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [long = 0, lat = 0] of positions) {
    box.west = Math.min(box.west, long);
    box.east = Math.max(box.east, long);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}
