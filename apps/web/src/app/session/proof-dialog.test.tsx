// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useApi } from '../../platform/api/api.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { SessionGuard } from './session-guard.tsx';

// Its first import takes longer than the query for its content waits.
beforeAll(() => import('./proof-dialog.tsx'));

const answers = vi.fn();

afterEach(() => {
  cleanup();
  answers.mockClear();
  vi.unstubAllGlobals();
});

function Page() {
  const api = useApi();
  const press = () =>
    api.call('DELETE /api/me/sessions').then(
      ({ ended }) => answers(ended),
      (error: Error) => answers(error.message),
    );
  return (
    <>
      <button type="button" onClick={press}>
        End others
      </button>
      <SessionGuard member={useMember()} />
    </>
  );
}

/** A server that needs a proof before it ends sessions. */
function serverOf(by: 'password' | 'mail') {
  let proven = false;
  return fakeApi({
    'DELETE /api/me/sessions': () => (proven ? json({ ended: 2 }) : problem(403, 'session.proof_needed')),
    'GET /api/me/proof': () => json({ by }),
    'POST /api/me/proof/code': () => json({}),
    'POST /api/me/proof': () => {
      proven = true;
      return json({});
    },
  });
}

async function pressed() {
  renderPage(<Page />, { member: someMember, path: '/en/settings/sessions' });
  await userEvent.click(screen.getByRole('button', { name: 'End others' }));
}

test('what asks for a proof is done once the member has given it over the page', async () => {
  serverOf('password');
  await pressed();
  await userEvent.type(await screen.findByLabelText('Your password', { selector: 'input' }), 'staylore-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(answers).toHaveBeenCalledWith(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a member without a password is mailed a code', async () => {
  const calls = serverOf('mail');
  await pressed();
  await userEvent.click(await screen.findByRole('button', { name: /Email a code to lena@demo.example/ }));
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(answers).toHaveBeenCalledWith(2));
  expect(calls.map(({ path }) => path)).toContain('/api/me/proof/code');
});

test('a member who closes the dialog is told why nothing was done', async () => {
  serverOf('password');
  await pressed();
  await screen.findByLabelText('Your password', { selector: 'input' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toHaveBeenCalledWith('It failed.'));
});
