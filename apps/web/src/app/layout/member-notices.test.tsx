// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import MemberNotices from './member-notices.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const terms = {
  version: '2031-04-01',
  changed: 'Bookings are told earlier.',
  holds_from: '2031-05-05T10:00:00.000Z',
  accepted_at: null,
};
const told = { ...someMember, terms_unread: true };

test('a member is told of new terms with the day and what is new, until they say that they have read it', async () => {
  const calls = fakeApi({
    'GET /api/me/terms': () => json(terms),
    'POST /api/me/terms/read': () => json({ user: someMember }),
  });
  renderPage(<MemberNotices member={told} />, { member: told });
  const notice = await screen.findByRole('complementary', { name: 'New terms of use' });
  expect(notice.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'from 5 May 2031. Bookings are told earlier.',
  );
  expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe(
    '/en/legal/terms-of-use',
  );
  expect(screen.getByRole('link', { name: 'Delete account' }).getAttribute('href')).toBe(
    '/en/settings/delete-account',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ version: '2031-04-01' });
});

test('a notice that could not be put away says so and stays', async () => {
  fakeApi({
    'GET /api/me/terms': () => json(terms),
    'POST /api/me/terms/read': () => problem(503, 'server.unavailable'),
  });
  renderPage(<MemberNotices member={told} />, { member: told });
  await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
  expect((await screen.findByRole('alert')).textContent).toContain('That could not be saved.');
  expect(screen.getByRole('button', { name: 'Understood' })).toBeTruthy();
});

test('a member who has read everything and confirmed their address sees no notice', () => {
  const calls = fakeApi({});
  const { container } = renderPage(<MemberNotices member={someMember} />, { member: someMember });
  expect(container.querySelector('aside')).toBeNull();
  expect(calls).toEqual([]);
});
