import { hasPermission, type Policy, type Rule } from '../../platform/policy.ts';

type Ability =
  | 'readOverview'
  | 'readJobs'
  | 'retryJob'
  | 'readBookings'
  | 'decideBooking'
  | 'readPayouts'
  | 'readClaims'
  | 'endClaim'
  | 'readMembers';

const isOperator = hasPermission('operator');
const isOperatorBut: Rule<{ user_id: number }> = (viewer, record) =>
  isOperator(viewer, record) && viewer?.id !== record.user_id;

/** Who may do what in the console. Operators do not decide on their own bookings and claims. */
export const operationsPolicy: Policy<Ability, { user_id: number }> = {
  readOverview: isOperator,
  readJobs: isOperator,
  retryJob: isOperator,
  readBookings: isOperator,
  decideBooking: isOperatorBut,
  readPayouts: isOperator,
  readClaims: isOperator,
  endClaim: isOperatorBut,
  readMembers: isOperator,
};

/** For permissions without a single record. */
export const anyRecord = { user_id: 0 };
