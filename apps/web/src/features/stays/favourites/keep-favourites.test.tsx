// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { FavouriteButton } from './components/favourite-button.tsx';
import { keepFavourites } from './keep-favourites.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Keeper() {
  const [api, client, texts] = [useApi(), useQueryClient(), useTexts()];
  useEffect(() => keepFavourites({ api, client, texts, memberId: someMember.id }), [api, client, texts]);
  return null;
}

/** A page with the heart of a post; each has a cache of its own, as after a reload. */
function open(postId: number, favouriteId: number | null = null): HTMLElement {
  cleanup();
  queryClient().clear();
  const post = { id: postId, favorite_id: favouriteId, favorite: 3 } as Post;
  renderPage(
    <>
      <Keeper />
      <FavouriteButton post={post} />
    </>,
    { member: someMember },
  );
  return screen.getByRole('button');
}

const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('staylore_favourites'));

test('a heart that was pressed without a network outlives its page and goes out once, when there is one', async () => {
  const calls = fakeApi({ 'POST /api/postfavorites': () => json({ post: { id: 55 } }) });
  onlineManager.setOnline(false);
  await userEvent.click(open(21));
  await waitFor(() => expect(kept()).toHaveLength(1));
  const heart = open(21);
  await waitFor(() => expect(isPressed(heart)).toBe(true));
  expect(calls).toEqual([]);
  onlineManager.setOnline(true);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(calls.map(({ body }) => body)).toEqual([{ user_id: someMember.id, post_id: 21 }]);
  expect(isPressed(heart)).toBe(true);
});

test('a favourite that was being sent when its page was closed is sent by the next page', async () => {
  const unanswered = fakeApi({ 'POST /api/postfavorites': () => new Promise(() => undefined) });
  await userEvent.click(open(24));
  await waitFor(() => expect(unanswered).toHaveLength(1));
  const calls = fakeApi({ 'POST /api/postfavorites': () => json({ post: { id: 57 } }) });
  const heart = open(24);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(calls.map(({ body }) => body)).toEqual([{ user_id: someMember.id, post_id: 24 }]);
  expect(isPressed(heart)).toBe(true);
});

test('removing a favourite that is gone already leaves it removed', async () => {
  fakeApi({ 'DELETE /api/postfavorites/58': () => problem(404, 'favourites.not_found') });
  const heart = open(25, 58);
  expect(isPressed(heart)).toBe(true);
  await userEvent.click(heart);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(isPressed(heart)).toBe(false);
});

test('a second press without a network takes the first one back, and nothing goes out', async () => {
  const calls = fakeApi({});
  onlineManager.setOnline(false);
  const heart = open(22);
  await userEvent.click(heart);
  await waitFor(() => expect(kept()).toHaveLength(1));
  await userEvent.click(heart);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(isPressed(heart)).toBe(false);
  onlineManager.setOnline(true);
  expect(calls).toEqual([]);
});

test('a heart that is refused later goes back, and a message says why', async () => {
  fakeApi({ 'POST /api/postfavorites': () => problem(404, 'posts.not_found') });
  onlineManager.setOnline(false);
  await userEvent.click(open(23));
  await waitFor(() => expect(kept()).toHaveLength(1));
  const heart = open(23);
  await waitFor(() => expect(isPressed(heart)).toBe(true));
  onlineManager.setOnline(true);
  await waitFor(() => expect(isPressed(heart)).toBe(false));
  expect(currentToasts().at(-1)).toMatchObject({ tone: 'bad' });
});
