// @vitest-environment happy-dom
import type { Takeout } from '@staylore/contract/lifecycle/takeout';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { sizeText, TakeoutCard } from './takeout-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked: Takeout = {
  state: 'running',
  done: 3,
  total: 12,
  bytes: null,
  asked_at: '2026-11-22T10:00:00.000Z',
  expires_at: null,
};
const show = (loaded: Takeout | null) => renderPage(<TakeoutCard loaded={loaded} />, { member: someMember });

test('packing shows its progress, and then the file with its size and last day', async () => {
  const ready: Takeout = {
    ...asked,
    state: 'ready',
    bytes: 3_400_000,
    expires_at: '2026-11-29T10:00:00.000Z',
  };
  const answers = [ready];
  fakeApi({
    'POST /api/me/takeout': () => json({ takeout: asked }),
    'GET /api/me/takeout': () => json({ takeout: answers.shift() ?? ready }),
  });
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Prepare my data' }));
  expect(await screen.findByText('Packing: 3 of 12 files')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/api/me/takeout/file');
  expect(screen.getByText(/3\.2 MB/).textContent).toContain('29\u00a0November 2026');
});

test('a failed request and a failed takeout are shown, and can be requested again', async () => {
  fakeApi({ 'POST /api/me/takeout': () => problem(503, 'server.unavailable') });
  show({ ...asked, state: 'failed' });
  expect(screen.getByText('Your data could not be packed.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Prepare it again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your data could not be requested.');
});

test.each([
  [10, '1 KB'],
  [1_500, '1.5 KB'],
  [150_000, '146 KB'],
  [1_040_000, '1 MB'],
  [5_000_000_000, '4.7 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
