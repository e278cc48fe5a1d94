// @vitest-environment happy-dom
import type { PlaceSuggestion } from '@staylore/contract/stays/places';
import { phrases } from '@staylore/phrases/phrases';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/lists/query-client.ts';
import type { Language } from '../../../platform/texts/language.ts';
import { json } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { noPlace, type PlaceValue } from './model/place-value.ts';
import { PlaceField } from './place-field.tsx';

const zermatt: PlaceSuggestion = {
  id: 'town:2657928',
  name: 'Zermatt',
  detail: 'Valais, Switzerland',
  label: 'Zermatt, Valais, Switzerland',
  kind: 'town',
  lat: 46.02,
  lng: 7.75,
};
const zernez: PlaceSuggestion = {
  ...zermatt,
  id: 'town:2',
  name: 'Zernez',
  label: 'Zernez, Graubünden, Switzerland',
};

let asked: URL[] = [];
let answer: (url: URL, signal: AbortSignal) => Response | Promise<Response>;
let value: PlaceValue = noPlace;

const suggest = (...suggestions: PlaceSuggestion[]) => json({ suggestions, attribution: null });

beforeEach(() => {
  asked = [];
  value = noPlace;
  answer = () => suggest(zermatt, zernez);
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    return answer(url, request.signal);
  });
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ initial }: { initial: PlaceValue }) {
  const [place, setPlace] = useState(initial);
  value = place;
  return <PlaceField aria-label="Location" value={place} onChange={setPlace} />;
}

function show(language: Language = 'en', initial = noPlace) {
  renderPage(<Page initial={initial} />, { language });
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Location' }) };
}

test('typing proposes places, and the keyboard alone chooses one with its coordinates', async () => {
  const { user, field } = show();
  await user.type(field, 'zerm');
  await screen.findByRole('option', { name: /Zernez/ });
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(value).toEqual({
    text: 'Zermatt, Valais, Switzerland',
    id: 'town:2657928',
    kind: 'town',
    lat: 46.02,
    lng: 7.75,
  });
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('the credit that a map service asks for stands below its places, where they do not cover it', async () => {
  answer = () => json({ suggestions: [zermatt], attribution: 'Google Maps' });
  const { user, field } = show();
  await user.type(field, 'zerm');
  await screen.findByRole('option', { name: /Zermatt/ });
  const list = screen.getByRole('listbox').parentElement;
  expect(list?.lastElementChild?.textContent).toBe('Places by Google Maps');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Places by Google Maps').closest('[hidden]')).toBe(list);
});

test('one question is asked when the fingers rest, not one a letter', async () => {
  const { field } = show();
  // Without a pause between the letters, however busy the machine is.
  fireEvent.focus(field);
  for (const letters of ['z', 'ze', 'zer', 'zerm', 'zermatt'])
    fireEvent.change(field, { target: { value: letters } });
  await screen.findByRole('option', { name: /Zermatt/ });
  expect(asked.map((url) => url.searchParams.get('q'))).toEqual(['zermatt']);
  expect(asked[0]?.searchParams.get('language')).toBe('en');
});

test('an older answer never replaces a newer one', async () => {
  const { user, field } = show();
  let ended = false;
  answer = (url, signal) => {
    if (url.searchParams.get('q') !== 'ze') return suggest(zermatt);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        ended = true;
        reject(signal.reason);
      });
    });
  };
  await user.type(field, 'ze');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.type(field, 'rm');
  await screen.findByRole('option', { name: /Zermatt/ });
  expect(ended).toBe(true);
});

test('Enter takes no place of an older text unless it was highlighted', async () => {
  const { user, field } = show();
  await user.type(field, 'ze');
  await screen.findByRole('option', { name: /Zermatt/ });
  answer = () => new Promise(() => undefined);
  await user.type(field, 'rn');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.keyboard('{Enter}');
  expect(value).toEqual({ ...noPlace, text: 'zern' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(value.id).toBe(zermatt.id);
});

test('a highlighted place stays highlighted when the list of a newer text arrives', async () => {
  const { user, field } = show();
  await user.type(field, 'ze');
  await screen.findByRole('option', { name: /Zermatt/ });
  const newer = Promise.withResolvers<Response>();
  answer = () => newer.promise;
  await user.type(field, 'r');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  newer.resolve(suggest({ ...zermatt, id: 'town:3', name: 'Zerbst' }, zermatt));
  await screen.findByRole('option', { name: /Zerbst/ });
  await user.keyboard('{Enter}');
  expect(value.id).toBe(zermatt.id);
});

test('a text that was looked up before is shown again without asking', async () => {
  const { user, field } = show();
  await user.type(field, 'zerm');
  await screen.findByRole('option', { name: /Zermatt/ });
  answer = () => suggest(zernez);
  await user.type(field, '{Backspace}');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Zermatt/ })).toBeNull());
  await user.type(field, 'm');
  await screen.findByRole('option', { name: /Zermatt/ });
  expect(asked.map((url) => url.searchParams.get('q'))).toEqual(['zerm', 'zer']);
});

test('the number of places is announced to screen readers', async () => {
  const { user, field } = show('de');
  await user.type(field, 'zerm');
  expect(await screen.findByText(/2 Orte gefunden/)).toBeTruthy();
});

test('when nothing is found the text stays and says so', async () => {
  answer = () => suggest();
  const { user, field } = show();
  await user.type(field, 'xyzzy');
  expect(await screen.findByText(phrases.en.places.none)).toBeTruthy();
  expect(value).toEqual({ ...noPlace, text: 'xyzzy' });
});

test('when looking fails it says so, keeps the text and can be tried again', async () => {
  answer = () => json({ code: 'places.unavailable', title: '', status: 503 }, 503);
  const { user, field } = show();
  await user.type(field, 'zerm');
  expect(await screen.findByText(phrases.en.places.failed)).toBeTruthy();
  expect(value.text).toBe('zerm');
  answer = () => suggest(zermatt);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Zermatt/ })).toBeTruthy();
});

test('typing on after a choice drops the coordinates that no longer fit', async () => {
  const { user, field } = show();
  await user.type(field, 'zerm');
  await user.click(await screen.findByRole('option', { name: /Zermatt/ }));
  expect(value.lat).toBe(46.02);
  await user.type(field, 'x');
  expect(value).toEqual({ ...noPlace, text: 'Zermatt, Valais, Switzerlandx' });
});

test('a place without coordinates is looked up once it is chosen', async () => {
  const bare = { ...zermatt, id: 'ChIJd1sV', lat: null, lng: null };
  answer = (url) =>
    url.pathname.endsWith('/geocode')
      ? json({ places: [{ ...zermatt, lat: 46.5, lng: 7.5 }], attribution: 'Google Maps' })
      : json({ suggestions: [bare], attribution: 'Google Maps' });
  const { user, field } = show();
  await user.type(field, 'zerm');
  await user.click(await screen.findByRole('option', { name: /Zermatt/ }));
  await waitFor(() => expect(value.lat).toBe(46.5));
  const [first, second] = asked;
  expect(second?.searchParams.get('id')).toBe('ChIJd1sV');
  expect(second?.searchParams.get('session')).toBe(first?.searchParams.get('session'));
});

test('the field can be emptied with one press', async () => {
  const { user, field } = show();
  await user.type(field, 'zerm');
  await user.click(screen.getByRole('button', { name: 'Clear the place' }));
  expect(value).toEqual(noPlace);
});

/** Lets the time pass after which a text is looked up. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('one letter is not worth asking about', async () => {
  vi.useFakeTimers();
  const { field } = show();
  fireEvent.change(field, { target: { value: 'z' } });
  await rest();
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: 'ze' } });
  await rest();
  expect(asked).toHaveLength(1);
});

test('a field that was emptied does not show the places of its last text again', async () => {
  const { user, field } = show();
  await user.type(field, 'zerm');
  await screen.findByRole('option', { name: /Zermatt/ });
  answer = () => new Promise(() => undefined);
  await user.clear(field);
  await user.type(field, 'be');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole('option')).toBeNull();
});

test('a text that was there before is not looked up until someone types', async () => {
  vi.useFakeTimers();
  const { field } = show('en', { ...noPlace, text: 'Zermatt' });
  fireEvent.click(field);
  await rest();
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: 'Zermatt s' } });
  await rest();
  expect(asked).toHaveLength(1);
});

test('coordinates that arrive late never land on another text', async () => {
  let tell = (_: Response) => undefined as unknown;
  const late = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  answer = (url) =>
    url.pathname.endsWith('/geocode') ? late : suggest({ ...zermatt, id: 'ChIJd1sV', lat: null, lng: null });
  const { user, field } = show();
  await user.type(field, 'zerm');
  await user.click(await screen.findByRole('option', { name: /Zermatt/ }));
  await user.clear(field);
  await user.type(field, 'Bern');
  tell(json({ places: [zermatt], attribution: null }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(value).toEqual({ ...noPlace, text: 'Bern' });
});
