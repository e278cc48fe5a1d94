// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import UndoEmail from './undo-email.tsx';

afterEach(cleanup);

test('Only the button takes the new address back, and the old one is named; a link that is over leads to the contact page', async () => {
  const calls = fakeApi({ 'POST /api/users/email/undo': () => json({ email: 'mia@old.example' }) });
  renderPage(<UndoEmail />);
  expect(screen.getByRole('heading', { name: 'Undo the new address?' })).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  await screen.findByRole('heading', { name: 'Your old address is back' });
  expect(screen.getByText(/mia@old\.example/)).toBeTruthy();
  expect(calls).toHaveLength(1);
  cleanup();

  fakeApi({ 'POST /api/users/email/undo': () => problem(400, 'accounts.token_dead') });
  renderPage(<UndoEmail />, { language: 'de' });
  await userEvent.click(screen.getByRole('button', { name: 'Änderung zurücknehmen' }));
  const way = await screen.findByRole('link', { name: 'Schreib uns' });
  expect(way.getAttribute('href')).toBe('/de/support/contact');
});
