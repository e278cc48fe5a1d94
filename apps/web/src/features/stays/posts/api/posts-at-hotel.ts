import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Public stays at a hotel, newest first. */
export function postsAtHotel(api: Api, slug: string): PagedPosts {
  return pagedPosts({
    key: ['at-hotel', slug],
    load: (asked) => api.page('GET /api/hotels/:slug/posts', { params: { slug }, ...asked }),
  });
}
