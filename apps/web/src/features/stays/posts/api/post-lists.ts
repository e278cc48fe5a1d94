import type { MapWindow } from '@staylore/contract/map-window';
import type { Post } from '@staylore/contract/stays/posts';
import type { Api } from '../../../../platform/api/api-client.ts';
import { listPages } from '../../../../platform/lists/list-pages.ts';
import type { PlaceQuery } from '../place-query.ts';
import { postsPerPage } from '../posts-per-page.ts';

interface PostList
  extends Pick<Parameters<typeof listPages<Post>>[0], 'key' | 'load' | 'start' | 'staleTime'> {
  /** The list changes when the viewer follows or unfollows someone. */
  dependsOn?: 'follows';
}

/** A paged list of posts as a query; any change of a post reaches it by `meta.holds`. */
function pagedPosts({ key, dependsOn, start, ...list }: PostList) {
  return listPages({
    ...list,
    key: ['posts', ...key, ...(start === undefined ? [] : [start])],
    limit: postsPerPage,
    start,
    meta: { holds: 'posts', dependsOn },
  });
}

export type PagedPosts = ReturnType<typeof pagedPosts>;

/** The latest posts of the community; the viewer is 0 when anonymous. */
export function latestPosts(api: Api, viewerId: number): PagedPosts {
  return pagedPosts({
    key: ['latest', viewerId],
    load: (options) =>
      api.page('GET /api/posts/latest/:userId', { params: { userId: viewerId }, ...options }),
  });
}

/** Posts within 25 km of the coordinates, nearest first, or by text if there are none. */
export function postsAtPlace(api: Api, options: { viewerId: number; place: PlaceQuery }): PagedPosts {
  const { viewerId, place } = options;
  const { location, lat, long } = place;
  const at = { lat: lat === null ? 'noLat' : String(lat), long: long === null ? 'noLong' : String(long) };
  return pagedPosts({
    key: ['place', viewerId, place],
    load: (options) =>
      api.page('GET /api/posts/:userId/:location/notags/:lat/:long', {
        params: { userId: viewerId, location, ...at },
        ...options,
      }),
  });
}

/** Posts of one member, newest first; flag 1 lists the viewer's own archived ones. */
export function postsOfMember(api: Api, options: { memberId: number; flag: 0 | 1 }): PagedPosts {
  const { memberId, flag } = options;
  return pagedPosts({
    key: ['of', memberId, flag],
    load: (options) =>
      api.page('GET /api/user/:id/posts/:flag', { params: { id: memberId, flag }, ...options }),
    // The member's own lists also change through writing, importing and archiving elsewhere.
    staleTime: 0,
  });
}

/** Public stays at a hotel, newest first, from the cursor on. */
export function postsAtHotel(api: Api, slug: string, start?: string): PagedPosts {
  return pagedPosts({
    key: ['at-hotel', slug],
    start,
    load: (options) => api.page('GET /api/hotels/:slug/posts', { params: { slug }, ...options }),
  });
}

/** Public stays that carry a tag, newest first, from the cursor on. */
export function postsWithTag(api: Api, tag: string, start?: string): PagedPosts {
  return pagedPosts({
    key: ['with-tag', tag],
    start,
    load: (options) => api.page('GET /api/tags/:tag/posts', { params: { tag }, ...options }),
  });
}

/** Public stays inside a window of the map, newest first. */
export function postsOnMap(api: Api, window: MapWindow): PagedPosts {
  return pagedPosts({
    key: ['on-map', window],
    load: ({ query, signal }) => api.page('GET /api/map/posts', { query: { ...window, ...query }, signal }),
  });
}

/** Posts of the members whom the viewer follows, newest first. */
export function followedPosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['followed'],
    load: (options) => api.page('GET /api/users/followers/allposts', options),
    dependsOn: 'follows',
  });
}

/** Posts from beyond the viewer's follows, most favourited first. */
export function discoveredPosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['discover'],
    load: (options) => api.page('GET /api/feed/discover', options),
    dependsOn: 'follows',
  });
}

/** The viewer's favourites, latest first; refetched each time, as hearts are pressed everywhere. */
export function favouritePosts(api: Api): PagedPosts {
  return pagedPosts({
    key: ['favourites'],
    load: (options) => api.page('GET /api/postfavorites/user', options),
    staleTime: 0,
  });
}
