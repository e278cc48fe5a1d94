import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLanguage, pathInLanguage } from './language.ts';

test('the language is read from path, page, cookie, storage and subdomain, in this order', () => {
  const traces = {
    pathname: '/de/feed',
    attribute: 'en',
    cookie: 'en',
    stored: 'en',
    hostname: 'en.staylore.example',
  };
  expect(detectLanguage(traces)).toBe('de');
  expect(detectLanguage({ ...traces, pathname: '/', attribute: 'de' })).toBe('de');
  expect(detectLanguage({ ...traces, pathname: '/', attribute: null, cookie: 'de' })).toBe('de');
  expect(detectLanguage({ pathname: '/', stored: 'de', hostname: 'en.staylore.example' })).toBe('de');
  expect(detectLanguage({ pathname: '/', hostname: 'de.staylore.example', accepted: 'en' })).toBe('de');
  expect(detectLanguage({ pathname: '/', hostname: 'staylore.example', accepted: 'de' })).toBe('de');
});

test('The language is English if nothing names one that exists', () => {
  expect(detectLanguage({ pathname: '/' })).toBe('en');
  expect(
    detectLanguage({ pathname: '/fr/feed', attribute: 'fr', cookie: 'xx', stored: '', hostname: 'www.x' }),
  ).toBe('en');
});

test('changing the language replaces the first path segment and nothing else', () => {
  expect(pathInLanguage('/en/company/about', 'de')).toBe('/de/company/about');
  expect(pathInLanguage('/en', 'de')).toBe('/de');
  expect(pathInLanguage('/en?x=1', 'de')).toBe('/de?x=1');
  expect(pathInLanguage('/', 'de')).toBe('/');
  expect(pathInLanguage('/english/en', 'de')).toBe('/english/en');
});

test.each(['//evil.example', '///evil.example/en', '/\\evil.example', '\\\\evil.example'])(
  'changing the language at %j never leads to another site',
  (path) => {
    const { origin } = new URL(pathInLanguage(path, 'de'), 'https://staylore.example');
    expect(origin).toBe('https://staylore.example');
  },
);

test('there and back again is the same path', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (rest) => {
      const path = ['/en', ...rest].join('/');
      expect(pathInLanguage(pathInLanguage(path, 'de'), 'en')).toBe(path);
    }),
  );
});
