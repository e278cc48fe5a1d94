import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Frame, frameAround, placeIn } from '@staylore/geo/frame';
import sharp, { type OverlayOptions } from 'sharp';
import { canWrite, type Face, outlineText } from './lettering.ts';
import { type Box, type Drawing, previewSheet, type Sheet, storySheet } from './sheet.ts';

const colour = {
  paper: '#f8f2e7',
  ink: '#221a14',
  quiet: '#67594b',
  accent: '#a93e1c',
  water: '#cddcd9',
  land: '#f1e6d2',
  border: '#b09c84',
  visited: '#cf8d73',
  key: '#f4bd1f',
};
/** Of paper, around the portrait. */
const ringWidth = 10;
/** Size of a dot, in pixels for each pixel of the picture's height of 630. */
const dot = { preview: 5, story: 9 };

let world: string | undefined;

/** Draws a picture of an atlas: JPEG of 1200 by 630 or 1080 by 1920 pixels. */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  const tiles = drawing.tiles.length;
  const sheet = drawing.kind === 'preview' ? previewSheet(tiles) : storySheet(tiles, drawing.avatar !== null);
  const pictures = await Promise.all(
    sheet.tiles.map((box, index) => tileIn(box, { file: drawing.tiles[index], radius: 0 })),
  );
  const { width, height } = sheet;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(background(drawing, sheet)), left: 0, top: 0 },
    ...pictures,
  ];
  if (drawing.avatar !== null && sheet.avatar !== null) {
    const { x: left, y: top, size } = sheet.avatar;
    layers.push(
      { input: Buffer.from(ring(size)), left: left - ringWidth, top: top - ringWidth },
      await tileIn({ left, top, width: size, height: size }, { file: drawing.avatar, radius: size / 2 }),
    );
  }
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour.paper } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

async function tileIn(
  { left, top, width, height }: Box,
  { file, radius }: { file: Uint8Array | undefined; radius: number },
): Promise<OverlayOptions> {
  if (file === undefined) throw new Error('A box without a picture');
  const cropped = sharp(file).resize(width, height, { fit: 'cover', position: sharp.strategy.attention });
  if (radius === 0) return { input: await cropped.png({ compressionLevel: 1 }).toBuffer(), left, top };
  const corners = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const input = await cropped
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

function ring(size: number): string {
  const radius = size / 2 + ringWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * radius}" height="${2 * radius}"><circle cx="${radius}" cy="${radius}" r="${radius}" fill="${colour.paper}"/></svg>`;
}

function background(drawing: Drawing, sheet: Sheet): string {
  const whose = canWrite('heading', drawing.whose) ? drawing.whose : drawing.handle;
  const [width, height] = [sheet.width, sheet.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${map(drawing, sheet.map)}
    ${brand(sheet.brand)}
    ${line('heading', whose, { ...sheet.whose, fill: colour.ink })}
    ${line('heading', drawing.beds, { ...sheet.beds, fill: colour.accent })}
    ${line('text', drawing.summary, { ...sheet.summary, fill: colour.ink })}
    ${line('text', drawing.address, { ...sheet.address, fill: colour.quiet })}
  </svg>`;
}

/** The logo of the pages' header, and the name beside it. */
function brand({ x, y, size }: Sheet['brand']): string {
  const mark = size * 1.1;
  return `<g transform="translate(${x} ${y - mark * 0.86}) scale(${mark / 32})">
      <path fill="${colour.accent}" d="M16 2.6L29.4 12.4V27.2Q29.4 28.6 28 28.6Q20.6 28.4 16 31.2Q11.4 28.4 4 28.6Q2.6 28.6 2.6 27.2V12.4Z"/>
      <path fill="${colour.key}" d="M16 11.4A4.7 4.7 0 0 1 18.5 20.1L20 26.2Q17.6 26.9 16 28Q14.4 26.9 12 26.2L13.5 20.1A4.7 4.7 0 0 1 16 11.4Z"/>
    </g>
    ${line('heading', 'Staylore', { x: x + mark * 1.25, y, size, maxWidth: 400, fill: colour.ink })}`;
}

function line(face: Face, text: string, at: Sheet['whose'] & { fill: string }): string {
  const { width, paths } = outlineText(face, text);
  const size = Math.min(at.size, at.maxWidth / Math.max(width, 0.01));
  return `<g transform="translate(${at.x} ${at.y}) scale(${size.toFixed(3)})" fill="${at.fill}">${paths}</g>`;
}

function map({ kind, countries, points }: Drawing, { left, top, width, height }: Box): string {
  const frame = frameAround(points, [width / height, width / height]);
  const perUnit = width / frame.width;
  const lit = countries.map((country) => `<use href="#${country}"/>`).join('');
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox(frame)}">
    <rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="${colour.water}"/>
    <g fill="${colour.land}" stroke="${colour.border}" stroke-width="${0.8 / perUnit}">${drawn('<path', '</g>')}</g>
    <g fill="${colour.visited}" stroke="${colour.land}" stroke-width="${0.8 / perUnit}">${lit}</g>
    <g fill="${colour.water}">${drawn('<path id="lakes"', '</svg>')}</g>
    ${dots(frame, points, dot[kind] / perUnit)}
  </svg>`;
}

function dots(frame: Frame, points: Drawing['points'], radius: number): string {
  const style = `fill="${colour.accent}" stroke="${colour.paper}" stroke-width="${radius / 3}"`;
  return points
    .map((point) => placeIn(frame, point))
    .map(
      ({ x, y }) =>
        `<circle cx="${frame.x + x * frame.width}" cy="${frame.y + y * frame.height}" r="${radius}" ${style}/>`,
    )
    .join('');
}

const viewBox = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;

/** The paths of the drawn map, by the names that they have in its file. */
function drawn(from: string, to: string): string {
  world ??= readFileSync(fileURLToPath(import.meta.resolve('@staylore/geo/world.svg')), 'utf8');
  const start = world.indexOf(from);
  return world.slice(start, world.indexOf(to, start));
}
