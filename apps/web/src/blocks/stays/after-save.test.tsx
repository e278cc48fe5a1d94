// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../design/primitives/toast/toast-store.ts';
import type { SavedStays } from '../../features/imports/photo-network/use-save-scan.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import AfterSave from './after-save.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient().clear();
});

const posts = Array.from({ length: 8 }, (_, at) => ({ postId: `p${at}`, file: `/media/${at}.webp` }));
const saved = {
  answer: { success: true, saved_count: 8, skipped_count: 0, skipped: [], message: null },
  handle: 'Lena.Wanders',
  posts,
} as unknown as SavedStays;
const claimed = (confirmed: boolean) => () => json([{ handle: 'lena.wanders', confirmed }]);
const anna = { id: 9, username: 'anna', name: 'Anna', location: 'Lech', file: null, reason: 'same_place' };

test('after a save one sees how many stays it was, their pictures, and where they are now', async () => {
  fakeApi({ 'GET /api/invites': () => json([anna]), 'GET /api/claims': claimed(true) });
  const close = vi.fn();
  const { container, router } = renderPage(<AfterSave saved={saved} onClose={close} />, {
    member: someMember,
  });
  expect(screen.getByText('8 stays are on your profile now.')).toBeTruthy();
  expect(container.querySelectorAll('img')).toHaveLength(6);
  expect(screen.getByText('+2')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'See your stays' }));
  expect(router.state.location.pathname).toBe('/en/profile/lena');
  expect(close).toHaveBeenCalledOnce();
});

test('a link is shared only to an atlas that is shown: Share leads to showing it first, then copies its link', async () => {
  fakeApi({
    'GET /api/invites': () => json([anna]),
    'GET /api/claims': claimed(true),
    'PUT /api/me/atlas': () => json({ user: { ...someMember, atlas_shown: true } }),
  });
  renderPage(<AfterSave saved={saved} onClose={vi.fn()} />, { member: someMember });
  const user = userEvent.setup();
  const share = screen.getByRole('button', { name: 'Share' });
  await user.click(share);
  await screen.findByText('A link leads to your atlas. Show it first, then share.');
  const show = screen.getByRole('switch', { name: 'Show my atlas at /@lena' });
  expect(document.activeElement).toBe(show);
  await user.click(show);
  await waitFor(() => expect(screen.queryByText(/Show it first/)).toBeNull());
  await user.click(share);
  await waitFor(() => expect(currentToasts().at(-1)?.text).toContain('copied'));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/en\/@lena$/);
});

test('creators near the same places can be followed at once, and stay in the list', async () => {
  const calls = fakeApi({
    'GET /api/invites': () => json([anna]),
    'GET /api/claims': claimed(true),
    'POST /api/follows': () => json({ follow: { id: 44, user_id: 9, follower_id: 7 } }),
  });
  renderPage(<AfterSave saved={saved} onClose={vi.fn()} />, { member: someMember });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow @anna' }));
  await screen.findByRole('button', { name: 'Following @anna: unfollow' });
  expect(calls.filter(({ path }) => path === '/api/follows')).toHaveLength(1);
});

test('who saved from an account that is not proven theirs is asked whether it is, and led to prove it', async () => {
  fakeApi({ 'GET /api/invites': () => json([]), 'GET /api/claims': claimed(false) });
  const close = vi.fn();
  const { router } = renderPage(<AfterSave saved={saved} onClose={close} />, { member: someMember });
  await screen.findByRole('heading', { name: 'Is @Lena.Wanders your account?' });
  await userEvent.click(screen.getByRole('link', { name: 'Yes, it’s mine' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/en/settings/claim?handle=Lena.Wanders',
  );
  expect(close).toHaveBeenCalledOnce();
});
