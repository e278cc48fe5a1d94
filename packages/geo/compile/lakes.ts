/**
 * Writes `data/lakes.json`, the lakes that the maps show: those of Natural Earth's `ne_10m_lakes` and `ne_10m_lakes_europe` (public domain) that are
 * large enough to be known by their shape, with fewer points. Run with both as GeoJSON:
 * `node packages/geo/compile/lakes.ts ne_10m_lakes.geojson ne_10m_lakes_europe.geojson`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoArea } from 'd3-geo';

type Position = number[];

interface Source {
  features: {
    geometry:
      | { type: 'Polygon'; coordinates: Position[][] }
      | { type: 'MultiPolygon'; coordinates: Position[][][] };
  }[];
}

/** Square kilometres below which a lake is left out; fewer in and around the Alps, where most maps are viewed. */
const minArea = { world: 4000, europe: 20 };
const europe = { west: -11, south: 36, east: 19, north: 56 };
/** Tolerance of a shore in degrees, for a lake of a thousand square kilometres. */
const tolerance = 0.016;
/** Coordinates are whole thousandths of a degree, about a hundred metres. */
const unit = 1000;
const earthRadius = 6371;

const files = process.argv.slice(2);
if (files.length !== 2) throw new Error('Name the GeoJSON files of ne_10m_lakes and ne_10m_lakes_europe');
const rings = files
  .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Source).features)
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .flatMap(([shore = []]) => {
    const area = areaOf(shore);
    const [long = 0, lat = 0] = shore[0] ?? [];
    const isNear = long > europe.west && long < europe.east && lat > europe.south && lat < europe.north;
    if (area < (isNear ? minArea.europe : minArea.world)) return [];
    const ring = simplified(shore, tolerance * Math.sqrt(area / 1000)).map((point) =>
      point.map((degrees) => Math.round(degrees * unit)),
    );
    return [ring];
  });
const text = `[\n${rings.map((ring) => JSON.stringify(steps(ring))).join(',\n')}\n]\n`;
writeFileSync(new URL('../data/lakes.json', import.meta.url), text);
console.log(`${rings.length} lakes, ${rings.flat().length} points, ${text.length} bytes`);

function areaOf(shore: Position[]): number {
  const part = geoArea({ type: 'Polygon', coordinates: [shore] });
  // A ring in the opposite direction is the rest of the earth.
  return Math.min(part, 4 * Math.PI - part) * earthRadius ** 2;
}

/** Simplifies a line so that no omitted point is farther from it (Douglas and Peucker, 1973). */
function simplified(line: Position[], most: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [far, at] = [-1, 0];
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last);
    if (away > far) [far, at] = [away, index];
  }
  if (far <= most) return [first, last];
  return [...simplified(line.slice(0, at + 1), most).slice(0, -1), ...simplified(line.slice(at), most)];
}

function distance([x = 0, y = 0]: Position, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** The first point, then steps from one to the next; the last, which is the first again, is left out. */
function steps(ring: number[][]): number[] {
  return ring.slice(0, -1).flatMap(([x = 0, y = 0], at) => {
    const [px = 0, py = 0] = at === 0 ? [0, 0] : (ring[at - 1] ?? []);
    return [x - px, y - py];
  });
}
