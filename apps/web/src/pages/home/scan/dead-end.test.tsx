// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { done, events } from '../../../testing/scan-events.ts';
import ScanResults from '../scan-results.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const live = 'GET /api/newposts/0/nolocation/lena.wanders/noLat/noLong/live';
const show = () => {
  const search = { handle: 'lena.wanders', location: null, lat: null, long: null };
  renderPage(<ScanResults search={search} handle="lena.wanders" />);
};

test('a handle that cannot be read says in its dialog how a personal account is brought, and leaves no empty map', async () => {
  const error = { message: 'Private or invalid handle.', code: 'private_or_invalid' };
  fakeApi({ [live]: () => events(done({ success: false, error })) });
  show();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }));
  const way = dialog.getByRole('link', { name: 'Is it a personal account? Bring the data export.' });
  expect(way.getAttribute('href')).toBe('/en/insta?account=personal#whose');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Check the spelling/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /on a map of the world$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save stays' })).toBeNull();
});

test('a scan that is stopped before a post was read does not claim to have found nothing in them', async () => {
  const endless = { headers: { 'content-type': 'text/event-stream' } };
  fakeApi({ [live]: () => new Response(new ReadableStream(), endless) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('heading', { name: 'Stopped before a post was read' })).toBeTruthy();
  expect(screen.queryByText(/found no stay/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false);
});
