/** Bookings: what partners report, what follows from it, and what traveller and hotel may ask for. */

export { bookingHandlers, bookingSchedules, endDueHolds, endHolds } from './jobs.ts';
export { bookingNamed, decideByHand, type OperatorAction } from './operator/decide-by-hand.ts';
export { describeBooking } from './operator/describe.ts';
export { pullTransactions } from './pull/pull.ts';
export { bookedHotel } from './queries.ts';
export { receive } from './receive.ts';
export { bookingRoutes } from './routes.ts';
export { partnerGuard } from './signature.ts';
export { verifyBookings } from './verification/verify-bookings.ts';
