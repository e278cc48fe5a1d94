import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Public stays that carry a tag, newest first. */
export function postsWithTag(api: Api, tag: string): PagedPosts {
  return pagedPosts({
    key: ['with-tag', tag],
    load: (asked) => api.page('GET /api/tags/:tag/posts', { params: { tag }, ...asked }),
  });
}
