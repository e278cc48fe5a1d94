// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { later, nothing } from './later.tsx';

afterEach(cleanup);

const Part = ({ word }: { word: string }) => <p>It says {word}</p>;

/** A file that cannot be fetched the first times. */
function shaky(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Part };
  });
}

test('a part whose file cannot be fetched says so and can be asked for again; what is typed beside it stays', async () => {
  const load = shaky(2);
  const Shown = later(load);
  renderPage(
    <>
      <input aria-label="Caption" />
      <Suspense>
        <Shown word="hello" />
      </Suspense>
    </>,
  );
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await userEvent.type(screen.getByLabelText('Caption'), 'Three nights');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await userEvent.click(await again());
  await userEvent.click(await again());
  expect(await screen.findByText('It says hello')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Caption').value).toBe('Three nights');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that a page does without is silently missing', async () => {
  const load = shaky(1);
  const Shown = later(load, nothing);
  renderPage(
    <>
      <p>The page</p>
      <Suspense>
        <Shown word="again" />
      </Suspense>
    </>,
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a connection a part is not asked for; once the connection is back it comes by itself', async () => {
  const load = shaky(0);
  const Shown = later(load, nothing);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(
    <Suspense>
      <Shown word="online" />
    </Suspense>,
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(load).not.toHaveBeenCalled();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('It says online')).toBeTruthy();
});
