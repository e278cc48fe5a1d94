// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../../testing/render-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('without an e-mail address the form for a forgotten password says so, and nothing is sent', async () => {
  const calls = fakeApi({});
  renderPage(<ForgotForm onSent={vi.fn()} />);
  await press('Send the link');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a link that could not be sent says why, and the address stays', async () => {
  fakeApi({ 'POST /api/forgot/password': () => problem(503, 'server.unavailable') });
  renderPage(<ForgotForm onSent={vi.fn()} />);
  await type('Email', 'ida@test.example');
  await press('Send the link');
  expect((await screen.findByRole('alert')).textContent).toContain('The link could not be sent.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ida@test.example');
});

test('a missing password, and a missing or different confirmation, are shown at their fields', async () => {
  const calls = fakeApi({});
  renderPage(<ResetForm token="t" onDone={vi.fn()} onDead={vi.fn()} />);
  await press('Set the password');
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(screen.getByText('Confirm your password')).toBeTruthy();
  await type('Password', 'a quiet room with a view');
  await type('Confirm password', 'a loud room');
  await press('Set the password');
  expect(await screen.findByText('Passwords do not match!')).toBeTruthy();
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(calls).toEqual([]);
});

test('a new password is sent with its token, and an expired token is handled separately', async () => {
  const calls = fakeApi({ 'POST /api/forgot/reset': () => problem(400, 'accounts.token_dead') });
  const dead = vi.fn();
  renderPage(<ResetForm token="t" onDone={vi.fn()} onDead={dead} />);
  await type('Password', 'a quiet room with a view');
  await type('Confirm password', 'a quiet room with a view');
  await press('Set the password');
  await waitFor(() => expect(dead).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual({ password: 'a quiet room with a view', token: 't' });
});

test('a reset that fails for another reason says why, and the password stays', async () => {
  fakeApi({
    'POST /api/forgot/reset': () => problem(503, 'server.unavailable', { detail: 'Catching breath.' }),
  });
  renderPage(<ResetForm token="t" onDone={vi.fn()} onDead={vi.fn()} />);
  await type('Password', 'a quiet room with a view');
  await type('Confirm password', 'a quiet room with a view');
  await press('Set the password');
  expect((await screen.findByRole('alert')).textContent).toContain('Catching breath.');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a quiet room with a view');
});

test('a changed password is checked against its confirmation, sent with the old one, and confirmed', async () => {
  const calls = fakeApi({ 'PUT /api/users/password': () => json({}) });
  const path = '/en/settings/password';
  const { router } = renderPage(<ChangePasswordForm />, { member: someMember, path });
  await type('Old password', 'the old room');
  await type('New password', 'another quiet room');
  await type('Confirm new password', 'another loud room');
  await press('Save password');
  expect(await screen.findByText('Passwords do not match!')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Confirm new password'));
  await type('Confirm new password', 'another quiet room');
  await press('Save password');
  expect(
    await screen.findByText('Your password has been changed. All other sessions have ended.'),
  ).toBeTruthy();
  expect(calls[0]?.body).toEqual({ password: 'another quiet room', old_password: 'the old room' });
  expect(router.state.location.pathname).toBe(path);
});

test('a password that could not be changed says why', async () => {
  fakeApi({ 'PUT /api/users/password': () => problem(503, 'server.unavailable') });
  renderPage(<ChangePasswordForm />, { member: someMember });
  await type('New password', 'another quiet room');
  await type('Confirm new password', 'another quiet room');
  await press('Save password');
  expect((await screen.findByRole('alert')).textContent).toContain('Your password could not be changed.');
});
