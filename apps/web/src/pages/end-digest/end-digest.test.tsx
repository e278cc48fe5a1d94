// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import EndDigest from './end-digest.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Only the button ends the mails; a link that is not valid says so and leads to the settings', async () => {
  const calls = fakeApi({ 'POST /api/notifications/digest/end': () => json({}) });
  renderPage(<EndDigest />);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the emails' }));
  await screen.findByRole('heading', { name: 'The emails have stopped' });
  expect(calls).toHaveLength(1);
  cleanup();

  fakeApi({ 'POST /api/notifications/digest/end': () => problem(400, 'digest.unknown_token') });
  renderPage(<EndDigest />, { language: 'de', path: '/de/digest/end/x' });
  await userEvent.click(screen.getByRole('button'));
  const way = await screen.findByRole('link', { name: 'Zu den Einstellungen' });
  expect(way.getAttribute('href')).toBe('/de/settings/notifications');
});
