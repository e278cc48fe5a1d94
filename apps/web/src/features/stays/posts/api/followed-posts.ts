import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Posts of the members whom the viewer follows, newest first. */
export function followedPosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['followed'],
    load: (asked) => api.page('GET /api/users/followers/allposts', asked),
    dependsOn: 'follows',
  });
}
