// @vitest-environment happy-dom
import { allTexts } from '@staylore/phrases/texts-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts, dismiss } from '../../design/primitives/toast/toast-store.ts';
import { FollowButton } from '../../features/members/follows/components/follow-button.tsx';
import { saveWantedFollow } from '../../features/members/follows/save-wanted-follow.ts';
import { createBrowserApi } from '../../platform/api/browser-api.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { rememberAct } from '../../platform/session/wanted-act.ts';
import { textsOf } from '../../platform/texts/texts.tsx';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { WantedAct } from './wanted-act.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
  for (const { id } of currentToasts()) dismiss(id);
});

const anna = { id: 9, username: 'anna', follow_id: null as number | null, can: { follow: true } };
const texts = () => currentToasts().map(({ text }) => text);

/** The page after signing in, on which the wanted member can be followed. */
function arrive() {
  renderPage(
    <>
      <WantedAct />
      <FollowButton member={anna} />
    </>,
    { member: someMember },
  );
}

test('the member whom a visitor wanted to follow is followed after signing in, once, and the page shows and says so', async () => {
  const calls = fakeApi({
    'GET /api/users/username/anna': () => json(anna),
    'POST /api/follows': () => json({ follow: { id: 44, user_id: 9, follower_id: 7 } }),
  });
  rememberAct({ follow: 'anna' });
  arrive();
  await waitFor(() => expect(texts()).toEqual(['You follow @anna now.']));
  expect(screen.getByRole('button').textContent).toBe('Following');
  cleanup();
  arrive();
  await vi.dynamicImportSettled();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(calls[1]?.body).toEqual({ user_id: 9, follower_id: someMember.id });
});

test.each([
  ['is that member, or has blocked them', { can: { follow: false } }],
  ['follows them already', { follow_id: 3 }],
])('nobody is followed and nothing is said if the member who signs in %s', async (_, changes) => {
  const calls = fakeApi({
    'GET /api/users/username/anna': () => json({ ...anna, ...changes }),
    'POST /api/follows': () => json({ follow: { id: 44, user_id: 9, follower_id: 7 } }),
  });
  const context = {
    api: createBrowserApi('en'),
    client: queryClient(),
    texts: textsOf(allTexts.en),
    userId: 7,
  };
  await saveWantedFollow('anna', context);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  expect(texts()).toEqual([]);
});

test('a wanted follow that is refused, as by someone who has blocked the member, is said with its reason', async () => {
  fakeApi({ 'GET /api/users/username/anna': () => problem(404, 'profiles.not_found') });
  rememberAct({ follow: 'anna' });
  arrive();
  await waitFor(() => expect(texts()).toEqual(['That did not work. It failed.']));
  expect(screen.getByRole('button').textContent).toBe('Follow');
});

test('only the last thing that a visitor wanted is done: here a favourite, not the follow before it', async () => {
  const calls = fakeApi({
    'POST /api/postfavorites': () => json({ post: { id: 55 } }),
    'GET /api/posts/12': () => json({ favorite: 4, hotel_name: 'Hotel Bella', location: 'Rome' }),
  });
  rememberAct({ follow: 'anna' });
  rememberAct({ favourite: 12 });
  arrive();
  await waitFor(() => expect(texts()).toEqual(['Hotel Bella is in your favourites now.']));
  expect(calls.map(({ path }) => path)).toEqual(['/api/postfavorites', '/api/posts/12']);
});
