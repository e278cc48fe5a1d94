// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  clearPendingImport,
  type PendingImport,
  storePendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { useAfterSignIn, usePicked } from './after-sign-in.ts';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

function SignInLayout({ otherwise }: { otherwise?: string }) {
  const { enter } = useAfterSignIn(otherwise);
  return (
    <button type="button" onClick={() => enter({ token: 'secret', user: someMember })}>
      Enter
    </button>
  );
}

test.each([
  ['/en/login', '/'],
  ['/en/login?next=%2Fen%2Ffeed', '/en/feed'],
  ['/en/login?next=https%3A%2F%2Felsewhere.example', '/'],
  ['/en/sign-up', '/en/welcome'],
  ['/en/sign-up?next=%2Finsta-import', '/insta-import'],
])('a member who has signed in at %s is remembered, and %s is loaded anew', async (path, target) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const isNew = path.includes('/sign-up');
  renderPage(<SignInLayout {...(isNew && { otherwise: '/en/welcome' })} />, { path });
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(target));
  expect(window.localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(window.localStorage.getItem('user') ?? '{}')).toEqual(someMember);
});

test('a visitor who selected stays before signing in continues on a separate page, where they are saved', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  storePendingImport({ posts: [{ postId: 'a' }], handle: 'lena.wanders' } as PendingImport);
  renderPage(<SignInLayout />, { path: '/en/sign-up?next=%2Fen' });
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/en/profile/lena'));
  clearPendingImport();
});

function Whom() {
  const { follows } = useAfterSignIn();
  return <p>{follows ?? 'nobody'}</p>;
}

test.each([
  ['/en/@lena', 'lena'],
  ['/de/profile/tom.mia?tab=map', 'tom.mia'],
  ['/en/feed', 'nobody'],
  ['/en/profile/x y', 'nobody'],
])('a visitor who came from %s reads whom they can follow: %s', (next, whom) => {
  renderPage(<Whom />, { path: `/en/login?${new URLSearchParams({ next })}` });
  expect(screen.getByText(whom)).toBeTruthy();
});

function Picked({ shown }: { shown: boolean[] }) {
  const picked = usePicked();
  shown.push(picked);
  return <p>{picked ? 'They wait' : 'Nothing waits'}</p>;
}

test('waiting stays are known from the first render, so that nothing moves; an unreadable selection is ignored', async () => {
  const shown: boolean[] = [];
  storePendingImport({ posts: [{ postId: 'a' }], handle: 'lena.wanders' } as PendingImport);
  renderPage(<Picked shown={shown} />);
  expect(shown[0]).toBe(true);
  cleanup();
  clearPendingImport();
  window.localStorage.setItem('pending_insta_posts', 'cut off');
  renderPage(<Picked shown={shown} />);
  await screen.findByText('Nothing waits');
});
