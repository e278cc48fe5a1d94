// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { done, events } from '../../../testing/scan-events.ts';
import ScanResults from '../scan-results.tsx';

afterEach(cleanup);

const notice = '25 more stays in these posts lie elsewhere.';

test('where all stays lie elsewhere the page says so, denies none, and leads to all of them', async () => {
  fakeApi({
    'GET /api/newposts/0/Tokyo/lena.wanders/35.68/139.69/live': () =>
      events(done({ pagination: 'p2', source: 'graph', notice })),
  });
  const search = { handle: 'lena.wanders', location: 'Tokyo', lat: 35.68, long: 139.69 };
  renderPage(<ScanResults search={search} handle="lena.wanders" />);
  const title = await screen.findByRole('heading', { name: 'No stay near Tokyo in these posts' });
  expect(within(title.parentElement as HTMLElement).getByText(notice)).toBeTruthy();
  expect(screen.queryByText(/found no stay/)).toBeNull();
  expect(screen.queryByText(/Looking through/)).toBeNull();
  const everywhere = screen.getByRole('link', { name: 'Search everywhere' });
  expect(everywhere.getAttribute('href')).toContain('?handle=lena.wanders');
  expect(screen.getByRole('button', { name: 'Save stays' }).hasAttribute('disabled')).toBe(true);
});
