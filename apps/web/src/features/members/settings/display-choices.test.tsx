// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../../design/primitives/toast/toast-store.ts';
import { themeKey } from '../../../platform/page/theme-script.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { DisplayChoices } from './display-choices.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = 'POST /api/users/7/update';
const show = () => renderPage(<DisplayChoices user={someMember} />, { member: someMember });

test('the language is kept for mails as well, and the same page opens in it', async () => {
  window.history.replaceState(null, '', '/en/settings/display');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const user = { ...someMember, language: 'de' };
  const calls = fakeApi({ [call]: () => json({ status: 200, user }) });
  show();
  await userEvent.click(screen.getByLabelText('Deutsch'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/de/settings/display'));
  expect(calls[0]?.body).toEqual({ language: 'de' });
});

test('the language stays if it cannot be saved, and the reason is shown', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fakeApi({ [call]: () => problem(503, 'server.unavailable') });
  show();
  await userEvent.click(screen.getByLabelText('Deutsch'));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(/^The language of your emails could not/));
  expect(assign).not.toHaveBeenCalled();
});

test('the theme is taken at once and remembered on this device', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Dark'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  // From here the script in the head of the next document takes it.
  expect(window.localStorage.getItem(themeKey)).toBe('dark');
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Dark').checked).toBe(true);
});
