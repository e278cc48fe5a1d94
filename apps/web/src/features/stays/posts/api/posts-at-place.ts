import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { PlaceQuery } from '../place-query.ts';
import { postsPerPage } from '../posts-per-page.ts';

/** Posts within 25 km of the coordinates, nearest first, or by text where there are none. */
export function postsAtPlace(api: Api, options: { viewerId: number; place: PlaceQuery }) {
  const { viewerId, place } = options;
  return infiniteQueryOptions({
    queryKey: ['posts', 'place', viewerId, place],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /api/posts/:userId/:location/notags/:lat/:long', {
        params: {
          userId: viewerId,
          location: place.location,
          lat: place.lat === null ? 'noLat' : String(place.lat),
          long: place.long === null ? 'noLong' : String(place.long),
        },
        query: { limit: postsPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { holds: 'posts' },
  });
}
