import { fullName } from '@staylore/contract/full-name';
import type { WatchedBooking } from '@staylore/contract/lifecycle/operations';
import { abilities } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { operationsPolicy } from './policy.ts';
import type { BookingRow, claimsOfHandle, membersNamed, payoutRuns, sumsOfRuns } from './queries.ts';

export function presentBooking(row: BookingRow, viewer: Viewer): WatchedBooking {
  return {
    id: row.id,
    partner: row.partner,
    booking_id: row.booking_id,
    username: row.username,
    hotel: row.hotel,
    state: row.state,
    amount_minor: row.amount_minor,
    commission_minor: row.commission_minor,
    currency: row.currency,
    check_in: row.check_in,
    check_out: row.check_out,
    reason: row.rejected_reason ?? row.held_reason,
    difference: row.difference,
    can: { decide: abilities(operationsPolicy, viewer, row).decideBooking },
  };
}

type Claim = Awaited<ReturnType<typeof claimsOfHandle>>[number];

export const presentClaim = (row: Claim, viewer: Viewer) => ({
  handle: row.handle,
  username: row.username,
  created_at: row.created_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  can: { end: row.confirmed_at !== null && abilities(operationsPolicy, viewer, row).endClaim },
});

type Run = Awaited<ReturnType<typeof payoutRuns>>[number];
type Sum = Awaited<ReturnType<typeof sumsOfRuns>>[number];

export const presentRun = (run: Run, sums: readonly Sum[]) => ({
  id: run.id,
  message_id: run.message_id,
  state: run.state as 'written' | 'sent' | 'accepted' | 'partly' | 'rejected',
  sums: sums
    .filter((sum) => sum.payout_id === run.id)
    .map(({ amount_minor, currency, payments, refused }) => ({
      currency,
      amount_minor: Number(amount_minor),
      payments,
      refused,
    })),
  created_at: run.created_at.toISOString(),
  sent_at: run.sent_at?.toISOString() ?? null,
  answered_at: run.answered_at?.toISOString() ?? null,
});

type Member = Awaited<ReturnType<typeof membersNamed>>[number];

export const presentMember = (member: Member, viewer: Viewer) => ({
  id: member.id,
  username: member.username,
  name: fullName(member),
  posts: member.posts_count,
  followers: member.followers_count,
  since: member.created_at.toISOString(),
  suspended: member.suspended_at !== null,
  limited: member.limited_at !== null,
  leaving: member.left_at !== null,
  roles: member.permissions,
  // Nobody learns that there is a case about themselves.
  case_id: member.id === viewer.id ? null : member.case_id,
});
