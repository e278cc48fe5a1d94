// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useEntrance } from '../../blocks/sign-in/use-entrance.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

function Entrance() {
  const { enter } = useEntrance();
  return (
    <button type="button" onClick={() => enter({ token: 'secret', user: someMember })}>
      Enter
    </button>
  );
}

test.each([
  ['/en/login', '/'],
  ['/en/login?next=%2Fen%2Ffeed', '/en/feed'],
  ['/en/login?next=https%3A%2F%2Felsewhere.example', '/'],
])('whoever has signed in at %s is remembered, and %s is loaded anew', async (path, target) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderPage(<Entrance />, { path });
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(target));
  expect(window.localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(window.localStorage.getItem('user') ?? '{}')).toEqual(someMember);
});
