// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { MissingPicture } from './missing-picture.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

test('a press on the place of a missing picture asks for a link, with Upload and Cancel, and says when it is saved', async () => {
  const hotel_link = 'https://staylore.example/go/abc';
  const post = {
    id: 5,
    file: '/media/p/x/1600.webp',
    caption: 'New',
    location: 'Hotel Bella, Como',
    hotel_link,
  };
  fakeApi({
    'POST /api/instagram/post/save-by-link': () =>
      json({
        success: true,
        post: { ...post, userName: 'lena' },
        user_info: { file: '/media/a/lena/400.webp' },
        message: null,
        needs: null,
      }),
  });
  const card = { id: 5, hotel_name: 'Hotel Bella', location: 'Como', username: 'anna' } as Post;
  const key = ['posts', 'of', 7, 0];
  const lists = queryClient();
  lists.getQueryCache().build(lists, { queryKey: key, meta: { holds: 'posts' } });
  lists.setQueryData(key, [card]);
  renderPage(<MissingPicture post={card} />, { member: someMember });
  const open = () => userEvent.click(screen.getByRole('button', { name: /Add the picture of Hotel Bella/ }));
  await open();
  await screen.findByRole('dialog', { name: 'Paste an Instagram link' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await userEvent.type(
    await screen.findByLabelText('Link to the post or reel'),
    'https://www.instagram.com/p/abcdefghijk/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Instagram post saved successfully.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lists.getQueryData(key)).toEqual([
    { ...card, ...post, image: '/media/a/lena/400.webp', username: 'lena' },
  ]);
});

test('a picture that is being fetched is announced, and appears by itself; no file is asked for', async () => {
  const card = { id: 5, user_id: 7, archived: 0, hotel_name: 'Hotel Bella', picture_coming: true } as Post;
  const there = { ...card, file: '/media/p/x/1600.webp', picture_coming: false };
  fakeApi({ 'GET /api/user/7/posts/0': () => json([there]) });
  const key = ['posts', 'of', 7, 0];
  const lists = queryClient();
  lists.getQueryCache().build(lists, { queryKey: key, meta: { holds: 'posts' } });
  lists.setQueryData(key, [card]);
  renderPage(<MissingPicture post={card} />, { member: someMember });
  expect(screen.getByText('The picture is on its way')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(lists.getQueryData(key)).toEqual([there]));
});
