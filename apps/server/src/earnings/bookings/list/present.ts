import type { Booking } from '@staylore/contract/earnings/bookings';
import type { Language } from '@staylore/contract/fields';
import { dayMs } from '../../../platform/durations.ts';
import { inEuroCents } from '../../exchange-rates/index.ts';
import { reasonText } from '../reasons.ts';
import type { ListedBooking } from './queries.ts';

export function presentBooking(
  row: ListedBooking,
  { holdDays, language }: { holdDays: number; language: Language },
): Booking {
  const { commission_minor: minor, currency, units_per_euro: unitsPerEuro } = row;
  const isWaiting = row.state === 'stayed' && row.stayed_at !== null;
  return {
    id: row.id,
    number: row.booking_id,
    partner: row.partner,
    label: row.label,
    post: row.post_id === null ? null : { id: row.post_id, location: row.post_location ?? '' },
    state: row.state,
    check_in: row.check_in,
    check_out: row.check_out,
    amount_minor: row.amount_minor,
    commission_minor: minor,
    paid_minor: row.paid_minor,
    currency,
    commission_euro_minor: unitsPerEuro === null ? null : inEuroCents({ minor, currency, unitsPerEuro }),
    booked_at: row.booked_at.toISOString(),
    payable_from: isWaiting
      ? new Date((row.stayed_at?.getTime() ?? 0) + holdDays * dayMs).toISOString()
      : null,
    payable_at: row.payable_at?.toISOString() ?? null,
    reason: reasonText(row.rejected_reason ?? row.held_reason, language),
    difference: row.difference,
    events: row.events.map((event) => ({
      status: event.status,
      amount_minor: event.amount_minor,
      currency: event.currency,
      occurred_at: new Date(event.occurred_at).toISOString(),
      source: event.source,
    })),
  };
}
