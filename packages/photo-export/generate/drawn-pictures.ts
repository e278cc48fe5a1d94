import { drawPoster } from '@staylore/posters/posters';
import sharp from 'sharp';

const characters = ['alpine', 'coast', 'city', 'lake', 'forest', 'island', 'interior', 'desert'] as const;

/**
 * Pictures for an export: so many drawn scenes, repeated in turn, each with a comment of its own so that no two files are the same.
 */
export async function drawnPictures(count: number): Promise<(index: number) => Uint8Array> {
  const drawn: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const character = characters[index % characters.length] ?? 'coast';
    const svg = drawPoster({ seed: `export-${index}`, character, width: 720, height: 900 });
    drawn.push(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
  }
  return (index) => withComment(drawn[index % count] ?? Buffer.alloc(0), String(index));
}

/** A JPEG with a comment right after its first marker. */
function withComment(jpeg: Buffer, text: string): Uint8Array {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}
