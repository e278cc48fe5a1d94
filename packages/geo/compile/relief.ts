/**
 * Writes the relief of the maps: light and shadow of the mountains as a picture that lies over the land, once for the drawn map of the world
 * (`data/relief.avif`) and once in Web Mercator (`data/relief-mercator.avif`). Its source is a picture of heights around the world (plate carrée,
 * brighter is higher, the sea black), such as NASA's, which the npm package three-globe has as `example/img/earth-topology.png`:
 * `node packages/geo/compile/relief.ts earth-topology.png`.
 */
import { writeFileSync } from 'node:fs';
import { geoNaturalEarth1 } from 'd3-geo';
import sharp from 'sharp';
import { projected, world, worldScale } from '../src/world.ts';

/** Metres of the brightest grey. */
const highest = 6400;
/** Vertical exaggeration: at this scale the Alps would be flat. */
const steeper = 26;
/** Direction of the light: the north-west, as on most maps. */
const light = unit([-1, 1, 1.2]);
/** How dark the darkest slope and how bright the brightest may be (alpha, of 255), and how soon slopes reach it. */
const most = { shadow: 120, light: 110 };
const contrast = 2.1;
const metresPerDegree = 111_320;
/** Pixels to a unit of the drawn map, and of the world in Web Mercator. */
const share = 0.8;
const size = 2048;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the picture of heights');
const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
const shades = shaded();

const origin = projected({ lat: 0, lng: 0 });
const projection = geoNaturalEarth1().scale(worldScale).translate([origin.x, origin.y]).precision(0);
await write('relief.avif', { width: world.width * share, height: world.height * share }, (x, y) => {
  const place = projection.invert?.([x / share, y / share]);
  const back = place == null ? null : projection(place);
  // Outside of the earth's outline the inverse returns places that are elsewhere.
  const isOnEarth = back !== null && Math.abs(back[0] - x / share) < 1;
  return isOnEarth && place != null ? place : null;
});
await write('relief-mercator.avif', { width: size, height: size }, (x, y) => [
  (x / size) * 360 - 180,
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
]);

/** How much brighter (above 0) or darker than level ground each pixel of the source is; 0 on the sea. */
function shaded(): Float32Array {
  const { width, height } = info;
  const level = light[2];
  const out = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const lat = 90 - ((row + 0.5) / height) * 180;
    const down = (metresPerDegree * 180) / height;
    const across = ((metresPerDegree * 360) / width) * Math.max(0.15, Math.cos((lat * Math.PI) / 180));
    for (let column = 0; column < width; column += 1) {
      if (heightAt(column, row) === 0) continue;
      const east = (heightAt(column + 1, row) - heightAt(column - 1, row)) / (2 * across);
      const north = (heightAt(column, row - 1) - heightAt(column, row + 1)) / (2 * down);
      const normal = unit([-east * steeper, -north * steeper, 1]);
      const lit = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
      out[row * width + column] = lit - level;
    }
  }
  return out;
}

/** Metres; the picture wraps around the world, and ends at the poles. */
function heightAt(column: number, row: number): number {
  const { width, height, channels } = info;
  const y = Math.min(height - 1, Math.max(0, row));
  const x = (column + width) % width;
  return ((data[(y * width + x) * channels] ?? 0) / 255) * highest;
}

/** Writes a picture whose pixels show the places that `placeAt` names. */
async function write(
  name: string,
  { width, height }: { width: number; height: number },
  placeAt: (x: number, y: number) => readonly [lng: number, lat: number] | null,
): Promise<void> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = placeAt(x + 0.5, y + 0.5);
      const shade = place === null ? 0 : Math.tanh(contrast * shadeAt(...place));
      const at = (y * width + x) * 4;
      pixels.fill(shade > 0 ? 255 : 0, at, at + 3);
      pixels[at + 3] = Math.round(Math.abs(shade) * (shade > 0 ? most.light : most.shadow));
    }
  }
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality: 36, effort: 4 })
    .toBuffer();
  writeFileSync(new URL(`../data/${name}`, import.meta.url), picture);
  console.log(`${name}: ${width} × ${height}, ${picture.length} bytes`);
}

/** Interpolates between the four pixels around a place. */
function shadeAt(lng: number, lat: number): number {
  const { width, height } = info;
  const x = ((lng + 180) / 360) * width - 0.5;
  const y = ((90 - lat) / 180) * height - 0.5;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const at = (column: number, row: number) =>
    shades[Math.min(height - 1, Math.max(0, row)) * width + ((column + width) % width)] ?? 0;
  const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
  const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
