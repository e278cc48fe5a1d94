import type { Api } from '../../../../platform/api/api-client.ts';
import type { PlaceQuery } from '../place-query.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Posts within 25 km of the coordinates, nearest first, or by text if there are none. */
export function postsAtPlace(api: Api, options: { viewerId: number; place: PlaceQuery }): PagedPosts {
  const { viewerId, place } = options;
  const { location, lat, long } = place;
  const at = { lat: lat === null ? 'noLat' : String(lat), long: long === null ? 'noLong' : String(long) };
  return pagedPosts({
    key: ['place', viewerId, place],
    load: (asked) =>
      api.page('GET /api/posts/:userId/:location/notags/:lat/:long', {
        params: { userId: viewerId, location, ...at },
        ...asked,
      }),
  });
}
