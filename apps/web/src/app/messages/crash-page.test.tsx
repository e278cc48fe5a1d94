// @vitest-environment happy-dom
import { allTexts } from '@staylore/phrases/texts-in';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Providers } from '../providers.tsx';
import { CrashPage } from './crash-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(load: () => Promise<never>) {
  // React logs the error before the page handles it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazy(load);
  const element = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element, errorElement: <CrashPage /> }]);
  render(
    <I18nextProvider i18n={allTexts.en}>
      <Providers member={null} origin="https://staylore.example">
        <RouterProvider router={router} />
      </Providers>
    </I18nextProvider>,
  );
}

test('a part of the script that does not come says so and offers to try again', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByText('Something broke on our side')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
});
