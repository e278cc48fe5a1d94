// @vitest-environment happy-dom
import type { AnalyticsRecord } from '@staylore/contract/earnings/analytics';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { Tiles } from './tiles.tsx';

afterEach(cleanup);

const record: AnalyticsRecord = {
  clicks_number: 1234,
  clicks_percentage: 12.5,
  bookings_number: 3,
  bookings_percentage: 0,
  earnings_number: 81.2,
  earnings_percentage: -20,
  comission_number: 120,
  comission_percentage: null,
};
const tile = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent ?? '';

test('four tiles show clicks, bookings, earnings and commission, each with its number and change', () => {
  renderPage(<Tiles record={record} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Clicks',
    'Bookings',
    'Earnings',
    'Commission',
  ]);
  expect(tile('Clicks')).toContain('1,234');
  expect(tile('Clicks')).toContain('up 12.5%');
  expect(tile('Bookings')).toContain('as before');
  expect(tile('Earnings')).toMatch(/€\s?81\.20/);
});

test('a change is coloured by its sign, and without an earlier figure it is new', () => {
  const { container } = renderPage(<Tiles record={record} />);
  expect(container.querySelector('.text-good')?.textContent).toContain('up 12.5%');
  expect(container.querySelector('.text-bad')?.textContent).toContain('down 20%');
  expect(tile('Commission')).toContain('new');
});

test('zero now and zero before is shown as unchanged, not as new', () => {
  renderPage(<Tiles record={{ ...record, comission_number: 0 }} />);
  expect(tile('Commission')).toContain('as before');
});
