import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('a path of this site is remembered with its query', () => {
  expect(returnPath('/en/feed?favorites=true#top')).toBe('/en/feed?favorites=true#top');
  expect(returnPath('/insta-import')).toBe('/insta-import');
  expect(returnPath('/api/instagram/connect?purpose=post')).toBe('/api/instagram/connect?purpose=post');
  expect(returnPath('/en/hotels/caf%C3%A9')).toBe('/en/hotels/caf%C3%A9');
});

test.each([
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n//evil',
  '/en/..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/en/%2e%2e//evil.example',
  '/en/.%2E//evil.example',
  '/en/../..//evil.example?next=/en',
  '/go/0123456789',
  '/%67o/0123456789',
  '/en/../go/0123456789',
  '/auth/start/google?next=/en',
  '/%zz',
  '@evil.example',
  'en/feed',
  '',
  `/${'a'.repeat(2000)}`,
  null,
  undefined,
  ['/en/feed'],
])('nobody is led to %j', (next) => {
  expect(returnPath(next)).toBeNull();
});

test('whatever is given, what is followed stays on this site', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2E%2E',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '\t',
    'evil.example',
    'en',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.array(part).map((parts) => `/${parts.join('')}`),
      ),
      (next) => {
        const path = returnPath(next);
        if (path !== null) expect(new URL(path, 'https://staylore.example').host).toBe('staylore.example');
      },
    ),
    { numRuns: 2000 },
  );
});
