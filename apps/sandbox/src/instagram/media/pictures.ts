import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PosterSpec } from '@staylore/demo-world/types';
import { drawPoster } from '@staylore/posters/posters';
import sharp from 'sharp';

const WIDTH = 1080;
const HEIGHT = 1350;
/** Pictures kept on disk; about 300 kB each. */
const KEPT = 1500;

/** Draws pictures as JPEG once and keeps them on disk. */
export interface PictureStore {
  /** The picture of `spec`; some carry the camera's data and a position, as pictures straight from a phone do. */
  jpeg(spec: Pick<PosterSpec, 'seed' | 'character'>): Promise<Buffer>;
  /** A round-cropped profile picture's square. */
  avatar(handle: string): Promise<Buffer>;
}

interface Drawing {
  name: string;
  svg: () => string;
  withPosition: boolean;
}

export function openPictureStore(folder: string): PictureStore {
  mkdirSync(folder, { recursive: true });
  const running = new Map<string, Promise<Buffer>>();
  let drawn = 0;
  const cached = async (drawing: Drawing): Promise<Buffer> => {
    const file = path.join(folder, `${drawing.name}.jpg`);
    if (existsSync(file)) return readFile(file);
    const bytes = await print(drawing);
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
    drawn += 1;
    if (drawn % 100 === 0) await dropOldest(folder);
    return bytes;
  };
  const once = (drawing: Drawing): Promise<Buffer> => {
    const waiting = running.get(drawing.name);
    if (waiting) return waiting;
    const work = cached(drawing).finally(() => running.delete(drawing.name));
    running.set(drawing.name, work);
    return work;
  };
  return {
    jpeg: ({ seed, character }) =>
      once({
        name: fileName(`poster ${character} ${seed}`),
        svg: () => drawPoster({ seed, character, width: WIDTH, height: HEIGHT }),
        withPosition: hasPosition(seed),
      }),
    avatar: (handle) =>
      once({
        name: fileName(`avatar ${handle}`),
        svg: () => drawPoster({ seed: handle, character: 'lake', width: 320, height: 320 }),
        withPosition: false,
      }),
  };
}

/** About every third picture carries a position. */
export function hasPosition(seed: string): boolean {
  return (createHash('sha256').update(seed).digest()[0] ?? 0) % 3 === 0;
}

function fileName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

async function print({ svg, withPosition }: Drawing): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg())).flatten({ background: '#f7f1e6' }).jpeg({ quality: 84 });
  if (!withPosition) return picture.toBuffer();
  const camera = { Make: 'Sandbox', Model: 'Pocket Camera', Software: 'Staylore sandbox' };
  const position = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '46/1 1/1 1452/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '7/1 44/1 5640/100',
  };
  return picture.withExif({ IFD0: camera, IFD3: position }).toBuffer();
}

async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= KEPT) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => a.at - b.at);
  await Promise.all(files.slice(0, files.length - KEPT).map(({ name }) => rm(path.join(folder, name))));
}
