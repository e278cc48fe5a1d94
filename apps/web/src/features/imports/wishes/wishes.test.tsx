// @vitest-environment happy-dom

import type { Wish } from '@staylore/contract/imports/wishes';
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../design/primitives/toast/toasts.tsx';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { type FakeCall, fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { SavedPostsPanel } from './saved-posts-panel.tsx';
import type { ExportedSave } from './send-saved-posts.ts';
import { WishButton } from './wish-button.tsx';
import { WishList } from './wish-list.tsx';
import type { ShownWishes } from './wish-lists.ts';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const wish = (id: number, more: Partial<Wish> = {}): Wish => ({
  id,
  state: 'open',
  hotel_name: `Hotel ${id}`,
  city: 'Zermatt',
  region: null,
  country: 'CH',
  lat: 46,
  long: 7.7,
  hotel: null,
  source_url: 'https://www.instagram.com/p/CxYz12AbCdE/',
  source_author: 'hotel.one',
  source_post_id: null,
  own_post_id: null,
  saved_at: '2026-03-01T10:00:00.000Z',
  ...more,
});

/** A wish list as the server keeps it. */
function kept(wishes: Wish[]) {
  const states = new Map(wishes.map((one) => [one.id, one.state]));
  const puts = wishes.map((one) => [
    `PUT /api/wishes/${one.id}`,
    ({ body }: FakeCall) => {
      const { state } = body as { state: Wish['state'] };
      states.set(one.id, state);
      return json({ wish: { ...one, state } });
    },
  ]);
  return {
    'GET /api/wishes': ({ query }: FakeCall) =>
      json(
        wishes
          .map((one) => ({ ...one, state: states.get(one.id) ?? one.state }))
          .filter(({ state }) => state === query.get('state')),
      ),
    ...Object.fromEntries(puts),
  };
}

const show = (state: ShownWishes = 'open') =>
  renderPage(
    <>
      <WishList state={state} first={null} empty={<p>No wishes</p>} />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
    { member: someMember },
  );

const hotel = (name: string) => screen.findByRole('heading', { name });

test('a wish leads to the saved post, to the hotel’s page with its stays, and where there is none to its town', async () => {
  fakeApi(
    kept([
      wish(1, { hotel: { slug: 'hotel-1', stays: 3 } }),
      wish(2, { source_post_id: 9 }),
      wish(3, { city: null, country: null, source_url: null }),
    ]),
  );
  show();
  await hotel('Hotel 1');
  const address = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(address('Open the saved post')).toBe('https://www.instagram.com/p/CxYz12AbCdE/');
  expect(address('3 stays shared here')).toBe('/en/hotels/hotel-1');
  expect(address('Stays in Zermatt')).toBe('/?location=Zermatt&lat=46&long=7.7');
  expect(address('The stay you saved it from')).toBe('/en/posts/9');
  screen.getByText('Place not given');
});

test('a removed wish goes at once and comes back with Undo', async () => {
  const calls = fakeApi(kept([wish(1), wish(2)]));
  show();
  await hotel('Hotel 1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Hotel 1' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hotel 1' })).toBeNull());
  await screen.findByText('Hotel 1 is off your wish list.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await hotel('Hotel 1');
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { state: 'removed' },
    { state: 'open' },
  ]);
});

test('what follows an undo at once reaches the server after it', async () => {
  const server = kept([wish(1)]);
  const put = server['PUT /api/wishes/1'] as (call: FakeCall) => Response;
  const undone = Promise.withResolvers<void>();
  const calls = fakeApi({
    ...server,
    'PUT /api/wishes/1': async (call) => {
      if ((call.body as { state: string }).state === 'open') await undone.promise;
      return put(call);
    },
  });
  show();
  await hotel('Hotel 1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Hotel 1' }));
  await screen.findByText('Hotel 1 is off your wish list.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await hotel('Hotel 1');
  await userEvent.click(screen.getByRole('button', { name: 'I stayed here' }));
  const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(puts()).toEqual([{ state: 'removed' }, { state: 'open' }]);
  undone.resolve();
  await waitFor(() => expect(puts()).toHaveLength(3));
  expect(puts()[2]).toEqual({ state: 'stayed' });
});

test('a wish that cannot be removed stays, and says so', async () => {
  fakeApi({ ...kept([wish(1)]), 'PUT /api/wishes/1': () => problem(500, 'server.failed') });
  show();
  await hotel('Hotel 1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Hotel 1' }));
  await screen.findByText(/^That did not work\./);
  await hotel('Hotel 1');
});

test('“I stayed here” marks the wish and opens the form for its stay', async () => {
  const calls = fakeApi(kept([wish(1)]));
  const { router } = show();
  await hotel('Hotel 1');
  await userEvent.click(screen.getByRole('button', { name: 'I stayed here' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/post-form'));
  expect(router.state.location.search).toBe('?wish=1');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ state: 'stayed' });
});

test('a fulfilled wish leads to the member’s own stay, or to the form, and can be put back', async () => {
  fakeApi(kept([wish(1, { state: 'stayed', own_post_id: 8 }), wish(2, { state: 'stayed' })]));
  show('stayed');
  await hotel('Hotel 1');
  expect(screen.getByRole('link', { name: 'Your stay' }).getAttribute('href')).toBe('/en/posts/8');
  expect(screen.getByRole('link', { name: 'Write about it' }).getAttribute('href')).toBe(
    '/en/post-form?wish=2',
  );
  await userEvent.click(
    screen.getAllByRole('button', { name: 'I haven’t been there yet' })[0] as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hotel 1' })).toBeNull());
});

test('an empty list invites', async () => {
  fakeApi(kept([]));
  show();
  await screen.findByText('No wishes');
});

test('a list that cannot be read says so and can be asked again', async () => {
  let fails = true;
  fakeApi({ 'GET /api/wishes': () => (fails ? problem(404, 'request.not_found') : json([wish(1)])) });
  show();
  const retry = await screen.findByRole('button', { name: /again/i });
  fails = false;
  await userEvent.click(retry);
  await hotel('Hotel 1');
});

const save = (number: number, more: Partial<ExportedSave> = {}): ExportedSave => ({
  author: `author${number}`,
  text: null,
  link: `https://www.instagram.com/p/CxYz12Ab${number}/?igsh=abc#x`,
  savedAt: null,
  ...more,
});
const panel = (savedPosts: ExportedSave[]) =>
  renderPage(<SavedPostsPanel savedPosts={savedPosts} listPath="/en/profile/lena/wishes" />, {
    member: someMember,
  });
const agree = async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Read my saved posts' }));
  await userEvent.click(screen.getByRole('button', { name: /Find the hotels|Try again/ }));
};

test('nothing of saved posts is sent before the member agrees; then only what can be read, and without what follows the link', async () => {
  const calls = fakeApi({
    'POST /api/wishes/saved-posts': ({ body }) =>
      json({ read: (body as { posts: unknown[] }).posts.length, pointing: 12, added: 10 }),
  });
  panel([
    ...Array.from({ length: 339 }, (_, number) => save(number)),
    save(999, { author: null, text: ' ' }),
  ]);
  screen.getByText('Your export also contains 340 posts that you saved. Which of them point to a hotel?');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Find the hotels' }).disabled).toBe(true);
  expect(calls).toEqual([]);
  await agree();
  await screen.findByText('12 of 340 saved posts point to a hotel. 10 hotels are new on your wish list.');
  screen.getByText('1 saved post has neither author nor text and stayed on your device.');
  expect(screen.getByRole('link', { name: 'To the wish list' }).getAttribute('href')).toBe(
    '/en/profile/lena/wishes',
  );
  const [{ posts } = { posts: [] }] = calls.map(({ body }) => body as { posts: { link: string }[] });
  expect([calls.length, posts.length]).toEqual([1, 339]);
  expect(posts[0]).toEqual({
    author: 'author0',
    text: null,
    link: 'https://www.instagram.com/p/CxYz12Ab0/',
    saved_at: null,
  });
});

test('many saved posts are read in parts, with progress, and reading can be stopped', async () => {
  const waiting: (() => void)[] = [];
  fakeApi({
    'POST /api/wishes/saved-posts': () =>
      new Promise((resolve) => waiting.push(() => resolve(json({ read: 500, pointing: 20, added: 20 })))),
  });
  panel(Array.from({ length: 1200 }, (_, number) => save(number)));
  await agree();
  await screen.findByText('Looking through the saved posts: 0 of 1,200');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await screen.findByText('Looking through the saved posts: 500 of 1,200');
  await waitFor(() => expect(waiting).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  waiting[1]?.();
  await screen.findByText(/^Stopped after 1,000 of 1,200 saved posts\./);
  expect(waiting).toHaveLength(2);
});

test('a failure while reading is shown and can be retried; if no post names a hotel, that is said', async () => {
  let fails = true;
  fakeApi({
    'POST /api/wishes/saved-posts': () =>
      fails ? problem(500, 'server.failed') : json({ read: 2, pointing: 0, added: 0 }),
  });
  panel([save(1), save(2)]);
  await agree();
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('0 of 2 saved posts point to a hotel.');
});

const post = { id: 4, user_id: 99, hotel_name: 'Hotel 4' } as Post;
const button = (shown: Post, member: typeof someMember | null = someMember) =>
  renderPage(
    <>
      <WishButton post={shown} />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
    { member },
  );

test('the hotel of another member’s stay goes on the wish list', async () => {
  const calls = fakeApi({ 'POST /api/wishes': () => json({ wish: wish(4) }) });
  const { router } = button(post);
  await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
  await screen.findByText('Hotel 4 is on your wish list.');
  expect(calls[0]?.body).toEqual({ post_id: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(router.state.location.pathname).toBe('/en/profile/lena/wishes');
});

test('visitors, authors and stays without a hotel get no button for it', () => {
  for (const [shown, member] of [
    [post, null],
    [{ ...post, user_id: someMember.id }, someMember],
    [{ ...post, hotel_name: null }, someMember],
  ] as const) {
    button(shown, member);
    expect(screen.queryByRole('button', { name: 'Add to wish list' })).toBeNull();
    cleanup();
  }
});
