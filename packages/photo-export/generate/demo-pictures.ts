import { pictureFile, pictures } from '@staylore/demo-world/pictures';
import sharp from 'sharp';

/** Pictures for an export: those of the demo world, repeated in turn, each with a different comment so that no two files are the same. */
export async function demoPictures(count: number): Promise<(index: number) => Uint8Array> {
  const shown = await Promise.all(
    pictures
      .slice(0, count)
      .map(({ name }) => sharp(pictureFile(name)).resize(720, 900).jpeg({ quality: 80 }).toBuffer()),
  );
  return (index) => withComment(shown[index % count] ?? Buffer.alloc(0), String(index));
}

/** A JPEG with a comment right after its first marker. */
function withComment(jpeg: Buffer, text: string): Uint8Array {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}
