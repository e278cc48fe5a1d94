// @vitest-environment happy-dom
import type { LinkFigures as Figures } from '@staylore/contract/earnings/analytics';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LinkFigures } from './link-figures.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sum = (currency: string, expected_minor: number) => ({
  currency,
  expected_minor,
  payable_minor: 0,
  in_payout_minor: 5_00,
  paid_minor: 0,
});
const link: Figures = {
  link_id: 4,
  post_id: null,
  label: 'Casa Tufo Chiaro',
  file: null,
  clicks: 12,
  bookings: 3,
  cancelled: 1,
  stayed: 2,
  payable: 0,
  paid: 0,
  sums: [sum('EUR', 15_00), sum('CHF', 18_00), sum('USD', 0)],
};

test('a cell of the links holds one amount, whatever the number of currencies, and the counts are told once', async () => {
  fakeApi({ 'GET /api/users/7/analytics/links': () => json([link]) });
  renderPage(<LinkFigures userId={7} />);
  await screen.findByText('Casa Tufo Chiaro');
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent ?? '');
  expect(cells.filter((text) => /[€$]|CHF/.test(text))).toHaveLength(5);
  expect(cells.filter((text) => (text.match(/\d+\.\d\d/g) ?? []).length > 1)).toEqual([]);
  expect(cells.filter((text) => text.startsWith('Clicks'))).toEqual(['Clicks12']);
});

test('amounts of a column have their decimals, whole ones too, and nothing is a dash in every column', async () => {
  const bare = { ...link, cancelled: 0, sums: [{ ...sum('EUR', 75_00), payable_minor: 233_80 }] };
  fakeApi({ 'GET /api/users/8/analytics/links': () => json([bare]) });
  renderPage(<LinkFigures userId={8} />);
  await screen.findByText('Casa Tufo Chiaro');
  const cells = screen.getAllByRole('cell').map((cell) => cell.lastChild?.textContent);
  expect(cells).toEqual(['12', '3', '–', '2', '€75.00', '€238.80', '–']);
});

test('the links come eight at a time, so that a phone page stays short', async () => {
  const calls = fakeApi({ 'GET /api/users/9/analytics/links': () => json([link]) });
  renderPage(<LinkFigures userId={9} />);
  await screen.findByText('Casa Tufo Chiaro');
  const asked = calls.filter(({ path }) => path.endsWith('/links'));
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['8']);
});
