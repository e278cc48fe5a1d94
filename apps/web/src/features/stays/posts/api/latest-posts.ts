import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../platform/api/api-client.ts';
import { postsPerPage } from '../posts-per-page.ts';

/** The latest posts of the community; the viewer is 0 when anonymous. */
export function latestPosts(api: Api, viewerId: number) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'latest', viewerId],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /api/posts/latest/:userId', {
        params: { userId: viewerId },
        query: { limit: postsPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { holds: 'posts' },
  });
}
