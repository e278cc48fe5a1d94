// @vitest-environment happy-dom
import { postsPerBundle } from '@staylore/contract/imports/photo-network';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { PendingImportSaver } from './components/pending-import.tsx';
import { clearPendingImport, type PendingImport, storePendingImport } from './pending-import.ts';
import { selectionOf, useSavedMark } from './use-saved-mark.ts';

afterEach(() => {
  cleanup();
  clearPendingImport();
  vi.unstubAllGlobals();
});

const bundle = {
  posts: [{ postId: 'a' }],
  handle: 'lena.wanders',
  location: 'nolocation',
  lat: null,
  long: null,
  ts: 1_700_000_000_000,
} as PendingImport;
const key = 'pending_insta_posts';
const saved = { success: true, saved_count: 1, skipped_count: 0, skipped: [], message: null };

test('what was picked before signing in is saved for the member once they are here, and then forgotten', async () => {
  storePendingImport(bundle);
  const calls = fakeApi({ 'POST /api/instagram/save': () => json(saved) });
  renderPage(<PendingImportSaver />, { member: someMember });
  expect((await screen.findByRole('alertdialog', { name: 'Saved!' })).textContent).toContain(
    'Success! Data saved.',
  );
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ ...bundle, user_id: 7 });
  expect(window.localStorage.getItem(key)).toBeNull();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect(assign).toHaveBeenCalledWith('/');
  assign.mockRestore();
});

test('stays that were on the profile before are reported as such, not as left out', async () => {
  storePendingImport(bundle);
  const skipped = [{ postId: 'a', reason: 'duplicate', message: 'Already among your stays.' }];
  fakeApi({
    'POST /api/instagram/save': () => json({ ...saved, saved_count: 0, skipped_count: 1, skipped }),
  });
  renderPage(<PendingImportSaver />, { member: someMember });
  const told = (await screen.findByRole('alertdialog', { name: 'Nothing new to save' })).textContent;
  expect(told).toContain('1 stay was already on your profile.');
  expect(told).not.toContain('left out');
  expect(told).not.toContain('Data saved');
});

test('more stays than one call takes are saved in parts and reported as one result', async () => {
  const posts = Array.from({ length: 612 }, (_, index) => ({ postId: `post-${index}` }));
  storePendingImport({ ...bundle, posts } as PendingImport);
  const sent: string[][] = [];
  fakeApi({
    'POST /api/instagram/save': ({ body }) => {
      const part = (body as { posts: { postId: string }[] }).posts;
      if (part.length > postsPerBundle) return problem(400, 'request.invalid');
      sent.push(part.map(({ postId }) => postId));
      return json({ ...saved, saved_count: part.length });
    },
  });
  renderPage(<PendingImportSaver />, { member: someMember });
  await screen.findByRole('alertdialog', { name: 'Saved!' });
  expect(sent.flat()).toEqual(posts.map(({ postId }) => postId));
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('a reason for leaving stays out is told once, with its number of all parts that were sent', async () => {
  const posts = Array.from({ length: 300 }, (_, index) => ({ postId: `post-${index}` }));
  storePendingImport({ ...bundle, posts } as PendingImport);
  const leftOut = [2, 1];
  fakeApi({
    'POST /api/instagram/save': () => {
      const count = leftOut.shift() ?? 0;
      const message =
        count === 1 ? 'No stay could be found in 1 post.' : 'No stay could be found in 2 posts.';
      const one = (index: number) => ({ postId: `post-${count}${index}`, reason: 'no_stay', message });
      const skipped = Array.from({ length: count }, (_, index) => one(index));
      return json({ ...saved, skipped_count: count, skipped });
    },
  });
  renderPage(<PendingImportSaver />, { member: someMember });
  const told = (await screen.findByRole('alertdialog', { name: 'Saved!' })).textContent;
  expect(told).toContain('3 stays were left out. No stay could be found in 3 posts.');
  expect(told?.match(/No stay could be found/g)).toHaveLength(1);
});

test('what could not be saved stays for the next visit, and a failure without words has ours', async () => {
  storePendingImport(bundle);
  fakeApi({ 'POST /api/instagram/save': () => problem(500, 'server.failed', { detail: '' }) });
  renderPage(<PendingImportSaver />, { member: someMember });
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Save failed: Could not save posts right now.');
  expect(window.localStorage.getItem(key)).not.toBeNull();
});

test('nothing is sent for visitors, nor for a bundle without posts', async () => {
  const calls = fakeApi({});
  storePendingImport(bundle);
  renderPage(<PendingImportSaver />);
  cleanup();
  clearPendingImport();
  window.localStorage.setItem(key, JSON.stringify({ ...bundle, posts: [] }));
  renderPage(<PendingImportSaver />, { member: someMember });
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
  expect(calls).toEqual([]);
});

test('the scan that stays were picked from knows that they are saved', async () => {
  storePendingImport(bundle);
  fakeApi({ 'POST /api/instagram/save': () => json(saved) });
  renderPage(<PendingImportSaver />, { member: someMember });
  await screen.findByRole('alertdialog', { name: 'Saved!' });
  const { result } = renderHook(() => useSavedMark(someMember.id));
  expect(result.current.saved).toBe(selectionOf(bundle.posts));
});
