import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Public stays at a hotel, newest first, from the cursor on. */
export function postsAtHotel(api: Api, slug: string, start?: string): PagedPosts {
  return pagedPosts({
    key: ['at-hotel', slug],
    start,
    load: (asked) => api.page('GET /api/hotels/:slug/posts', { params: { slug }, ...asked }),
  });
}
