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

/** Whether a line goes back around the world where it should go on across the date line; along the pole there is no other way. */
const leaps = (line: readonly Position[]) =>
  line.some(([long = 0, lat = 0], at) => {
    const [before = long] = line[at - 1] ?? [];
    return lat > -89 && Math.abs(long - before) > 180;
  });

const points = (lines: readonly Position[][]) => new Set(lines.flat().map(String));

test('the whole world has every land, coast and border of its source, each once', () => {
  const { countries } = topology.objects;
  const { borders, coast, land } = atlas(world);
  const lands = feature(topology, countries).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  expect(land.coordinates.length).toBeGreaterThan(lands.length);
  const drawn = new Set(land.coordinates.map((polygon) => JSON.stringify(polygon)));
  const whole = lands.filter((polygon) => !polygon.some(leaps)).map((polygon) => JSON.stringify(polygon));
  expect(whole.filter((polygon) => !drawn.has(polygon))).toEqual([]);
  const shore = mesh(topology, countries, (one, other) => one === other).coordinates;
  expect(points(coast.coordinates)).toEqual(points(shore));
  const inland = mesh(topology, countries, (one, other) => one !== other).coordinates;
  expect(points(borders.coordinates)).toEqual(points(inland));
});

test('a window contains its outlines and little else', () => {
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

test('no outline wraps around the map, and land on both sides of the date line and at the pole is filled', () => {
  const { borders, coast, land } = atlas(world);
  for (const lines of [borders.coordinates, coast.coordinates, land.coordinates.flat()])
    expect(lines.filter(leaps)).toEqual([]);
  for (const [place, at] of Object.entries({
    chukotka: [-175, 66.5],
    'the other side of it': [175, 67.5],
    'wrangel island': [-179.5, 71.2],
    'marie byrd land': [-120, -80],
    'the ross ice shelf': [-179, -85],
    vostok: [106.8, -78.5],
    bern: [7.4, 46.9],
  }))
    expect(isOnLand(land.coordinates, at), place).toBe(true);
  for (const at of [
    [-175, 60],
    [0, 0],
    [90, -23],
  ])
    expect(isOnLand(land.coordinates, at)).toBe(false);
});

/** Whether a point on the plane lies in one of the polygons, by the sides it has to its west. */
function isOnLand(polygons: readonly Position[][][], [x = 0, y = 0]: number[]): boolean {
  return polygons.some(
    (rings) =>
      rings.filter((ring) => {
        let isIn = false;
        for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
          const [fromX = 0, fromY = 0] = ring[index - 1] ?? ring.at(-1) ?? [];
          if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
            isIn = !isIn;
        }
        return isIn;
      }).length %
        2 ===
      1,
  );
}
