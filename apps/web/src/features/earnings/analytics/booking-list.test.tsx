// @vitest-environment happy-dom
import type { Booking } from '@staylore/contract/earnings/bookings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { BookingList } from './booking-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const booking: Booking = {
  id: 4,
  number: 'B-4',
  partner: 'sandbox',
  label: 'Casa Tufo Chiaro',
  post: null,
  state: 'on_hold',
  check_in: '2026-03-01',
  check_out: '2026-03-03',
  amount_minor: 840_00,
  commission_minor: 84_00,
  paid_minor: 42_00,
  currency: 'EUR',
  commission_euro_minor: 84_00,
  booked_at: '2026-02-01T10:00:00.000Z',
  payable_from: null,
  payable_at: null,
  reason: null,
  difference: null,
  events: [],
};

test('a booking of which a part is paid says how much while the rest waits, and nothing once all is paid', async () => {
  const paid: Booking = { ...booking, id: 5, label: 'All paid', state: 'paid', paid_minor: 84_00 };
  const unpaid: Booking = { ...booking, id: 6, label: 'None paid', paid_minor: 0 };
  fakeApi({ 'GET /api/users/7/bookings': () => json([booking, paid, unpaid]) });
  renderPage(<BookingList userId={7} />);
  await screen.findByText('Casa Tufo Chiaro');
  const [part, all, none] = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect(part).toContain('On hold');
  expect(part).toContain('Paid out so far: €42.00');
  for (const text of [all, none]) expect(text).not.toContain('Paid out so far');
});
