// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import AppleSignIn from './apple.tsx';
import GoogleSignIn from './google.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const person = { sub: 'g-1', name: 'Mara', email: 'mara@gmail.com', picture: null };
const session = () => json({ token: 'secret', user: someMember });

test('the callback from Google redeems the code, signs in with the profile behind it and opens the home page', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const calls = fakeApi({
    'GET /api/auth/google': () => json({ access_token: 'a', profile: person, next: null }),
    'POST /api/register-or-login': session,
  });
  renderPage(<GoogleSignIn />, { path: '/auth/google?code=c&state=s' });
  expect(screen.getByRole('heading', { name: 'Authenticating...' })).toBeTruthy();
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'));
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ code: 'c', state: 's' });
  const { sub: google_id, name, email, picture: image } = person;
  expect(calls[1]?.body).toEqual({ google_id, name, email, image });
  expect(window.localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(window.localStorage.getItem('user') ?? '{}')).toEqual(someMember);
});

test('the callback from Apple signs in with what reached the server, and opens the page that was wanted', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const body = { id: 'a-1', email: 'mara@privaterelay.example', displayName: 'Mara' };
  const calls = fakeApi({
    'GET /api/auth/apple': () => json({ profile: body, next: '/en/feed' }),
    'POST /api/register-or-login-apple': session,
  });
  renderPage(<AppleSignIn />, { path: '/auth/apple/done?state=s' });
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/en/feed'));
  expect(calls[1]?.body).toEqual(body);
});

test.each([
  ['en', 'The provider sent us nothing.', 'Back to sign-in'],
  ['de', 'Vom Anbieter ist nichts angekommen.', 'Zurück zur Anmeldung'],
] as const)('a callback without a code says so and leads to sign-in: %s', (language, reason, back) => {
  const calls = fakeApi({});
  renderPage(<GoogleSignIn />, { language, path: '/auth/google' });
  expect(screen.getByRole('alert').textContent).toContain(reason);
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(`/${language}/login`);
  expect(calls).toEqual([]);
});
