import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { beforeAll, expect, test, vi } from 'vitest';
import { overlaps, world } from '../model/map-window.ts';
import { type Atlas, loadAtlas } from './outlines.ts';

type World = Topology<{ countries: GeometryCollection }>;

let atlas: Atlas;
let topology: World;

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const text = await readFile(file, 'utf8');
  topology = JSON.parse(text) as World;
  vi.stubGlobal('fetch', async () => new Response(text));
  atlas = await loadAtlas('coarse');
});

const points = (lines: readonly Position[][]) => new Set(lines.flat().map(String));

test('the whole world has every land, coast and border of its source, each once', () => {
  const { countries } = topology.objects;
  const { borders, coast, land } = atlas(world);
  const lands = feature(topology, countries).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  expect(land.coordinates).toEqual(lands);
  const shore = mesh(topology, countries, (one, other) => one === other).coordinates;
  expect(points(coast.coordinates)).toEqual(points(shore));
  const inland = mesh(topology, countries, (one, other) => one !== other).coordinates;
  expect(points(borders.coordinates)).toEqual(points(inland));
});

test('a window has what lies in it and little else', () => {
  const alps = { west: 7, south: 45, east: 9, north: 47 };
  const { borders, land } = atlas(alps);
  const corners = (lines: readonly Position[][]) => {
    const [longs, lats] = [0, 1].map((at) => lines.flat().map((point) => point[at] ?? 0)) as [
      number[],
      number[],
    ];
    return {
      west: Math.min(...longs),
      east: Math.max(...longs),
      south: Math.min(...lats),
      north: Math.max(...lats),
    };
  };
  expect(land.coordinates.length).toBeLessThan(10);
  for (const polygon of land.coordinates) expect(overlaps(corners(polygon), alps)).toBe(true);
  for (const line of borders.coordinates) expect(overlaps(corners([line]), alps)).toBe(true);
  expect(borders.coordinates.length).toBeGreaterThan(1);
});
