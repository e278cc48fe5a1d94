import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink } from './link.ts';

test.each([
  ['https://www.instagram.com/p/fA9uwTtkSN/', 'fA9uwTtkSN', null],
  ['instagram.com/p/fA9uwTtkSN', 'fA9uwTtkSN', null],
  ['  HTTPS://WWW.INSTAGRAM.COM/reel/DAbCdEfGhIj/?igsh=c2Fu&img_index=2#x ', 'DAbCdEfGhIj', null],
  ['http://m.instagram.com/reels/DAbCdEfGhIj', 'DAbCdEfGhIj', null],
  ['https://instagr.am/tv/DAbCdEfGhIj/', 'DAbCdEfGhIj', null],
  ['https://www.instagram.com/Lena.Wanders/p/DAbCdEfGhIj/', 'DAbCdEfGhIj', 'lena.wanders'],
])('A link is read however it was copied: %s', (pasted, shortcode, handle) => {
  expect(readLink(pasted)).toEqual({ kind: 'post', shortcode, handle });
});

test.each([
  ['https://www.instagram.com/share/p/_69O6RoGd/', '/share/p/_69O6RoGd/'],
  ['https://instagram.com/share/reel/_69O6RoGd', '/share/reel/_69O6RoGd/'],
  ['https://www.instagram.com/share/_69O6RoGd/', '/share/_69O6RoGd/'],
])('A share link is no post of someone called share: %s', (pasted, path) => {
  expect(readLink(pasted)).toEqual({ kind: 'share', path });
});

test.each([
  '',
  'hello',
  'https://www.instagram.com/lena.wanders/',
  'https://www.instagram.com/stories/lena.wanders/31415926/',
  'https://www.instagram.com/explore/tags/hotel/',
  'https://www.instagram.com.evil.example/p/fA9uwTtkSN/',
  'https://evil.example/p/fA9uwTtkSN/',
  'https://www.instagram.com@evil.example/p/fA9uwTtkSN/',
  'https://someone@www.instagram.com/p/fA9uwTtkSN/',
  'https://www.instagram.com:8443/p/fA9uwTtkSN/',
  'javascript:alert(1)',
  'https://www.instagram.com/p/a b/',
  'https://www.instagram.com/share/../../p/',
])('What leads to no post is told apart: %j', (pasted) => {
  expect(readLink(pasted)).toEqual({ kind: 'other' });
});

test('No text that is pasted can break the reading', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (pasted) => {
      const link = readLink(pasted);
      if (link.kind === 'post') expect(link.shortcode).toMatch(/^[\w-]{5,64}$/);
      if (link.kind === 'share') expect(link.path).toMatch(/^\/share\/([a-z]+\/)?[\w-]{5,64}\/$/);
    }),
  );
});
