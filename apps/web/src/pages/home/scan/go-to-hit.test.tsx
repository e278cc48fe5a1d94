// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { done, events, scanned } from '../../../testing/scan-events.ts';
import ScanResults from '../scan-results.tsx';

beforeEach(() => window.sessionStorage.clear());
// Verdicts on hits may be left by another file in the same window.
beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('a mark of the map leads to its stay in the list, for the eye and the keyboard', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const far = { ...scanned('far', 'Tafelblick'), lat: -33.9, long: 18.4 };
  fakeApi({
    'GET /api/newposts/0/nolocation/lena.wanders/noLat/noLong/live': () =>
      events({ type: 'hit', post: scanned('near', 'Hotel Bella') }, { type: 'hit', post: far }, done()),
  });
  const search = { handle: 'lena.wanders', location: null, lat: null, long: null };
  renderPage(<ScanResults search={search} handle="lena.wanders" />);
  await screen.findByText('That is the whole profile.');
  const map = within(screen.getByRole('region', { name: /on a map of the world$/ }));
  await userEvent.click(map.getByRole('button', { name: 'Tafelblick' }));
  const entry = screen.getByRole('heading', { name: 'Tafelblick' }).closest('li');
  expect(document.activeElement).toBe(entry);
  expect(scrolled.mock.contexts).toEqual([entry]);
  scrolled.mockRestore();
});
