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
  default: ({ view }: { view: { zoom: number } }) => <output>zoom {view.zoom}</output>,
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

test('the map of a place begins at a zoom of 10; without any place it shows more of the world', async () => {
  fakeApi({ 'GET /api/map/stays': () => json({ stays: [], complete: true }) });
  loaded.now = { origin: zermatt, named: true, unknown: null };
  renderPage(<Maps />, { path: '/en/maps?place=Zermatt' });
  expect(await screen.findByText('zoom 10')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Start from').value).toBe('Zermatt');
  cleanup();
  loaded.now = { origin: null, named: false, unknown: null };
  renderPage(<Maps />, { path: '/en/maps' });
  expect(await screen.findByText('zoom 4')).toBeTruthy();
});
