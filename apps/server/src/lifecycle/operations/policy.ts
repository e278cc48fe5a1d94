import { hasPermission, type Policy } from '../../platform/policy.ts';

type Ability =
  | 'readOverview'
  | 'readJobs'
  | 'retryJob'
  | 'readBookings'
  | 'decideBooking'
  | 'readPayouts'
  | 'readClaims'
  | 'readMembers';

const isOperator = hasPermission('operator');

/** Who may do what in the console. Operators do not decide on their own bookings. */
export const operationsPolicy: Policy<Ability, { user_id: number }> = {
  readOverview: isOperator,
  readJobs: isOperator,
  retryJob: isOperator,
  readBookings: isOperator,
  decideBooking: (viewer, booking) => isOperator(viewer, booking) && viewer?.id !== booking.user_id,
  readPayouts: isOperator,
  readClaims: isOperator,
  readMembers: isOperator,
};

/** For permissions without a single record. */
export const anyRecord = { user_id: 0 };
