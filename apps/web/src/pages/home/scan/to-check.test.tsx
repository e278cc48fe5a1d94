// @vitest-environment happy-dom
import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { done, events, scanned } from '../../../testing/scan-events.ts';
import ScanResults from '../scan-results.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const caption = `Checked out of @laubengang.bern this morning. ${'The arcades were lovely. '.repeat(20)}Back in May!`;
const source_url = 'https://www.instagram.com/p/Cabcdef/';
const unnamed = {
  ...scanned('unnamed', ''),
  hotel_name: null,
  location: '',
  caption: caption.slice(0, 300).trim(),
  source_url,
};
const unsure = { ...scanned('unsure', 'Seehaus'), confidence: 0.6, caption };

async function scan(...posts: ScannedPost[]) {
  fakeApi({
    'GET /api/newposts/0/nolocation/lena.wanders/noLat/noLong/live': () =>
      events(...posts.map((post) => ({ type: 'hit' as const, post })), done()),
  });
  const search = { handle: 'lena.wanders', location: null, lat: null, long: null };
  renderPage(<ScanResults search={search} handle="lena.wanders" />);
  await screen.findByText('That is the whole profile.');
}
const questions = () =>
  screen
    .getAllByRole('group')
    .filter((group) => within(group).queryByText(/^(Is this|Which hotel)/) !== null);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a stay that is asked about shows its whole caption, and leads to the original post', async () => {
  await scan(scanned('sure', 'Hotel Bella'), unnamed, unsure);
  expect(questions()).toHaveLength(2);
  const told = screen.getAllByText(unnamed.caption).at(-1);
  expect(told?.className).not.toContain('line-clamp');
  const originals = screen.getAllByRole('link', { name: 'Open the original post' });
  expect(originals.map((link) => link.getAttribute('href'))).toEqual([source_url]);
  await press('More');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('one button leads from one stay that is asked about to the next, until all are answered', async () => {
  await scan(scanned('sure', 'Hotel Bella'), unnamed, scanned('sure2', 'Hotel Roma'), unsure);
  const entry = () => document.activeElement?.id;
  await press('2 to check');
  expect(entry()).toBe('hit-unnamed');
  await press('2 to check');
  expect(entry()).toBe('hit-unsure');
  await press('2 to check');
  expect(entry()).toBe('hit-unnamed');
  const seehaus = within(screen.getByRole('group', { name: 'Seehaus: right or wrong?' }));
  await userEvent.click(seehaus.getByRole('button', { name: 'Yes, that’s it' }));
  expect(screen.getByRole('button', { name: '1 to check' })).toBeTruthy();
  const other = within(screen.getByRole('group', { name: /hotel not named/ }));
  await userEvent.click(other.getByRole('button', { name: 'Not a stay' }));
  expect(screen.queryByRole('button', { name: /to check$/ })).toBeNull();
});
