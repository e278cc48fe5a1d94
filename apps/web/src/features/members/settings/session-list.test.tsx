// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { SessionList } from './session-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = '2026-11-01T10:00:00.000Z';
const session = (id: number, device: string) => ({
  id,
  device,
  current: id === 1,
  created_at: day,
  seen_at: day,
});
const devices = ['Firefox, Linux', 'Safari, iPhone', 'Chrome, Windows', 'Edge, Windows'];

test('sessions are listed with their device; one can be ended, then all others, and never this one', async () => {
  const calls = fakeApi({
    'DELETE /api/me/sessions/2': () => json({}),
    'DELETE /api/me/sessions': () => json({ ended: 2 }),
  });
  renderPage(<SessionList loaded={devices.map((device, at) => session(at + 1, device))} />, {
    member: someMember,
  });
  const listed = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  expect(listed()).toEqual(['Firefox, LinuxThis device', ...devices.slice(1)]);
  expect(screen.queryByRole('button', { name: 'End session: Firefox, Linux' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'End session: Safari, iPhone' }));
  await waitFor(() => expect(listed()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(listed()).toEqual(['Firefox, LinuxThis device']));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/me/sessions/2',
    'DELETE /api/me/sessions',
  ]);
});
