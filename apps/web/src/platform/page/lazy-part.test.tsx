// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { LazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part whose file cannot be fetched says so and offers to load the page again; what is typed beside it stays', async () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { promise, reject } = Promise.withResolvers<{ default: () => null }>();
  const Part = lazy(() => promise);
  renderPage(
    <>
      <input aria-label="Caption" />
      <LazyPart fallback="One moment">
        <Part />
      </LazyPart>
    </>,
  );
  await userEvent.type(screen.getByLabelText('Caption'), 'Three nights');
  expect(screen.getByText('One moment')).toBeTruthy();
  reject(new TypeError('Failed to fetch dynamically imported module'));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByLabelText<HTMLInputElement>('Caption').value).toBe('Three nights');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
