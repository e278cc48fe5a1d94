import { expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';

test('A picture of 10 MB is taken in the browser, a larger one is not, and neither is a file that only pretends to be one', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const picture = (size: number) =>
    new File([png, new Uint8Array(size - png.length)], 'room.png', { type: 'image/png' });
  const most = 10 * 1024 * 1024;
  expect((await readPicture(picture(most))).fault).toBeNull();
  expect(await readPicture(picture(most + 1))).toEqual({ file: null, fault: 'too_large' });
  const letter = new File(['Dear Ida'], 'room.png', { type: 'image/png' });
  expect(await readPicture(letter)).toEqual({ file: null, fault: 'unsupported' });
});
