import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, text, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';

export const getOverview = endpoint('GET /api/operations/overview', {
  summary: 'Health: background jobs by kind, the last ledger check, what is waiting. For operators',
  auth: 'session',
  ownership: 'none',
  answer: z.object({
    jobs: z.array(
      z.object({
        job: z.string(),
        waiting: z.number().int(),
        running: z.number().int(),
        dead: z.number().int(),
      }),
    ),
    /** Null before the first check, which runs every night. */
    ledger: z.object({ at: timestamp, balanced: z.boolean() }).nullable(),
    /** At most 100 of each are counted. */
    waiting: z.object({
      cases: z.number().int(),
      bookings: z.number().int(),
      payouts: z.number().int(),
    }),
  }),
});

export const listDeadJobs = endpoint('GET /api/operations/jobs', {
  summary: 'The latest 100 jobs that are no longer retried, mails included. For operators',
  auth: 'session',
  ownership: 'none',
  answer: z.array(
    z.object({
      id: z.number().int(),
      job: z.string(),
      attempts: z.number().int(),
      /** First line of the last error. */
      reason: z.string(),
      failed_at: timestamp,
    }),
  ),
});

export const retryJob = endpoint('POST /api/operations/jobs/:id/retry', {
  summary: 'Retries a failed job now. For operators',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  errors: ['operations.not_found'],
});

/** Which bookings a list shows: `differing` are those that the partner reports in two ways. */
const bookingView = z.enum(['on_hold', 'rejected', 'differing'], because('not_listed'));

const watchedBooking = z.object({
  id: z.number().int(),
  partner: z.string(),
  /** The partner's id of it. */
  booking_id: z.string(),
  username: z.string(),
  hotel: z.string(),
  state: z.string(),
  amount_minor: z.number().int(),
  commission_minor: z.number().int(),
  currency: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  /** Why it is held or rejected; its creator reads it. */
  reason: z.string().nullable(),
  /** How the partner's list differs from its reports. */
  difference: z.string().nullable(),
  can: z.object({ decide: z.boolean() }),
});

export type WatchedBooking = z.infer<typeof watchedBooking>;

export const listWatchedBookings = endpoint('GET /api/operations/bookings', {
  summary: 'Bookings on hold, rejected, or with differing reports, newest first. For operators',
  auth: 'session',
  ownership: 'none',
  query: pageQuery.extend({ view: bookingView.default('on_hold') }),
  answer: z.array(watchedBooking),
});

export const decideBooking = endpoint('POST /api/operations/bookings/:id/decision', {
  summary:
    'Holds, rejects or releases a booking, with a reason that the creator sees; needs a fresh proof of identity. For operators, not on their own bookings',
  auth: 'session',
  ownership: 'none',
  event: 'payout',
  params: z.object({ id }),
  body: z.object({
    act: z.enum(['hold', 'reject', 'release'], because('not_listed')),
    /** Required to hold or reject. */
    reason: text({ max: 300, lines: true }).default(''),
  }),
  answer: z.object({ state: z.string() }),
  errors: ['operations.not_found', 'session.proof_needed'],
});

export const listPayoutRuns = endpoint('GET /api/operations/payouts', {
  summary: 'Payment files with the bank’s response, newest first. For operators',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(
    z.object({
      id: z.number().int(),
      message_id: z.string(),
      state: z.enum(['written', 'sent', 'accepted', 'partly', 'rejected']),
      sums: z.array(
        z.object({
          currency: z.string(),
          amount_minor: z.number().int(),
          payments: z.number().int(),
          refused: z.number().int(),
        }),
      ),
      created_at: timestamp,
      sent_at: timestamp.nullable(),
      answered_at: timestamp.nullable(),
    }),
  ),
});

export const listClaims = endpoint('GET /api/operations/claims', {
  summary:
    'The members who claim a handle of the photo network, and since when each is proven. For operators',
  auth: 'session',
  ownership: 'none',
  query: z.object({ handle: text({ min: 1, max: 80 }) }),
  answer: z.array(
    z.object({
      handle: z.string(),
      username: z.string(),
      created_at: timestamp,
      confirmed_at: timestamp.nullable(),
      can: z.object({ end: z.boolean() }),
    }),
  ),
});

/** Why a claim ends: another account has the handle now, or it never was the member's. */
export const claimEnds = ['changed_hands', 'not_theirs'] as const;

export type ClaimEnd = (typeof claimEnds)[number];

export const endClaim = endpoint('POST /api/operations/claims/:handle/end', {
  summary:
    'Ends the proven claim of a handle, of which its member is told; needs a fresh proof of identity. For operators, not for their own claims',
  auth: 'session',
  ownership: 'none',
  event: 'connection',
  params: z.object({ handle: text({ min: 1, max: 60 }) }),
  body: z.object({ why: z.enum(claimEnds, because('not_listed')) }),
  errors: ['operations.not_found', 'session.proof_needed'],
});

export const findMembers = endpoint('GET /api/operations/members', {
  summary: 'Members by the beginning of their username or by exact mail address, at most 20. For operators',
  auth: 'session',
  ownership: 'none',
  query: z.object({ text: text({ min: 1, max: 254 }) }),
  answer: z.array(
    z.object({
      id: z.number().int(),
      username: z.string(),
      name: z.string(),
      posts: z.number().int(),
      followers: z.number().int(),
      since: timestamp,
      suspended: z.boolean(),
      limited: z.boolean(),
      leaving: z.boolean(),
      roles: z.array(z.string()),
      /** The latest case about this member, if any. */
      case_id: z.number().int().nullable(),
    }),
  ),
});
