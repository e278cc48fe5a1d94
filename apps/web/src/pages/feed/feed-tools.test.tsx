// @vitest-environment happy-dom
import type { Profile } from '@staylore/contract/members/profiles';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { FeedTools } from './feed-tools.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const profile = { ...someMember, followers: 3, following: 2, posts: 1 } as Partial<Profile> as Profile;
const save = 'POST /api/saveHotelRecommendations';
const noPlaces = {
  'GET /api/places/autocomplete': () => json({ suggestions: [], attribution: null }),
};

function show(permissions: string[] = [], path = '/en/feed') {
  return renderPage(<FeedTools profile={profile} />, { member: { ...someMember, permissions }, path });
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Recommend a hotel' }));
const openForm = async () => {
  await press();
  await screen.findByLabelText('Location');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Recommend this hotel' }));

test('the button ‘Recommend a hotel’ opens and closes the form, which asks for a place before anything is sent', async () => {
  const calls = fakeApi(noPlaces);
  show();
  expect(screen.queryByLabelText('Location')).toBeNull();
  await openForm();
  expect(screen.queryByLabelText('Username')).toBeNull();
  await send();
  expect(await screen.findByText('Location is required!')).toBeTruthy();
  expect(calls).toEqual([]);
  await press();
  expect(screen.queryByLabelText('Location')).toBeNull();
});

test('recommending on behalf of others takes the name of the member, and it is sent as such', async () => {
  const calls = fakeApi({ ...noPlaces, [save]: () => json({ recommendation: {} }) });
  show(['recommend_on_behalf']);
  await openForm();
  await userEvent.type(screen.getByLabelText('Location'), 'Pensione Aurora');
  await send();
  expect(await screen.findByText('Username is required!')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Username'), '@anna');
  await send();
  await screen.findByRole('alertdialog', { name: 'Success!' });
  const sent = calls.find((call) => call.method === 'POST')?.body;
  const { id: user_id, username } = someMember;
  expect(sent).toMatchObject({ location: 'Pensione Aurora', user_id, username, to_username: 'anna' });
});

test('the place of a recommendation is proposed while it is typed, and is sent with its coordinates', async () => {
  const town = { id: 'town:1', name: 'Naples', detail: 'Italy', label: 'Naples, Italy', kind: 'town' };
  const naples = { ...town, lat: 40.85, lng: 14.27, storable: false, address: {} };
  const calls = fakeApi({
    'GET /api/places/autocomplete': () => json({ suggestions: [naples], attribution: null }),
    'GET /api/places/geocode': () => json({ places: [naples], attribution: null }),
    [save]: () => json({ recommendation: {} }),
  });
  show();
  await openForm();
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'nap');
  await userEvent.click(await screen.findByRole('option', { name: /Naples/ }));
  await send();
  await screen.findByRole('alertdialog', { name: 'Success!' });
  const sent = calls.find((call) => call.method === 'POST')?.body;
  expect(sent).toMatchObject({ location: 'Naples, Italy', lat: 40.85, long: 14.27 });
});

test('a saved recommendation says so, and the form closes once that was read', async () => {
  fakeApi({ ...noPlaces, [save]: () => json({ recommendation: {} }) });
  show();
  await openForm();
  await userEvent.type(screen.getByLabelText('Location'), 'Pensione Aurora');
  await send();
  const said = await screen.findByRole('alertdialog', { name: 'Success!' });
  expect(said.textContent).toContain('Operation completed successfully.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByLabelText('Location')).toBeNull());
});

test('a recommendation that fails opens the error dialog, and the form keeps what was typed', async () => {
  fakeApi({ ...noPlaces, [save]: () => problem(500, 'server.failed') });
  show();
  await openForm();
  await userEvent.type(screen.getByLabelText('Location'), 'Pensione Aurora');
  await send();
  const said = await screen.findByRole('alertdialog', { name: 'Error!' });
  expect(said.textContent).toContain('Internal Error.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Pensione Aurora');
});

test('a place that cannot be looked up is told at its field, nothing is sent, and pressing again tries again', async () => {
  const place = { id: 'ChIJ1', name: 'Naples', label: 'Naples, Italy', kind: 'town', detail: 'Italy' };
  let answers = false;
  const calls = fakeApi({
    'GET /api/places/autocomplete': () =>
      json({ suggestions: [{ ...place, lat: 40.85, lng: 14.27 }], attribution: null }),
    'GET /api/places/geocode': () =>
      answers
        ? json({
            places: [{ ...place, lat: 40.85, lng: 14.27, address: {}, storable: true }],
            attribution: null,
          })
        : problem(503, 'places.unavailable'),
    [save]: () => json({ recommendation: {} }),
  });
  show();
  await openForm();
  await userEvent.type(screen.getByLabelText('Location'), 'Nap');
  await userEvent.click(await screen.findByRole('option', { name: /Naples/ }));
  await send();
  expect((await screen.findByText(/could not be looked up/)).textContent).toContain('Status 503');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  answers = true;
  await send();
  await screen.findByRole('alertdialog', { name: 'Success!' });
});

const found = [{ ...profile, id: 9, username: 'anna', name: 'Anna', follow_id: null, mutualFollower: false }];

test('Find User lists members in a pane of at most 13 rem, each with a button to follow', async () => {
  fakeApi({ 'GET /api/users/findbyusername/ann/7': () => json(found) });
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Find User' }), 'ann');
  expect(await screen.findByRole('button', { name: 'Follow @anna' })).toBeTruthy();
  expect(screen.getByRole('list').matches('.max-h-\\[13rem\\].overflow-y-auto')).toBe(true);
});

test('Followers and Following open one list at a time, in a pane of at most 13 rem', async () => {
  fakeApi({ 'GET /api/users/7/followers': () => json(found), 'GET /api/users/7/following': () => json([]) });
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: /3\s*followers/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Followers' });
  expect(dialog.querySelector('.max-h-\\[13rem\\].overflow-y-auto')).toBeTruthy();
  await router.navigate('/en/feed?list=following');
  await screen.findByRole('dialog', { name: 'Following' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
