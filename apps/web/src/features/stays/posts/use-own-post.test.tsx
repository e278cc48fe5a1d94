// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { useOwnPost } from './use-own-post.ts';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const stay = { id: 5, archived: 0, hotel_name: 'Hotel Bella' } as Post;

function Stays({ load }: { load(): Promise<Post[]> }) {
  const { data = [], isFetching } = useQuery({
    queryKey: ['posts', 'own'],
    meta: { holds: 'posts' },
    queryFn: load,
  });
  const { archive, remove } = useOwnPost(stay);
  return (
    <>
      <p>{isFetching ? 'on its way' : 'there'}</p>
      {data.map(({ id, hotel_name }) => (
        <p key={id}>{hotel_name}</p>
      ))}
      <button type="button" onClick={() => void archive()}>
        Archive
      </button>
      <button type="button" onClick={() => void remove()}>
        Delete
      </button>
    </>
  );
}

test.each([
  ['Archive', 'PUT /api/posts/5/archive'],
  ['Delete', 'DELETE /api/posts/5'],
])('a stay goes at once and comes back with the reason when the server refuses: %s', async (name, call) => {
  const answered = Promise.withResolvers<Response>();
  fakeApi({ [call]: () => answered.promise });
  renderPage(<Stays load={async () => [stay]} />, { member: someMember });
  await screen.findByText('Hotel Bella');
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByText('Hotel Bella')).toBeNull());
  const said = currentToasts().length;
  answered.resolve(problem(503, 'server.unavailable'));
  await screen.findByText('Hotel Bella');
  await waitFor(() => expect(currentToasts().length).toBe(said + 1));
  expect(currentToasts().at(-1)?.text).toBe('That did not work. It failed.');
});

test('a stay that is put back at once stays, though the list without it was still on its way', async () => {
  const [late, unarchived] = [Promise.withResolvers<Post[]>(), Promise.withResolvers<void>()];
  fakeApi({
    'PUT /api/posts/5/archive': () => json({}),
    'PUT /api/posts/5/unarchive': () => unarchived.promise.then(() => json({})),
  });
  const load = vi.fn<() => Promise<Post[]>>(async () => [stay]);
  renderPage(<Stays load={load} />, { member: someMember });
  await screen.findByText('Hotel Bella');
  load.mockReturnValueOnce(late.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Hotel Bella')).toBeNull();
  currentToasts().at(-1)?.action?.run();
  await screen.findByText('Hotel Bella');
  late.resolve([]);
  await screen.findByText('there');
  expect(screen.getByText('Hotel Bella')).toBeTruthy();
  unarchived.resolve();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  await screen.findByText('there');
  expect(screen.getByText('Hotel Bella')).toBeTruthy();
});

test('what follows an undo at once reaches the server after it', async () => {
  const unarchived = Promise.withResolvers<void>();
  const calls = fakeApi({
    'PUT /api/posts/5/archive': () => json({}),
    'PUT /api/posts/5/unarchive': () => unarchived.promise.then(() => json({})),
  });
  renderPage(<Stays load={async () => [stay]} />, { member: someMember });
  await screen.findByText('Hotel Bella');
  const archive = screen.getByRole('button', { name: 'Archive' });
  const said = currentToasts().length;
  await userEvent.click(archive);
  await waitFor(() => expect(currentToasts().length).toBeGreaterThan(said));
  currentToasts().at(-1)?.action?.run();
  await waitFor(() => expect(calls).toHaveLength(2));
  await userEvent.click(archive);
  const before = calls.map(({ path }) => path);
  unarchived.resolve();
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(before).toEqual(['/api/posts/5/archive', '/api/posts/5/unarchive']);
  expect(calls[2]?.path).toBe('/api/posts/5/archive');
});
