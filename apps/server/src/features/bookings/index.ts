/** The door of the bookings feature. */
import './tables.ts';

export { bookingHandlers, bookingSchedules, endHolds } from './jobs.ts';
export { describeBooking } from './operator/describe.ts';
export { bookingNamed, type OperatorsAct, sayWord } from './operator/say-word.ts';
export { proveBookings } from './proof/prove-bookings.ts';
export { bookingRoutes } from './routes.ts';
export { partnerGuard } from './signature.ts';
