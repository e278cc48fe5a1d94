import { hash } from 'node:crypto';
import { pictureFile, pictures } from '@staylore/demo-world/pictures';
import sharp from 'sharp';

const camera = { Make: 'Sandbox', Model: 'Pocket Camera', Software: 'Staylore sandbox' };
const position = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '46/1 1/1 1452/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '7/1 44/1 5640/100',
};

/** A shipped picture in the photo network's format, four by five. Some have camera data and a position, as pictures straight from a phone do. */
export async function networkJpeg(
  name: string,
  { width, placed }: { width: number; placed: boolean },
): Promise<Buffer> {
  const height = Math.round(width * 1.25);
  const jpeg = sharp(pictureFile(name)).resize(width, height, { fit: 'fill' }).jpeg({ quality: 84 });
  return (placed ? jpeg.withExif({ IFD0: camera, IFD3: position }) : jpeg).toBuffer();
}

/** The square for a round profile picture. */
export async function networkAvatar(handle: string): Promise<Buffer> {
  return sharp(pictureFile(anyPicture(handle)))
    .resize(320, 320, { fit: 'cover' })
    .jpeg({ quality: 84 })
    .toBuffer();
}

export function anyPicture(seed: string): string {
  const outside = pictures.filter(({ part }) => part === 'house');
  return outside[digest(seed).readUInt32BE() % outside.length]?.name ?? '';
}

/** About every third picture has a position. */
export function hasPosition(seed: string): boolean {
  return (digest(seed)[0] ?? 0) % 3 === 0;
}

const digest = (text: string) => hash('sha256', text, 'buffer');
