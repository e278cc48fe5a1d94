// @vitest-environment happy-dom
import type { LinkedBooking } from '@staylore/contract/earnings/bookings';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { checkDays } from '../check-days.ts';
import { RequestForm } from './request-form.tsx';

afterEach(cleanup);

const today = '2026-11-22';
const booking = {
  side: 'traveller',
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  today,
} as LinkedBooking;

test.each([
  ['2026-12-10', '2026-12-12', {}],
  ['2026-11-22', '2026-11-24', { check_in: 'not_ahead' }],
  ['2026-11-01', '2026-11-01', { check_in: 'not_ahead', check_out: 'not_after_arrival' }],
  ['2026-12-10', '2026-12-10', { check_out: 'not_after_arrival' }],
  ['', '2026-12-12', { check_in: 'missing' }],
  ['2026-12-10', '', { check_out: 'missing' }],
])('New days from "%s" to "%s" are judged before they are sent', (check_in, check_out, faults) => {
  expect(checkDays({ check_in, check_out }, today)).toEqual(faults);
});

test('Accepted days are in the future and in order', () => {
  const day = fc
    .date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (check_in, check_out) => {
      const passes = Object.keys(checkDays({ check_in, check_out }, today)).length === 0;
      expect(passes).toBe(check_in > today && check_out > check_in);
    }),
  );
});

test('A departure before the arrival is said at its field, nothing is sent, and what was typed stays', async () => {
  renderPage(<RequestForm token="t" booking={booking} onSent={() => expect.fail('it was sent')} />);
  fireEvent.change(screen.getByLabelText('New departure'), { target: { value: '2026-12-09' } });
  fireEvent.change(screen.getByLabelText('Message (optional)'), {
    target: { value: 'One night less, please' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ask for these dates' }));
  expect(await screen.findByText('The departure must be after the arrival.')).toBeTruthy();
  expect((screen.getByLabelText('Message (optional)') as HTMLTextAreaElement).value).toBe(
    'One night less, please',
  );
});
