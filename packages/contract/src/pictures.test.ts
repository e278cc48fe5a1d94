import { expect, test } from 'vitest';
import { pictureType } from './pictures.ts';

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
  expect(pictureType(bytes(head))).toBe(kind);
});

test.each(['<svg onload="alert(1)"/>', '%PDF-1.7', '', 'RIFF....WAVE', '....ftypisom....mp42'])(
  'What is no picture is not taken for one: %j',
  (head) => {
    expect(pictureType(bytes(head))).toBeNull();
  },
);
