// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';

const zermatt = { place: 'Zermatt', lat: 46.02, long: 7.75 };
const loaded = vi.hoisted(() => ({ now: {} as unknown }));

// Only what draws is replaced: the browser of these tests has no WebGL.
vi.mock('../../features/discovery/map/basemap/webgl.ts', () => ({ canDrawMaps: () => true }));
vi.mock('../../features/discovery/map/components/stay-map.tsx', () => ({
  default: ({ view }: { view: { zoom: number } | { west: number; north: number } }) => (
    <output>{'zoom' in view ? `zoom ${view.zoom}` : `from ${view.west}, ${view.north}`}</output>
  ),
}));
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => loaded.now,
}));

const { default: Maps } = await import('./maps.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test('the map of a country begins with all of it', async () => {
  fakeApi({
    'GET /api/map/stays': () => json({ stays: [], complete: true }),
    'GET /api/map/spots': () => json({ spots: [], total: 0 }),
  });
  const extent = { west: 6.6, south: 36.6, east: 18.5, north: 46.9 };
  loaded.now = {
    origin: { place: 'Italien', lat: 41.9, long: 12.5, extent },
    unknown: null,
    failed: null,
    first: null,
  };
  renderPage(<Maps />, { path: '/en/maps?place=Italien&lat=41.9&long=12.5&within=6.6,36.6,18.5,46.9' });
  expect(await screen.findByText('from 6.6, 46.9')).toBeTruthy();
});

test('the map of a place begins at a zoom of 10; without any place it begins with all stays in view', async () => {
  const window = { west: -9.1, south: 38.7, east: 7.75, north: 46.02 };
  const spot = { key: '1', lat: 40, long: 0, count: 2, window, stay: { id: 1, small: null } };
  fakeApi({
    'GET /api/map/stays': () => json({ stays: [], complete: true }),
    'GET /api/map/spots': () => json({ spots: [spot], total: 2 }),
  });
  loaded.now = { origin: zermatt, unknown: null, failed: null, first: null };
  renderPage(<Maps />, { path: '/en/maps?place=Zermatt' });
  expect(await screen.findByText('zoom 10')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Start from').value).toBe('Zermatt');
  cleanup();
  loaded.now = { origin: null, unknown: null, failed: null, first: null };
  renderPage(<Maps />, { path: '/en/maps' });
  expect(await screen.findByText('from -9.1, 46.02')).toBeTruthy();
});
