import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** The latest posts of the community; the viewer is 0 when anonymous. */
export function latestPosts(api: Api, viewerId: number): PagedPosts {
  return pagedPosts({
    key: ['latest', viewerId],
    load: (asked) => api.page('GET /api/posts/latest/:userId', { params: { userId: viewerId }, ...asked }),
  });
}
