// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import NotMe from './not-me.tsx';

afterEach(cleanup);

test('Only the button closes the account; a link that is over says so and leads to a new password', async () => {
  const calls = fakeApi({ 'POST /api/users/not-me': () => json({}) });
  renderPage(<NotMe />);
  expect(screen.getByRole('heading', { name: 'This wasn’t you?' })).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'This wasn’t me' }));
  await screen.findByRole('heading', { name: 'Your account is safe' });
  expect(calls).toHaveLength(1);
  cleanup();

  fakeApi({ 'POST /api/users/not-me': () => problem(400, 'accounts.token_dead') });
  renderPage(<NotMe />, { language: 'de' });
  await userEvent.click(screen.getByRole('button', { name: 'Das war ich nicht' }));
  const way = await screen.findByRole('link', { name: 'Neues Passwort setzen' });
  expect(way.getAttribute('href')).toBe('/de/reset-password');
});

test('Any other error is shown beside the button, which can be pressed again', async () => {
  fakeApi({ 'POST /api/users/not-me': () => problem(503, 'server.unavailable') });
  renderPage(<NotMe />);
  await userEvent.click(screen.getByRole('button', { name: 'This wasn’t me' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be secured');
  expect(screen.getByRole('button', { name: 'This wasn’t me' })).toBeTruthy();
});
