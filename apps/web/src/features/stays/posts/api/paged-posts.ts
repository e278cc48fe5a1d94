import type { Post } from '@staylore/contract/stays/posts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Page } from '../../../../platform/api/api-client.ts';
import { postsPerPage } from '../posts-per-page.ts';

interface Asked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

interface PostList {
  key: readonly unknown[];
  load(asked: Asked): Promise<Page<Post[]>>;
  /** The list changes when the viewer follows or unfollows somebody. */
  dependsOn?: 'follows';
  staleTime?: number;
  /** Cursor of where it begins, if not with the first. */
  start?: string | undefined;
}

/** A paged list of posts as a query; any change of a post reaches it by `meta.holds`. */
export function pagedPosts({ key, load, dependsOn, staleTime, start }: PostList) {
  return infiniteQueryOptions({
    queryKey: ['posts', ...key, ...(start === undefined ? [] : [start])],
    queryFn: ({ pageParam, signal }) =>
      load({ query: { limit: postsPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: (start ?? null) as string | null,
    getNextPageParam: (page) => page.next,
    meta: { holds: 'posts', dependsOn },
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}

export type PagedPosts = ReturnType<typeof pagedPosts>;
