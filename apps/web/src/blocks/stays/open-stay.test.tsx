// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PostCards } from '../../features/stays/posts/components/list/post-cards.tsx';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OpenStay } from './open-stay.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const stay = {
  id: 5,
  user_id: 9,
  file: null,
  caption: 'Two nights above the lake.',
  location: 'Hotel Bella, Como',
  hotel_name: 'Hotel Bella',
  hotel_price: null,
  hotel_link: null,
  username: 'anna',
  name: 'Anna',
  archived: 0,
  favorite: 0,
  favorite_id: null,
  city: 'Como',
  country: 'IT',
  image: null,
  last_name: null,
  hotel_slug: null,
  thumbhash: null,
  width: null,
  height: null,
  alt: null,
  commercial: false,
  tags: ['lake'],
  gallery: [],
  created_at: '2026-06-01T10:00:00.000Z',
  can: { update: false, delete: false, archive: false, favourite: false },
} as unknown as Post;

test('a click on a card opens its details over the page, and closing them leaves the page as it was', async () => {
  fakeApi({ 'GET /api/posts/5': () => json(stay) });
  const path = '/en/feed?favorites=true';
  window.history.replaceState(null, '', path);
  const { router } = renderPage(
    <>
      <PostCards posts={[stay]} actions={() => null} />
      <OpenStay />
    </>,
    { path },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Hotel Bella' }));
  const details = await screen.findByRole('dialog', { name: 'Hotel Bella' });
  expect(details.textContent).toContain('Two nights above the lake.');
  expect(router.state.location.pathname).toBe('/en/feed');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?favorites=true');
});
