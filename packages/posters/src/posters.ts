import { grainSize, grainTile } from './grain.ts';
import { palettes, unsuited } from './palettes.ts';
import { createRandom, hashText } from './random.ts';
import { alpine } from './scenes/alpine.ts';
import { city } from './scenes/city.ts';
import { coast } from './scenes/coast.ts';
import { desert } from './scenes/desert.ts';
import { food } from './scenes/food.ts';
import { forest } from './scenes/forest.ts';
import { interior } from './scenes/interior.ts';
import { island } from './scenes/island.ts';
import { lake } from './scenes/lake.ts';
import { street } from './scenes/street.ts';
import { type Compositions, createStage } from './stage.ts';
import { num } from './svg.ts';
import { weather } from './weather.ts';

/** What kind of place a poster shows. */
export type PosterCharacter =
  | 'alpine'
  | 'coast'
  | 'city'
  | 'desert'
  | 'lake'
  | 'forest'
  | 'island'
  | 'interior'
  | 'food'
  | 'street';

export interface PosterOptions {
  /** Any text: the same seed always gives the same picture. */
  seed: string;
  character: PosterCharacter;
  /** Where the picture is set, for houses that only stand there; anywhere else unless said. */
  region?: 'east-asia';
  /** Pixels. */
  width: number;
  height: number;
}

const scenes: Readonly<Record<PosterCharacter, Compositions>> = {
  alpine,
  city,
  coast,
  desert,
  food,
  forest,
  interior,
  island,
  lake,
  street,
};

const northern: ReadonlySet<PosterCharacter> = new Set(['alpine', 'forest', 'lake']);
const indoors: ReadonlySet<PosterCharacter> = new Set(['interior', 'food']);

function paint({ seed, character, region, width, height }: PosterOptions, kind: 'poster' | 'cover'): string {
  const rnd = createRandom(`${kind}/${character}/${seed}`);
  const barred = unsuited[character] ?? [];
  const pal = rnd.pick(palettes.filter((p) => !barred.includes(p.name)));
  const stage = createStage({
    width,
    height,
    rnd: rnd.fork('drawing'),
    pal,
    prefix: `p${hashText(`${seed}${character}`).toString(36)}`,
    north: northern.has(character),
    eastern: region === 'east-asia',
  });
  const { wide, upright, eastern = [] } = scenes[character];
  const panorama = kind === 'cover' || width > height * 2.2;
  // In East Asia its own scenes come twice, so that they are met about as often as all others.
  const own = region === 'east-asia' ? [...eastern, ...eastern] : [];
  const scene = rnd.pick([...wide, ...own, ...(panorama ? [] : upright)]);
  const body = scene(stage) + (indoors.has(character) ? '' : weather(stage));
  const mirrored = rnd.chance(0.5)
    ? `<g transform="translate(${num(width)} 0)scale(-1 1)">${body}</g>`
    : `<g>${body}</g>`;
  const size = Math.round(Math.max(40, grainSize * (Math.min(width, height) / 1080)));
  const grain = `<pattern id="${stage.prefix}g" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse"><image width="${num(size)}" height="${num(size)}" href="${grainTile()}"/></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${stage.defs.join('')}${grain}</defs>${mirrored}<rect width="${width}" height="${height}" fill="url(#${stage.prefix}g)"/></svg>`;
}

function checkSize(width: number, height: number): void {
  if (!(width >= 16 && height >= 16 && width <= 8000 && height <= 8000)) {
    throw new RangeError('a poster is 16 to 8000 pixels wide and high');
  }
}

/** Draws a travel poster as SVG text. Throws RangeError for a size outside 16 to 8000 pixels. */
export function drawPoster(options: PosterOptions): string {
  checkSize(options.width, options.height);
  return paint(options, 'poster');
}

/** Draws a wide panorama for the head of a profile as SVG text; made for 3:1. Throws RangeError like `drawPoster`. */
export function drawCover(options: PosterOptions): string {
  checkSize(options.width, options.height);
  return paint(options, 'cover');
}

export { drawAvatar } from './avatar/portrait.ts';
export { drawMark, type MarkOptions } from './mark.ts';
export { drawDefaultAvatar, drawNoImage } from './placeholders.ts';
export { grainTile };
