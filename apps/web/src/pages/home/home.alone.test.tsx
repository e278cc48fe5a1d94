// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  useLoaderData: () => ({ first: { items: [], next: null }, examples: [] }),
}));

const { default: Home } = await import('./home.tsx');

afterEach(() => {
  cleanup();
  clearPendingImport();
  queryClient().clear();
  vi.unstubAllGlobals();
});

test('a handle with whitespace takes the results off the page', async () => {
  fakeApi({ 'GET /api/posts/latest/0': () => json([]) });
  renderPage(<Home />, { path: '/en' });
  await screen.findByText('No stays yet');
  await userEvent.type(screen.getByPlaceholderText('Instagram handle @username or username'), 'lena wanders');
  await userEvent.click(screen.getByRole('button', { name: 'Find stays' }));
  await screen.findByText('Instagram handle cannot contain spaces. Please remove spaces.');
  expect(screen.queryByText('No stays yet')).toBeNull();
});

test('stays that were picked before signing in are saved by the home page', async () => {
  storePendingImport({ posts: [{ postId: 'a' }], handle: 'lena.wanders' } as PendingImport);
  const calls = fakeApi({ 'GET /api/posts/latest/7': () => json([]) });
  renderPage(<Home />, { member: someMember, path: '/en' });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/instagram/save'));
});
