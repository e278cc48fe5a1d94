import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './paths.ts';

test('a path of this site is remembered with its query', () => {
  expect(safeNext('/en/feed?favorites=true#top')).toBe('/en/feed?favorites=true#top');
  expect(safeNext('/insta-import')).toBe('/insta-import');
});

test('nothing that leads off this site is followed', () => {
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:alert(1)',
  ];
  for (const next of [...foreign, '', 'en/feed', '/\t/evil.example', '/\n//evil'])
    expect(safeNext(next)).toBeNull();
  expect(safeNext(null)).toBeNull();
});

test('whatever is given, what is followed stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.domain().map((host) => `//${host}`),
        fc.string().map((text) => `/${text}`),
      ),
      (next) => {
        const path = safeNext(next);
        if (path !== null) expect(new URL(path, 'https://staylore.example').host).toBe('staylore.example');
      },
    ),
  );
});
