// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../../platform/texts/language.ts';
import { fakeApi, json, problem } from '../../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../../testing/render-page.tsx';
import type { Session } from '../api/sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What stands under a field: its error, else its hint. */
const under = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

function login(language: Language = 'en') {
  const sessions: Session[] = [];
  renderPage(
    <LoginForm onFactorNeeded={vi.fn()} onSignedIn={async (session) => void sessions.push(session)} />,
    { language },
  );
  const user = userEvent.setup();
  const submit = async (email: string, password: string) => {
    if (email !== '') await user.type(screen.getByLabelText(/^E-?mail$/i), email);
    if (password !== '') await user.type(screen.getByLabelText(/^(Password|Passwort)$/), password);
    await user.click(screen.getByRole('button', { name: /^(Sign in|Anmelden)$/ }));
  };
  return { sessions, submit };
}

test('empty fields say what is required and nothing is sent', async () => {
  const calls = fakeApi({});
  const { submit } = login();
  await submit('', '');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('an unknown address is shown under the email field', async () => {
  fakeApi({
    'POST /api/login': () => problem(401, 'accounts.wrong_credentials'),
    'GET /api/users/nobody@x.de/email': () => json([]),
  });
  const { submit, sessions } = login();
  await submit('nobody@x.de', 'secret');
  await waitFor(() => expect(under('Email')).toBe('incorrect Email!'));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(sessions).toEqual([]);
});

test('a wrong password of a known address is shown under the password field', async () => {
  fakeApi({
    'POST /api/login': () => problem(401, 'accounts.wrong_credentials'),
    'GET /api/users/lena@x.de/email': () => json([{ email: 'lena@x.de' }]),
  });
  const { submit } = login();
  await submit('lena@x.de', 'wrong');
  await waitFor(() => expect(under('Password')).toBe('incorrect Password!'));
});

test('errors of an earlier attempt are gone with the next one', async () => {
  fakeApi({
    'POST /api/login': () => problem(401, 'accounts.wrong_credentials'),
    'GET /api/users/lena@x.de/email': () => json([{ email: 'lena@x.de' }]),
  });
  const { submit } = login();
  await submit('', '');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  await submit('lena@x.de', 'wrong');
  expect(await screen.findByText('incorrect Password!')).toBeTruthy();
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.queryByText('Password is required')).toBeNull();
});

test('signing in sends the fields of the contract and passes the session on', async () => {
  const calls = fakeApi({ 'POST /api/login': () => json({ token: 't', user: someMember }) });
  const { submit, sessions } = login('de');
  await submit('lena@x.de', 'staylore-demo');
  await waitFor(() => expect(sessions).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ email: 'lena@x.de', password: 'staylore-demo', remember_me: false });
  expect(calls[0]?.headers.get('accept-language')).toBe('de');
});

test('a failure of the server or the network is shown in the reader’s language', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed');
  });
  const { submit } = login('de');
  await submit('lena@x.de', 'x');
  expect((await screen.findByRole('alert')).textContent).toContain('Die Anmeldung hat nicht geklappt.');
});

function signUp() {
  const sessions: Session[] = [];
  renderPage(<SignUpForm onSignedUp={async (session) => void sessions.push(session)} />);
  const user = userEvent.setup();
  const fill = async (changes: Partial<Record<string, string>> = {}) => {
    const fields = {
      'Full name': 'Noa',
      'Last name': 'Lind',
      Username: 'noa.lind',
      Email: 'noa@x.de',
      Password: 'a-long-password',
      'Confirm password': 'a-long-password',
      ...changes,
    };
    for (const [label, value] of Object.entries(fields))
      if (value !== '' && value !== undefined) await user.type(screen.getByLabelText(label), value);
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Create account' }));
  return { sessions, fill, send, user };
}

test('each empty field of the sign-up says what is missing, and nothing is sent', async () => {
  const calls = fakeApi({});
  const { send } = signUp();
  await send();
  const messages = [
    'First Name is required',
    'Last Name is required',
    'Username is required',
    'Email is required',
    'Password is required',
    'Please, confirm your password',
  ];
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('two different passwords are not sent', async () => {
  const calls = fakeApi({});
  const { fill, send } = signUp();
  await fill({ 'Confirm password': 'another-password' });
  await send();
  expect(await screen.findByText('Your password and confirmation password do not match')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('digits never get into a name, typed or pasted', async () => {
  const { user } = signUp();
  const name = screen.getByLabelText<HTMLInputElement>('Full name');
  await user.type(name, 'N0o1a2');
  expect(name.value).toBe('Noa');
  await user.clear(name);
  await user.click(name);
  await user.paste('L3n4 5٣');
  expect(name.value).toBe('Ln ');
});

test('a taken address or username is shown under its field', async () => {
  let taken = 'This email is taken!';
  fakeApi({
    'POST /api/register': () =>
      new Response(taken, { status: 409, headers: { 'content-type': 'text/plain' } }),
  });
  const { fill, send } = signUp();
  await fill();
  await send();
  await waitFor(() => expect(under('Email')).toBe('Email is taken'));
  taken = 'This username is taken!';
  await send();
  await waitFor(() => expect(under('Username')).toBe('Username is taken'));
});

test('what the server refuses is shown under its field in the server’s words', async () => {
  fakeApi({
    'POST /api/register': () =>
      problem(400, 'request.invalid', {
        errors: { password: 'Too many people use this password. Pick another one' },
      }),
  });
  const { fill, send } = signUp();
  await fill();
  await send();
  await waitFor(() => expect(under('Password')).toBe('Too many people use this password. Pick another one'));
});

test('a new account is sent without the repeated password, and its session is passed on', async () => {
  const calls = fakeApi({ 'POST /api/register': () => json({ access_token: 't', user: someMember }) });
  const { fill, send, sessions } = signUp();
  await fill();
  await send();
  await waitFor(() => expect(sessions).toEqual([{ token: 't', user: someMember }]));
  expect(calls[0]?.body).toEqual({
    name: 'Noa',
    last_name: 'Lind',
    username: 'noa.lind',
    email: 'noa@x.de',
    password: 'a-long-password',
    language: 'en',
  });
});
