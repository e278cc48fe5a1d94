// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserApi } from '../../platform/api/browser-api.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { type FakeCall, fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { loadOrigin } from './load-origin.ts';
import { MapDesk } from './map-desk.tsx';

// The browser of these tests has no WebGL: what they show is what people see whose browser cannot draw a map.

beforeEach(() => {
  window.localStorage.clear();
  queryClient().clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const zermatt = { place: 'Zermatt', lat: 46.02, long: 7.75 };
const stay = (id: number, hotel_name: string, lat: number) => ({
  id,
  lat,
  long: 7.75,
  location: `${hotel_name}, Zermatt`,
  city: 'Zermatt',
  country: 'CH',
  hotel_name,
  author: 'Lena Winter',
  small: null,
});

const show = (unknown: string | null = null) =>
  renderPage(<MapDesk origin={zermatt} first={null} unknown={unknown} failed={null} />);

/** The stays as the server returns them for the requested part of the map. */
const told = (stays: ReturnType<typeof stay>[], more = 0) => {
  const inside = ({ query }: FakeCall) =>
    stays.filter(({ lat }) => lat >= Number(query.get('south')) && lat <= Number(query.get('north')));
  return {
    'GET /api/map/stays': (call: FakeCall) => json({ stays: inside(call), complete: more === 0 }),
    'GET /api/map/spots': (call: FakeCall) => json({ spots: [], total: inside(call).length + more }),
  };
};

test('a browser that cannot draw maps says so, and tells the stays around the place as a list', async () => {
  fakeApi(told([stay(1, 'Hotel Near', 46.1), stay(2, 'Hotel Far', 52)]));
  show();
  expect(screen.getByText('No map in this browser')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Hotel Near' });
  expect(link.getAttribute('href')).toBe('/en/posts/1');
  expect(screen.getByText('Zermatt · Lena Winter')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Hotel Far' })).toBeNull();
  expect(screen.getByText('1 stay in this view')).toBeTruthy();
});

test('a map service that fails is told with its status, and the map shows all stays', async () => {
  const failure = { 'GET /api/places/geocode': () => problem(503, 'places.unavailable') };
  fakeApi({ ...failure, ...told([stay(1, 'Hotel Near', 46.1), stay(2, 'Hotel Far', 52)]) });
  const start = await loadOrigin(createBrowserApi('en'), 'en', { place: 'Zermatt', at: null });
  renderPage(<MapDesk {...start} first={null} />);
  expect(screen.getByRole('alert').textContent).toContain('“Zermatt” could not be looked up');
  expect(screen.getByRole('alert').textContent).toContain('status 503');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/?place=Zermatt');
  expect(screen.getByLabelText('Start from')).toHaveProperty('value', 'Zermatt');
  expect(await screen.findByRole('link', { name: 'Hotel Far' })).toBeTruthy();
});

test('a stay of the list opens over the map, and the address keeps the place', async () => {
  fakeApi(told([stay(1, 'Hotel Near', 46.1)]));
  const { router } = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Hotel Near' }));
  expect(new URLSearchParams(router.state.location.search).get('post')).toBe('1');
});

test('where there are no stays yet the list invites to write', async () => {
  fakeApi(told([]));
  show();
  expect(await screen.findByText('Nobody has shared a stay here yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write a post' })).toBeTruthy();
});

test('when the stays cannot be loaded it says why, and can be tried again', async () => {
  let answer = () => problem(429, 'request.too_many', { detail: 'Too many requests.' });
  fakeApi({ ...told([]), 'GET /api/map/stays': () => answer() });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.');
  answer = () => json({ stays: [stay(1, 'Hotel Near', 46.1)], complete: true });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hotel Near' })).toBeTruthy();
});

test('a list counts all that the map shows, and says how many it leaves out', async () => {
  fakeApi(told([stay(1, 'Hotel Near', 46.1)], 69));
  show();
  expect(await screen.findByText('70 stays in this view')).toBeTruthy();
  expect(screen.getByText('and 69 more: zoom in to see them.')).toBeTruthy();
});

test('without a place the list has the newest stays of all, and needs no script for it', () => {
  fakeApi(told([]));
  const first = { stays: [stay(1, 'Hotel Near', 46.1), stay(2, 'Hotel Far', -33)], complete: true };
  renderPage(<MapDesk origin={null} first={first} unknown={null} failed={null} />);
  expect(screen.getAllByRole('link', { name: /^Hotel/ })).toHaveLength(2);
  expect(screen.getByText('2 stays in this view')).toBeTruthy();
});

test('an unknown place is named, and where the map starts instead', async () => {
  fakeApi(told([]));
  show('Atlantis');
  expect(
    screen.getByText('We do not know where “Atlantis” is. The map starts at Zermatt instead.'),
  ).toBeTruthy();
});

test('a chosen place moves the map, stands in the address and is remembered', async () => {
  const bern = {
    id: 'town:1',
    name: 'Bern',
    detail: 'Switzerland',
    label: 'Bern, Switzerland',
    kind: 'town',
    lat: 46.95,
    lng: 7.45,
  };
  fakeApi({
    ...told([]),
    'GET /api/places/autocomplete': () => json({ suggestions: [bern], attribution: null }),
  });
  const { router } = show();
  const field = screen.getByRole('combobox', { name: 'Start from' });
  await userEvent.clear(field);
  await userEvent.type(field, 'bern');
  await userEvent.click(await screen.findByRole('option', { name: /Bern/ }));
  const params = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(params)).toEqual({ place: 'Bern, Switzerland', lat: '46.95', long: '7.45' });
  await waitFor(() => expect(window.localStorage.getItem('staylore_map_origin')).toContain('Bern'));
});
