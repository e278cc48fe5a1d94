// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PostCards } from '../../features/stays/posts/components/list/post-cards.tsx';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { somePost } from '../../testing/some-post.ts';
import { OpenStay } from './open-stay.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const stay = somePost({
  caption: 'Two nights above the lake.',
  location: 'Hotel Bella, Como',
  hotel_name: 'Hotel Bella',
  city: 'Como',
  country: 'IT',
  tags: ['lake'],
});

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
