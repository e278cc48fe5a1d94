// @vitest-environment happy-dom
import { phrases } from '@staylore/phrases/phrases';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts, TextsProvider } from '../../platform/texts/texts.tsx';
import { Providers } from '../layout/providers.tsx';
import { CrashPage } from './crash-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(load: () => Promise<never>) {
  // React writes the error down before the page takes it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazy(load);
  const element = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element, errorElement: <CrashPage /> }]);
  render(
    <TextsProvider texts={createTexts('en', phrases.en)}>
      <Providers member={null} origin="https://staylore.example">
        <RouterProvider router={router} />
      </Providers>
    </TextsProvider>,
  );
}

test('a part of the script that does not come says so and offers to try again', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByText('Something broke on our side')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
});
