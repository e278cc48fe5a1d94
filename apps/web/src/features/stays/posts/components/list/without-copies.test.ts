import type { Post } from '@staylore/contract/stays/posts';
import { expect, test } from 'vitest';
import { withoutCopies } from './without-copies.ts';

const post = (id: number, source_post_id: string | null, credit: string | null = null) =>
  ({ id, source_post_id, credit }) as Post;
const ids = (posts: readonly Post[]) => withoutCopies(posts).map(({ id }) => id);

test('a post of the photo network that several members saved is shown once', () => {
  expect(ids([post(9, 'a', 'lena'), post(8, null), post(7, 'a', 'lena'), post(6, 'b', 'lena')])).toEqual([
    9, 8, 6,
  ]);
});

test('the creator’s own stands where the first of its copies would', () => {
  expect(ids([post(9, 'a', 'lena'), post(8, 'b', 'lena'), post(7, 'a')])).toEqual([7, 8]);
});

test('stays that were written here are all shown', () => {
  expect(ids([post(2, null), post(1, null)])).toEqual([2, 1]);
});
