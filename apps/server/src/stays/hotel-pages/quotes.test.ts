import type { Post } from '@staylore/contract/stays/posts';
import { expect, test } from 'vitest';
import { quotesOf } from './quotes.ts';

const post = (id: number, user_id: number, caption: string) =>
  ({ id, user_id, caption, tags: [] as string[] }) as Post;
const told = 'The window looks at the lake, and the lake looks back.';

test('A hotel is quoted once per author, and the same words once though several members saved them', () => {
  const posts = [
    post(4, 1, told),
    post(3, 2, told),
    post(2, 1, 'Breakfast came in a basket, with a note.'),
    post(1, 3, 'The stairs are steep, and worth each of their steps.'),
  ];
  expect(quotesOf(posts).map((quote) => quote.id)).toEqual([4, 1]);
});
