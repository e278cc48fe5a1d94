// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  clearPendingImport,
  type PendingImport,
  storePendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => ({ profile: { ...someMember, followers: 3, following: 2, posts: 1 }, first: null }),
}));

const { default: Feed } = await import('./feed.tsx');

afterEach(() => {
  cleanup();
  clearPendingImport();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const stay = (id: number, hotel_name: string) =>
  ({
    id,
    user_id: 9,
    file: null,
    caption: '',
    location: hotel_name,
    hotel_name,
    hotel_slug: null,
    hotel_price: null,
    hotel_link: null,
    username: 'anna',
    name: 'Anna',
    last_name: null,
    image: null,
    archived: 0,
    favorite: 0,
    favorite_id: null,
    city: null,
    country: null,
    thumbhash: null,
    width: null,
    height: null,
    alt: null,
    commercial: false,
    tags: [],
    gallery: [],
    created_at: '2026-06-01T10:00:00.000Z',
    can: { update: false, delete: false, archive: false, favourite: true },
  }) as unknown as Post;

const hotels = ['Hotel Followed', 'Hotel Kept', 'Hotel Beyond'];

test.each([
  ['', 'Hotel Followed'],
  ['?favorites=true', 'Hotel Kept'],
  ['?recommendations=true', 'Hotel Beyond'],
])('the feed opened with “%s” lists the stays of its tab: %s', async (query, hotel) => {
  fakeApi({
    'GET /api/users/followers/allposts': () => json([stay(1, 'Hotel Followed')]),
    'GET /api/postfavorites/user': () => json([stay(2, 'Hotel Kept')]),
    'GET /api/feed/discover': () => json([stay(3, 'Hotel Beyond')]),
    'GET /api/hotelRecommendations': () => json([]),
  });
  renderPage(<Feed />, { member: someMember, path: `/en/feed${query}` });
  await screen.findByRole('link', { name: hotel });
  expect(hotels.filter((name) => screen.queryByRole('link', { name }) !== null)).toEqual([hotel]);
});

test('stays that were picked before signing in are saved by the feed', async () => {
  storePendingImport({ posts: [{ postId: 'a' }], handle: 'lena.wanders' } as unknown as PendingImport);
  const calls = fakeApi({});
  renderPage(<Feed />, { member: someMember, path: '/en/feed' });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/instagram/save'));
});
