// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { FollowButton } from './components/follow-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button');

test('a press follows, the next one ends the follow by its record', async () => {
  const calls = fakeApi({
    'POST /api/follows': () => json({ follow: { id: 44, user_id: 9, follower_id: 7 } }),
    'DELETE /api/follows/44': () => json({}),
  });
  renderPage(<FollowButton member={{ id: 9, username: 'anna', follow_id: null }} />, { member: someMember });
  await userEvent.click(button());
  await waitFor(() => expect(button().textContent).toBe('Following'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ user_id: 9, follower_id: someMember.id });
  await userEvent.click(button());
  await waitFor(() => expect(calls[1]).toMatchObject({ method: 'DELETE', path: '/api/follows/44' }));
  expect(button().textContent).toBe('Follow');
});

test('a follow that the server refuses is taken back, with the reason', async () => {
  fakeApi({ 'POST /api/follows': () => problem(503, 'server.unavailable') });
  renderPage(<FollowButton member={{ id: 10, username: 'ben', follow_id: null }} />, { member: someMember });
  await userEvent.click(button());
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('That did not work. It failed.'));
  expect(button().textContent).toBe('Follow');
});

test('nobody is offered to follow themselves, and visitors are offered nothing', () => {
  const calls = fakeApi({});
  renderPage(<FollowButton member={{ id: 7, username: 'lena', follow_id: null }} />, { member: someMember });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  renderPage(<FollowButton member={{ id: 9, username: 'anna', follow_id: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([]);
});
