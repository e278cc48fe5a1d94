// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { FavouriteButton } from './components/favourite-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const post = (id: number, favorite_id: number | null = null, favorite = 0) =>
  ({ id, favorite_id, favorite }) as Post;
const heart = () => screen.getAllByRole('button')[0] as HTMLElement;
const yellow = () => heart().innerHTML.includes('fill-favourite');

test('the heart is yellow for a favourite and where anybody has one, else plain', () => {
  renderPage(<FavouriteButton post={post(1)} />, { member: someMember });
  expect(yellow()).toBe(false);
  cleanup();
  renderPage(<FavouriteButton post={post(1, null, 3)} />, { member: someMember });
  expect(yellow()).toBe(true);
  expect(heart().getAttribute('aria-pressed')).toBe('false');
});

test('a press shows at once, wherever the post stands, and the next press takes it back by its record', async () => {
  const calls = fakeApi({
    'POST /api/postfavorites': () => json({ post: { id: 55, user_id: 7, post_id: 2, favorite: 1 } }),
    'DELETE /api/postfavorites/55': () => json({}),
  });
  renderPage(
    <>
      <FavouriteButton post={post(2)} />
      <FavouriteButton post={post(2)} />
    </>,
    { member: someMember },
  );
  const user = userEvent.setup();
  await user.click(heart());
  expect(screen.getAllByRole('button').every((one) => one.getAttribute('aria-pressed') === 'true')).toBe(
    true,
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(heart());
  await waitFor(() => expect(calls[1]).toMatchObject({ method: 'DELETE', path: '/api/postfavorites/55' }));
  expect(heart().getAttribute('aria-pressed')).toBe('false');
});

test('when the server refuses, the heart goes back and a message says why', async () => {
  fakeApi({ 'POST /api/postfavorites': () => problem(404, 'posts.not_found') });
  renderPage(<FavouriteButton post={post(3)} />, { member: someMember });
  await userEvent.setup().click(heart());
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('That did not work. It failed.'));
  expect(heart().getAttribute('aria-pressed')).toBe('false');
});

test('a visitor is asked to sign in, and comes back to where they were', async () => {
  const calls = fakeApi({});
  const { router } = renderPage(<FavouriteButton post={post(4)} />, { path: '/en/posts/4?x=1' });
  await userEvent.setup().click(heart());
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/en/login?next=%2Fen%2Fposts%2F4%3Fx%3D1',
  );
  expect(calls).toEqual([]);
});
