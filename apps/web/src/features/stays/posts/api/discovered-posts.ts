import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Posts from beyond the viewer's follows, most favourited first. */
export function discoveredPosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['discover'],
    load: (asked) => api.page('GET /api/feed/discover', asked),
    dependsOn: 'follows',
  });
}
