// @vitest-environment happy-dom
import type { HotelItem } from '@staylore/contract/stays/hotels';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { HotelsAround } from './hotels-around.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const farol: HotelItem = {
  slug: 'casa-do-farol',
  name: 'Casa do Farol',
  stays: 7,
  small: '/media/p/farol/320.webp',
  thumbhash: null,
  night: { currency: 'EUR', low: 95 },
};
const alfama: HotelItem = { ...farol, slug: 'alfama', name: 'Alfama', stays: 1, small: null, night: null };
const lisbon = { location: 'Lisbon', lat: 38.72, long: -9.14 };
const shown = () =>
  screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

test('a place’s hotels lead to their pages, each with its stays and, if known, the price of a night', () => {
  const calls = fakeApi({});
  renderPage(<HotelsAround place={lisbon} first={[farol, alfama]} />);
  expect(screen.getByRole('region', { name: 'Hotels in and around Lisbon' })).toBeTruthy();
  expect(shown()).toEqual([
    ['/en/hotels/casa-do-farol', 'Casa do Farol7 stays sharedfrom €95 a night'],
    ['/en/hotels/alfama', 'Alfama1 stay shared'],
  ]);
  expect(calls).toEqual([]);
});

test('hotels that did not come with the page are fetched for the place, at its point if it has one', async () => {
  const calls = fakeApi({ 'GET /api/hotels': () => json([farol, alfama]) });
  renderPage(<HotelsAround place={lisbon} first={null} />);
  await waitFor(() => expect(shown()).toHaveLength(2));
  cleanup();
  renderPage(<HotelsAround place={{ location: 'Lisbon', lat: null, long: null }} first={null} />);
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(calls.map(({ query }) => String(query))).toEqual([
    'location=Lisbon&lat=38.72&long=-9.14',
    'location=Lisbon',
  ]);
});

test('fewer than two hotels are no row, and neither are hotels that cannot be fetched', async () => {
  fakeApi({ 'GET /api/hotels': () => problem(400, 'request.invalid') });
  for (const first of [[], [farol], null]) {
    const { container } = renderPage(<HotelsAround place={lisbon} first={first} />);
    await waitFor(() => expect(container.textContent).toBe(''));
    await waitFor(() => expect(container.querySelector('.animate-pulse')).toBeNull());
    cleanup();
    queryClient().clear();
  }
});
