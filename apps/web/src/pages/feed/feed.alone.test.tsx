// @vitest-environment happy-dom
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
import { somePost } from '../../testing/some-post.ts';

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

const stay = (id: number, location: string) => somePost({ id, location });

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
  storePendingImport({ posts: [{ postId: 'a' }], handle: 'lena.wanders' } as PendingImport);
  const calls = fakeApi({});
  renderPage(<Feed />, { member: someMember, path: '/en/feed' });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/instagram/save'));
});
