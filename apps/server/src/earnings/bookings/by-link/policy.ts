import type { BookingSide } from '@staylore/contract/earnings/bookings';

/** What each side may do with an open request: only the side that asked withdraws, only the other side answers. */
export const requestPolicy: Record<
  'accept' | 'decline' | 'withdraw',
  (side: BookingSide, request: { asked_by: BookingSide }) => boolean
> = {
  accept: (side, request) => side !== request.asked_by,
  decline: (side, request) => side !== request.asked_by,
  withdraw: (side, request) => side === request.asked_by,
};
