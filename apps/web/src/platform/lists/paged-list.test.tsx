// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Problem } from '../api/problem.ts';
import { PagedList } from './paged-list.tsx';
import { queryClient } from './query-client.ts';
import { usePages } from './use-pages.ts';

/** All sentinels are visible at once, as for a reader who has flung the page to its bottom. */
class SeenAtOnce {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce));

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

function List({ load }: { load(): void }) {
  const query = usePages(['endless'], async ({ cursor = '0' }) => {
    load();
    return { items: [`stay ${cursor}`], next: String(Number(cursor) + 1) };
  });
  return (
    <PagedList query={query} empty={null} skeleton={() => <p>loading</p>}>
      {(items) => items.map((item) => <p key={item}>{item}</p>)}
    </PagedList>
  );
}

test('a list goes on by itself for a few pages, then waits for its button, so that its foot can be reached', async () => {
  const load = vi.fn();
  renderPage(<List load={load} />);
  await screen.findByText('stay 3');
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(load).toHaveBeenCalledTimes(4);
  await userEvent.click(more);
  await screen.findByText('stay 4');
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(load).toHaveBeenCalledTimes(5);
});

test('a list that cannot be loaded, or not further, says why, keeps what is there, and goes on with another try', async () => {
  const refuse = () => {
    throw new Problem({ status: 429, code: 'request.too_many', detail: 'Too many requests.' });
  };
  const load = vi.fn<() => void>().mockImplementationOnce(refuse);
  renderPage(<List load={load} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.');
  load.mockImplementationOnce(() => undefined).mockImplementationOnce(refuse);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('stay 0');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.');
  expect(screen.getByText('stay 0')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('stay 1');
  expect(screen.queryByRole('alert')).toBeNull();
});
