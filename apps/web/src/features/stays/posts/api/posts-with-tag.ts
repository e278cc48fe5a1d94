import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Public stays that carry a tag, newest first, from the cursor on. */
export function postsWithTag(api: Api, tag: string, start?: string): PagedPosts {
  return pagedPosts({
    key: ['with-tag', tag],
    start,
    load: (asked) => api.page('GET /api/tags/:tag/posts', { params: { tag }, ...asked }),
  });
}
