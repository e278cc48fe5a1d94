// @vitest-environment happy-dom
import type { Invite } from '@staylore/contract/members/invites';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { InviteList } from './components/invite-list.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const show = (first: Invite[] | null) =>
  renderPage(
    <InviteList
      first={first}
      action={({ id, username }) => <button type="button">{`${id} ${username}`}</button>}
    />,
    { member: someMember },
  );

test('each entry shows username and place, and Invite opens WhatsApp with the fixed invitation', () => {
  show([{ id: 9, username: 'anna', name: 'Anna', location: 'Zermatt', file: null, reason: 'follows_you' }]);
  expect(screen.getByText('@anna')).toBeTruthy();
  expect(screen.getByText('Zermatt')).toBeTruthy();
  expect(screen.getByRole('button', { name: '9 anna' })).toBeTruthy();
  const invite = screen.getByRole('link', { name: 'Invite @anna on WhatsApp' });
  expect(invite.textContent).toBe('Invite');
  const address = new URL(invite.getAttribute('href') ?? '');
  expect(address.origin).toBe('https://wa.me');
  expect(address.searchParams.get('text')).toBe(
    'I collect my hotel stays on Staylore, and I’d love to see yours. Have a look: https://staylore.example/en',
  );
});

test('an empty list says so, and one that cannot be loaded says why and can be tried again', async () => {
  show([]);
  expect(screen.getByText('Nobody left to invite')).toBeTruthy();
  cleanup();
  queryClient().clear();
  fakeApi({ 'GET /api/invites': () => problem(400, 'request.invalid', { detail: 'Not now.' }) });
  show(null);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
