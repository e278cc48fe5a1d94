import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** The viewer's favourites, latest first; fetched again each time, as hearts are pressed everywhere. */
export function favouritePosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['favourites'],
    load: (asked) => api.page('GET /api/postfavorites/user', asked),
    staleTime: 0,
  });
}
