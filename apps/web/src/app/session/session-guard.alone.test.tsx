// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useApi } from '../../platform/api/api.tsx';
import { clearSession } from '../../platform/api/session-store.ts';
import { fetchPart } from '../../platform/page/lazy-part-loading.ts';
import { useMember } from '../../platform/session/member.tsx';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { SessionGuard } from './session-guard.tsx';

vi.mock('../../platform/page/lazy-part-loading.ts', { spy: true });

// Its first import takes longer than the query for its content waits.
beforeAll(() => import('./session-dialog.tsx'));

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const answers = vi.fn();

function Page() {
  const api = useApi();
  const press = () =>
    api.call('POST /api/postfavorites', { body: { post_id: 3 } }).then(
      () => answers('kept'),
      (error: Error) => answers(error.message),
    );
  const fetchMore = () =>
    api.call('GET /api/notifications').catch((error: Error) => answers(`fetched: ${error.message}`));
  return (
    <>
      <button type="button" onClick={press}>
        Heart
      </button>
      <button type="button" onClick={fetchMore}>
        More
      </button>
      <SessionGuard member={useMember()} />
    </>
  );
}

/** A server whose only active session is the one with this token; signing in returns it. */
function serverOf(user: { id: number }) {
  return fakeApi({
    'POST /api/postfavorites': ({ headers }) =>
      headers.get('authorization') === 'Bearer fresh'
        ? json({ post: { id: 1 } })
        : problem(401, 'session.required'),
    'GET /api/notifications': () => problem(401, 'session.required'),
    'POST /api/login': () => json({ token: 'fresh', user: { ...someMember, ...user } }),
    'POST /api/logout': () => json({}),
  });
}

async function signInAs(name: string) {
  await userEvent.type(await screen.findByLabelText('Email'), name);
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'staylore-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('what was pressed in an ended session is done once its member has signed in over the page', async () => {
  answers.mockClear();
  serverOf({ id: someMember.id });
  renderPage(<Page />, { member: someMember, path: '/en/feed' });
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }));
  await signInAs('lena@demo.example');
  await waitFor(() => expect(answers).toHaveBeenCalledWith('kept'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog that asks is fetched in as many tries as any part of a page', async () => {
  vi.mocked(fetchPart).mockClear();
  serverOf({ id: someMember.id });
  renderPage(<Page />, { member: someMember, path: '/en/feed' });
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }));
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(fetchPart).toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
});

test('another member who signs in there is signed out again, and nothing is done in their name', async () => {
  answers.mockClear();
  const calls = serverOf({ id: 8 });
  renderPage(<Page />, { member: someMember, path: '/en/feed' });
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }));
  await signInAs('noah@demo.example');
  await screen.findByText(/That is another account/);
  expect(calls.map(({ path }) => path)).toEqual(['/api/postfavorites', '/api/login', '/api/logout']);
  expect(answers).not.toHaveBeenCalled();
});

test('a member who does not sign in is told why it did not work, and offered the sign-in page', async () => {
  answers.mockClear();
  serverOf({ id: someMember.id });
  renderPage(<Page />, { member: someMember, path: '/en/feed?tab=recent' });
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }));
  const elsewhere = await screen.findByRole('link', { name: /another way/ });
  expect(elsewhere.getAttribute('href')).toBe('/en/login?next=%2Fen%2Ffeed%3Ftab%3Drecent');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toHaveBeenCalledWith('It failed.'));
});

test('after a refusal the page’s own requests open no dialog again; a press does', async () => {
  answers.mockClear();
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive: true } } }));
  serverOf({ id: someMember.id });
  renderPage(<Page />, { member: someMember, path: '/en/feed' });
  const asked = () => screen.findByRole('dialog', { name: 'Please sign in again' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await asked();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }));
  await asked();
});

test('a visitor is asked nothing', async () => {
  answers.mockClear();
  serverOf({ id: 8 });
  renderPage(<Page />, { path: '/en' });
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }));
  await waitFor(() => expect(answers).toHaveBeenCalledWith('It failed.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
