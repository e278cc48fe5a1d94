// @vitest-environment happy-dom
import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PendingImportSaver } from '../../features/imports/photo-network/components/pending-import.tsx';
import {
  clearPendingImport,
  type PendingImport,
  storePendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { somePost } from '../../testing/some-post.ts';

const around = vi.hoisted(() => ({ own: true }));

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => ({ first: null }),
  useOutletContext: () => ({
    profile: { id: 7, username: 'lena', name: 'Lena' },
    own: around.own,
    mode: 'grid',
  }),
}));

const { default: ArchivedPosts } = await import('./archived.tsx');
const { default: ProfilePosts } = await import('./posts.tsx');
const { default: ProfileRecommendations } = await import('./recommendations.tsx');

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
  around.own = true;
});

const stay = (id: number, location: string, archived: 0 | 1) =>
  somePost({
    ...{ id, location, archived, user_id: 7, username: 'lena', name: 'Lena', file: '/media/p/x/1600.webp' },
    can: { update: true, delete: true, archive: true, favourite: true },
  });

const stays = () =>
  fakeApi({
    'GET /api/user/7/posts/0': () => json([stay(1, 'Hotel Shown', 0)]),
    'GET /api/user/7/posts/1': () => json([stay(2, 'Hotel Archived', 1)]),
  });

test('the posts of a profile are those that are shown, the archive those that are not; both have the menu of their member', async () => {
  stays();
  renderPage(<ProfilePosts />, { member: someMember });
  expect(await screen.findByRole('link', { name: 'Hotel Shown' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Options for Hotel Shown' })).toBeTruthy();
  expect(screen.queryByText('Hotel Archived')).toBeNull();
  expect(document.querySelector('ul.md\\:grid-cols-3')).not.toBeNull();
  cleanup();
  renderPage(<ArchivedPosts />, { member: someMember });
  expect(await screen.findByRole('link', { name: 'Hotel Archived' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Options for Hotel Archived' })).toBeTruthy();
  expect(screen.queryByText('Hotel Shown')).toBeNull();
});

test('the stays of someone else have no menu', async () => {
  around.own = false;
  stays();
  renderPage(<ProfilePosts />, { member: { ...someMember, id: 9, username: 'anna' } });
  expect(await screen.findByRole('link', { name: 'Hotel Shown' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
});

test('while the stays of a scan are being saved, the profile says so instead of that there are none', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const saved = { success: true, saved_count: 2, skipped_count: 0, skipped: [], message: null };
  storePendingImport({ posts: [{ postId: 'a' }, { postId: 'b' }], handle: 'lena.wanders' } as PendingImport);
  fakeApi({ 'GET /api/user/7/posts/0': () => json([]), 'POST /api/instagram/save': () => promise });
  const both = (
    <>
      <ProfilePosts />
      <PendingImportSaver />
    </>
  );
  renderPage(both, { member: someMember });
  expect(await screen.findByText('Your 2 stays are being saved…')).toBeTruthy();
  expect(screen.queryByText('Your first stay belongs here')).toBeNull();
  resolve(json(saved));
  expect(await screen.findByRole('alertdialog', { name: 'Saved!' })).toBeTruthy();
  expect(screen.queryByText('Your 2 stays are being saved…')).toBeNull();
  clearPendingImport();
});

test('the recommendations of a profile show the hotel, who recommends it and to whom', async () => {
  const recommendation = {
    id: 4,
    location: 'Pensione Aurora, Naples',
    user_id: 7,
    username: 'lena',
    to_username: 'noah',
    from: { id: 7, username: 'lena', name: 'Lena', last_name: null, file: null },
    to: { id: 3, username: 'noah', name: 'Noah', last_name: null, file: null },
    created_at: '2026-06-01T10:00:00.000Z',
  } as unknown as Recommendation;
  fakeApi({ 'GET /api/users/username/lena/recommendations': () => json([recommendation]) });
  renderPage(<ProfileRecommendations />, { member: someMember });
  expect(await screen.findByRole('heading', { name: 'Pensione Aurora' })).toBeTruthy();
  const people = screen.getAllByRole('link', { name: /^@/ });
  expect(people.map(({ textContent }) => textContent)).toEqual(['@lena', '@noah']);
});
