import { expect, test } from 'vitest';
import { isKeptCall } from './kept-pages.ts';

test.each([
  ['/api/posts/7', true],
  ['/api/hotels/seehaus', true],
  ['/api/me', true],
  ['/api/posts/7/statement', false],
  ['/api/statements/token', false],
  ['/api/settings', false],
  ['/api/messages', false],
])(
  'without a network a browser has what it read of stays, and nothing of settings, money or moderation: %s',
  (path, isKept) => {
    expect(isKeptCall(path)).toBe(isKept);
  },
);
