import type { MapWindow } from '@staylore/contract/discovery/map';
import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Public stays inside a window of the map, newest first. */
export function postsOnMap(api: Api, window: MapWindow): PagedPosts {
  return pagedPosts({
    key: ['on-map', window],
    load: ({ query, signal }) => api.page('GET /api/map/posts', { query: { ...window, ...query }, signal }),
  });
}
