// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { checked } from '../../../features/imports/photo-network/stay-check.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { scanned } from '../../../testing/scan-events.ts';
import { CorrectStay } from './correct-stay.tsx';

afterEach(cleanup);

const unnamed = { ...scanned('c', ''), hotel_name: null, location: '', city: null, lat: null, long: null };
const bern = {
  id: 'town:2661552',
  name: null,
  label: 'Bern, Switzerland',
  kind: 'town',
  lat: 46.948,
  lng: 7.447,
  precision: 'locality',
  storable: true,
  address: {
    postal_code: null,
    administrative_area_level_1: 'Bern',
    route: null,
    locality: 'Bern',
    street_number: null,
    country: 'CH',
  },
};

/** The correction of a hit by hotel and town. */
async function correct(
  places: () => Response,
  { town, post = unnamed }: { town: string; post?: typeof unnamed },
) {
  const calls = fakeApi({
    'GET /api/places/geocode': places,
    'GET /api/places/autocomplete': () => json({ suggestions: [], attribution: null }),
  });
  const onSave = vi.fn();
  renderPage(<CorrectStay post={post} onSave={onSave} onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Hotel'), 'Laubengang');
  await userEvent.clear(screen.getByLabelText('Town'));
  await userEvent.type(screen.getByLabelText('Town'), town);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save correction' }));
  await save();
  const looked = () => calls.filter(({ path }) => path === '/api/places/geocode');
  return { onSave, save, looked };
}

test('the town of a corrected stay is looked up: it has a country and a place on the map', async () => {
  const { onSave, looked } = await correct(() => json({ places: [bern], attribution: null }), {
    town: 'Bern',
  });
  const correction = {
    hotel_name: 'Laubengang',
    city: 'Bern',
    state: 'Bern',
    country: 'CH',
    lat: 46.948,
    long: 7.447,
  };
  expect(onSave).toHaveBeenCalledExactlyOnceWith(correction);
  expect(looked()[0]?.query.get('q')).toBe('Bern');
  expect(checked(unnamed, { kind: 'stay', correction })).toMatchObject({
    location: 'Laubengang, Bern',
    country: 'CH',
    lat: 46.948,
    long: 7.447,
  });
});

test.each([
  ['is unknown', () => json({ places: [], attribution: null }), /^We do not know “Hinterwald”/],
  ['cannot be looked up', () => problem(503, 'places.unavailable'), /^The town could not be looked up/],
] as const)(
  'a town that %s says so at its field, and is taken as it is at the second press',
  async (_, places, words) => {
    const { onSave, save, looked } = await correct(places, { town: 'Hinterwald' });
    const field = screen.getByLabelText<HTMLInputElement>('Town');
    expect(screen.getByText(words).id).toBe(field.getAttribute('aria-describedby')?.split(' ').at(-1));
    expect(field.value).toBe('Hinterwald');
    expect(screen.getByLabelText<HTMLInputElement>('Hotel').value).toBe('Laubengang');
    expect(onSave).not.toHaveBeenCalled();
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ hotel_name: 'Laubengang', city: 'Hinterwald' });
    expect(looked()).toHaveLength(1);
  },
);

test('another hotel in the same town keeps the place, and a town without one does not take that of the first', () => {
  const post = scanned('a', 'Hotel Bella');
  const rome = checked(post, { kind: 'stay', correction: { hotel_name: 'Bellini', city: 'Rome' } });
  expect(rome).toMatchObject({ city: 'Rome', country: 'IT', lat: 41.9 });
  const elsewhere = checked(post, {
    kind: 'stay',
    correction: { hotel_name: 'Bellini', city: 'Hinterwald' },
  });
  expect(elsewhere).toMatchObject({ city: 'Hinterwald', country: null, lat: null, long: null });
});
