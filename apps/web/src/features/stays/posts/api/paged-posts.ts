import type { Post } from '@staylore/contract/stays/posts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api, Page } from '../../../../platform/api/api-client.ts';
import { postsPerPage } from '../posts-per-page.ts';

interface Asked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

interface PostList {
  key: readonly unknown[];
  load(asked: Asked): Promise<Page<Post[]>>;
  /** The list changes when the viewer follows or leaves somebody. */
  dependsOn?: 'follows';
  staleTime?: number;
}

export function pagedPosts({ key, load, dependsOn, staleTime }: PostList) {
  return infiniteQueryOptions({
    queryKey: ['posts', ...key],
    queryFn: ({ pageParam, signal }) =>
      load({ query: { limit: postsPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { holds: 'posts', dependsOn },
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}

export type PagedPosts = ReturnType<typeof pagedPosts>;

/** Posts of one member, newest first; flag 1 lists the viewer's own archived ones. */
export function postsOfMember(api: Api, options: { memberId: number; flag: 0 | 1 }): PagedPosts {
  const { memberId, flag } = options;
  return pagedPosts({
    key: ['of', memberId, flag],
    load: (asked) => api.page('GET /api/user/:id/posts/:flag', { params: { id: memberId, flag }, ...asked }),
    // One's own lists change by writing, importing and archiving elsewhere in the application.
    staleTime: 0,
  });
}

/** Posts of the members whom the viewer follows, newest first. */
export function followedPosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['followed'],
    load: (asked) => api.page('GET /api/users/followers/allposts', asked),
    dependsOn: 'follows',
  });
}

/** Posts from beyond the viewer's follows, most favourited first. */
export function discoveredPosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['discover'],
    load: (asked) => api.page('GET /api/feed/discover', asked),
    dependsOn: 'follows',
  });
}

/** What the viewer favourited, latest first; asked for anew each time, as hearts are pressed everywhere. */
export function favouritePosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['favourites'],
    load: (asked) => api.page('GET /api/postfavorites/user', asked),
    staleTime: 0,
  });
}
