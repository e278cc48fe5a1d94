import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Heights of lines in pixels, `leading-7` among them, do not grow with the text: a reader who wants it larger has lines over each other. */
const inPixels = /line-height:\s*[\d.]+px|leading-\d[\d.]*/g;

test('Lines are as far apart as the reader’s text size asks for', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const faults = globSync('**/*.{css,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(inPixels)].map(([found]) => `${file}: ${found}`),
  );
  expect(faults).toEqual([]);
});
