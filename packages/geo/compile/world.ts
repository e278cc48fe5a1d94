/**
 * Writes `data/world.svg`, the drawn map of the world: a path for each country (Natural Earth, 1:50 million, by way of world-atlas), named by its
 * ISO 3166-1 code, and one for all lakes. Run after changing the projection: `node packages/geo/compile/world.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoContext, type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { lakes } from '../src/lakes.ts';
import { projected, world, worldScale } from '../src/world.ts';

type Position = readonly [x: number, y: number];

/** Names that differ between Intl and Natural Earth. Territories without their own code are drawn as part of the land. */
const others: Record<string, string> = {
  Vatican: 'VA',
  'Marshall Is.': 'MH',
  'N. Mariana Is.': 'MP',
  'U.S. Virgin Is.': 'VI',
  'United States of America': 'US',
  'S. Geo. and the Is.': 'GS',
  'Br. Indian Ocean Ter.': 'IO',
  'Saint Helena': 'SH',
  'Pitcairn Is.': 'PN',
  'Falkland Is.': 'FK',
  'Cayman Is.': 'KY',
  'British Virgin Is.': 'VG',
  'Turks and Caicos Is.': 'TC',
  Turkey: 'TR',
  'Trinidad and Tobago': 'TT',
  eSwatini: 'SZ',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  'São Tomé and Principe': 'ST',
  'St. Vin. and Gren.': 'VC',
  'Saint Lucia': 'LC',
  'St. Kitts and Nevis': 'KN',
  'Cook Is.': 'CK',
  'W. Sahara': 'EH',
  Macedonia: 'MK',
  Palestine: 'PS',
  'St. Pierre and Miquelon': 'PM',
  'Wallis and Futuna Is.': 'WF',
  'St-Martin': 'MF',
  'St-Barthélemy': 'BL',
  'Fr. Polynesia': 'PF',
  'Fr. S. Antarctic Lands': 'TF',
  Åland: 'AX',
  'Eq. Guinea': 'GQ',
  'Dominican Rep.': 'DO',
  'Faeroe Is.': 'FO',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  Congo: 'CG',
  Macao: 'MO',
  'Hong Kong': 'HK',
  'Central African Rep.': 'CF',
  'Cabo Verde': 'CV',
  Myanmar: 'MM',
  'Bosnia and Herz.': 'BA',
  'Heard I. and McDonald Is.': 'HM',
  'Antigua and Barb.': 'AG',
};
const left = new Set(['Antarctica']);
/** Square units below which an island is left out, unless it is the largest of its country. */
const minArea = 4;

const origin = projected({ lat: 0, lng: 0 });
/** The same projection as that of places, which also cuts shapes at the date line. Without a precision it adds no points. */
const projection = geoNaturalEarth1().scale(worldScale).translate([origin.x, origin.y]).precision(0);
const codes = codesByName();
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
const countries = feature(atlas, atlas.objects.countries).features;

const lines: string[] = [];
for (const country of countries) {
  const { properties } = country;
  if (left.has(properties.name)) continue;
  const rings = ringsOf(country);
  if (rings.length === 0) continue;
  const code = codes.get(properties.name);
  const path = rings.map(pathOf).join('');
  lines.push(code === undefined ? `<path d="${path}"/>` : `<path id="${code}" d="${path}"/>`);
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${world.width} ${world.height}">
<title>Countries and lakes of the world (Natural Earth, public domain)</title>
<g id="land">
${lines.sort().join('\n')}
</g>
<path id="lakes" transform="scale(.1)" d="${lakes.map(lakePath).join('')}"/>
</svg>
`;
writeFileSync(new URL('../data/world.svg', import.meta.url), svg);
console.log(`${lines.length} countries, ${svg.length} bytes`);

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from({ length: 26 }, (_none, nr) => String.fromCharCode(65 + nr));
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [names.of(code) ?? code, code] as const)
    // Replaced codes still have a name.
    .filter(([name, code]) => name !== code && new Intl.Locale(`und-${code}`).region === code);
  return new Map([...known, ...Object.entries(others)]);
}

/** The rings that are large enough to be seen, on the map's grid. */
function ringsOf(country: GeoPermissibleObjects): Position[][] {
  const rings: Position[][] = [];
  const context: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    moveTo: (x, y) => rings.push([[Math.round(x), Math.round(y)]]),
    lineTo: (x, y) => rings.at(-1)?.push([Math.round(x), Math.round(y)]),
  };
  geoPath(projection, context)(country);
  const drawn = rings.map(withoutDoubles);
  const largest = Math.max(...drawn.map(area));
  return drawn.filter((ring) => ring.length > 2 && (area(ring) >= minArea || area(ring) === largest));
}

/** Merges points that coincide or lie between their neighbours. */
function withoutDoubles(ring: readonly Position[]): Position[] {
  const points: Position[] = [];
  for (const point of ring) {
    const [last, before] = [points.at(-1), points.at(-2)];
    if (last?.[0] === point[0] && last?.[1] === point[1]) continue;
    if (before !== undefined && last !== undefined && isBetween(before, last, point)) points.pop();
    points.push(point);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) points.pop();
  return points;
}

function isBetween([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): boolean {
  return (bx - ax) * (cy - ay) === (by - ay) * (cx - ax) && (bx - ax) * (cx - bx) + (by - ay) * (cy - by) > 0;
}

function area(ring: readonly Position[]): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * ny - nx * y;
  }
  return Math.abs(twice) / 2;
}

/** Lakes are small: their points have tenths of a unit, and are merged where those coincide. */
function lakePath(shore: (typeof lakes)[number]): string {
  const points = shore.map(projected).map(({ x, y }): Position => [Math.round(x * 10), Math.round(y * 10)]);
  const ring = withoutDoubles(points);
  return ring.length < 3 ? '' : pathOf(ring);
}

/** Steps from point to point, which takes half the letters of their coordinates. */
function pathOf(ring: readonly Position[]): string {
  const [[sx, sy] = [0, 0], ...rest] = ring;
  let [px, py] = [sx, sy];
  const steps = rest.map(([x, y]) => {
    const step = `${x - px}${y - py < 0 ? '' : ' '}${y - py}`;
    [px, py] = [x, y];
    return step;
  });
  return `M${sx} ${sy}l${steps.reduce((text, step) => (step.startsWith('-') || text === '' ? text + step : `${text} ${step}`), '')}z`;
}
