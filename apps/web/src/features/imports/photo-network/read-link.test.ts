import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch } from './read-handle.ts';
import { readNetworkLink } from './read-link.ts';

const read = (handle: string, location = '') => readSearch({ handle, location });

test.each([
  'https://www.instagram.com/lena.wanders/',
  'https://www.instagram.com/lena.wanders',
  'http://instagram.com/lena.wanders/',
  'HTTPS://WWW.Instagram.COM/Lena.Wanders/',
  'www.instagram.com/lena.wanders',
  'instagram.com/lena.wanders/',
  'm.instagram.com/lena.wanders',
  'instagr.am/lena.wanders',
  'https://www.instagram.com/lena.wanders/?hl=de',
  'https://www.instagram.com/lena.wanders?igsh=MXd4aGs%3D&utm_source=qr',
  'https://www.instagram.com/lena.wanders/#',
  'https://www.instagram.com/lena.wanders/reels/',
  'https://www.instagram.com/lena.wanders/tagged/',
  'https://www.instagram.com/stories/lena.wanders/3141592653589793238/',
  'https://www.instagram.com/stories/lena.wanders',
  'https://instagram.com/_u/lena.wanders',
  'https://www.instagram.com/@lena.wanders',
  'https://www.instagram.com/%40lena.wanders/',
  '  https://www.instagram.com/lena.wanders/  ',
  '\u200bhttps://www.instagram.com/lena.wanders/\u200e',
  '@lena.wanders',
  '＠lena.wanders',
  'lena.wanders',
  'LENA.Wanders',
  ' @Lena.Wanders ',
  '@lena.wanders\u200b',
])('%s is the handle lena.wanders', (typed) => {
  expect(read(typed)).toEqual({ kind: 'handle', handle: 'lena.wanders', location: '' });
});

test('a place beside a link of a profile narrows its scan', () => {
  expect(read('instagram.com/lena.wanders', ' Wien ')).toEqual({
    kind: 'handle',
    handle: 'lena.wanders',
    location: 'Wien',
  });
});

test.each([
  ['https://www.instagram.com/p/C1a2B3c4D5e/', 'https://www.instagram.com/p/C1a2B3c4D5e/'],
  ['instagram.com/p/C1a2B3c4D5e', 'https://www.instagram.com/p/C1a2B3c4D5e/'],
  ['https://www.instagram.com/reel/C1a2B3c4D5e/?igsh=abc', 'https://www.instagram.com/reel/C1a2B3c4D5e/'],
  ['https://m.instagram.com/reels/C1a2B3c4D5e/', 'https://www.instagram.com/reels/C1a2B3c4D5e/'],
  ['https://www.instagram.com/tv/C1a2B3c4D5e/', 'https://www.instagram.com/tv/C1a2B3c4D5e/'],
  [
    'https://www.instagram.com/lena.wanders/p/C1a2B3c4D5e/?img_index=2',
    'https://www.instagram.com/lena.wanders/p/C1a2B3c4D5e/',
  ],
  ['https://www.instagram.com/share/p/BA1b2c3d4e', 'https://www.instagram.com/share/p/BA1b2c3d4e/'],
  ['  instagr.am/p/C1a2B3c4D5e  ', 'https://www.instagram.com/p/C1a2B3c4D5e/'],
])('%s is a single post', (typed, link) => {
  expect(read(typed, 'Wien')).toEqual({ kind: 'post', link });
});

test.each([
  'https://www.instagram.com/',
  'instagram.com',
  'https://www.instagram.com/explore/tags/hotel/',
  'https://www.instagram.com/accounts/login/',
  'https://www.instagram.com/stories/highlights/17900000000000000/',
  'https://www.instagram.com/p/',
  'https://www.instagram.com/lena-wanders/',
])('%s leads to no profile and no post', (typed) => {
  expect(read(typed)).toEqual({ kind: 'strange_link' });
});

test('another site is no link of the network, however much it looks like one', () => {
  for (const typed of [
    'https://instagram.com.evil.example/lena',
    'notinstagram.com/lena',
    'https://lena.example/',
  ])
    expect(readNetworkLink(typed)).toBeNull();
  expect(read('https://lena.example/')).toEqual({ kind: 'place', location: 'https://lena.example/' });
});

test('white space inside a link is refused, and called one of the link', () => {
  for (const typed of [
    'instagram.com/lena wanders',
    'https://www.instagram.com/p/Cabc def/',
    'HTTPS: //lena',
  ])
    expect(read(typed)).toEqual({ kind: 'spaced_link' });
});

test('whatever is pasted, a handle that comes of a link is one that the network can have', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const link = readNetworkLink(`https://www.instagram.com${path}?${query}`);
      if (link?.kind === 'profile') expect(link.handle).toMatch(/^[a-z0-9._]{1,30}$/);
      if (link?.kind === 'post') expect(URL.parse(link.link)?.hostname).toBe('www.instagram.com');
    }),
  );
});
