import { expect, test } from 'vitest';
import { pictureKind } from './picture-kind.ts';
import { readPicture } from './read-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\u00ff\u00d8\u00ff\u00e0..JFIF', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n....', 'png'],
  ['GIF89a....', 'gif'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['....ftypavif....avifmif1', 'avif'],
  ['....ftypmif1....mif1avif', 'avif'],
  ['....ftypheic....mif1heic', 'heic'],
] as const)('A picture is known by its first bytes: %j is %s', (head, kind) => {
  expect(pictureKind(bytes(head))).toBe(kind);
});

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

test.each(['<svg onload="alert(1)"/>', '%PDF-1.7', '', 'RIFF....WAVE', '....ftypisom....mp42'])(
  'What is no picture is not taken for one: %j',
  (head) => {
    expect(pictureKind(bytes(head))).toBeNull();
  },
);
