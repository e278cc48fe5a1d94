// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../design/primitives/toast/toast-store.ts';
import type { SavedStays } from '../../features/imports/photo-network/use-save-scan.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import AfterSave from './after-save.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient().clear();
});

const posts = Array.from({ length: 8 }, (_, at) => ({
  postId: `p${at}`,
  file: `/media/${at}.webp`,
  // The last one is placed nowhere.
  ...(at === 7 ? { lat: null, long: null, country: null } : { lat: 41.9, long: 12.5, country: 'IT' }),
}));
const saved = {
  answer: { success: true, saved_count: 8, skipped_count: 0, skipped: [], message: null },
  handle: 'Lena.Wanders',
  posts,
} as unknown as SavedStays;
const claimed = (confirmed: boolean) => () => json([{ handle: 'lena.wanders', confirmed }]);
const anna = { id: 9, username: 'anna', name: 'Anna', location: 'Lech', file: null, reason: 'same_place' };

test('after a save one sees how many stays it was, their pictures, and where they are on a map and on the profile', async () => {
  fakeApi({ 'GET /api/invites': () => json([anna]), 'GET /api/claims': claimed(true) });
  const close = vi.fn();
  const { container, router } = renderPage(<AfterSave saved={saved} onClose={close} />, {
    member: someMember,
  });
  expect(screen.getByText('8 stays are on your profile now.')).toBeTruthy();
  expect(container.querySelectorAll('li img')).toHaveLength(6);
  expect(container.querySelectorAll('li svg + img')).toHaveLength(6);
  expect(screen.getByText('+2')).toBeTruthy();
  expect(screen.getByRole('img', { name: /@Lena.Wanders/ }).querySelectorAll('span')).toHaveLength(7);
  await userEvent.click(screen.getByRole('link', { name: 'See your stays' }));
  expect(router.state.location.pathname).toBe('/en/profile/lena');
  expect(close).toHaveBeenCalledOnce();
});

test('a hidden atlas is shown and shared by one press, whose button says so; the link is copied', async () => {
  const calls = fakeApi({
    'GET /api/invites': () => json([anna]),
    'GET /api/claims': claimed(true),
    'PUT /api/me/atlas': () => json({ user: { ...someMember, atlas_shown: true } }),
  });
  renderPage(<AfterSave saved={saved} onClose={vi.fn()} />, { member: someMember });
  const user = userEvent.setup();
  expect(screen.getByRole('switch', { name: 'Show my atlas at /@lena' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show my atlas and share' }));
  await screen.findByText(/Everyone can open your atlas at \/@lena now/);
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ shown: true }]);
  await waitFor(() => expect(currentToasts().at(-1)?.text).toContain('copied'));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/en\/@lena$/);
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

test('an atlas that cannot be shown is not shared, and the reason is told', async () => {
  fakeApi({
    'GET /api/invites': () => json([]),
    'GET /api/claims': claimed(true),
    'PUT /api/me/atlas': () => problem(503, 'server.unavailable', { detail: 'Not now.' }),
  });
  renderPage(<AfterSave saved={saved} onClose={vi.fn()} />, { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Show my atlas and share' }));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Not now.'));
  expect(screen.queryByText(/Everyone can open/)).toBeNull();
});

test('an atlas that is shown already is shared as it is', async () => {
  const calls = fakeApi({ 'GET /api/invites': () => json([]), 'GET /api/claims': claimed(true) });
  renderPage(<AfterSave saved={saved} onClose={vi.fn()} />, { member: { ...someMember, atlas_shown: true } });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/en\/@lena$/);
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
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
