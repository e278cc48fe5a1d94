// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { FavouriteButton } from './components/favourite-button.tsx';
// Loaded here: the first press would have to wait for it.
import './components/visitor-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const post = (id: number, favorite_id: number | null = null, favorite = 0) =>
  ({ id, favorite_id, favorite }) as Post;
const heart = () => screen.getAllByRole('button')[0] as HTMLElement;

test('the heart shows whether it is the viewer’s favourite, and the count, visibly and in its name', () => {
  const shown = (one: Post) => {
    renderPage(<FavouriteButton post={one} />, { member: someMember });
    const told = [heart().textContent?.trim(), heart().getAttribute('aria-pressed')];
    cleanup();
    return told;
  };
  expect(shown(post(11))).toEqual(['Favourite', 'false']);
  expect(shown(post(12, null, 1203))).toEqual(['Favourite 1,203', 'false']);
  expect(shown(post(13, 9, 1))).toEqual(['Remove from favourites 1', 'true']);
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
  expect(calls[0]?.body).toEqual({ user_id: someMember.id, post_id: 2 });
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

test('a visitor is asked over the page to sign in or up for that stay, and comes back to where they were', async () => {
  const calls = fakeApi({});
  renderPage(<FavouriteButton post={{ ...post(4), hotel_name: 'Hotel Bella' }} />, {
    path: '/en/posts/4?x=1',
  });
  await userEvent.setup().click(heart());
  const sheet = await screen.findByRole('dialog', { name: 'Hotel Bella' });
  expect([...sheet.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/sign-up?next=%2Fen%2Fposts%2F4%3Fx%3D1',
    '/en/login?next=%2Fen%2Fposts%2F4%3Fx%3D1',
  ]);
  expect(calls).toEqual([]);
});
