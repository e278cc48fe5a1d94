import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, timestamp } from '../fields.ts';
import { signInTries } from '../members/accounts.ts';

/** Money that a member is owed, in one currency. */
const coming = z.object({
  currency: z.string(),
  /** Of bookings whose stay is not over. */
  expected_minor: z.number().int(),
  payable_minor: z.number().int(),
  /** With the bank. */
  in_payout_minor: z.number().int(),
});

export const getLeaving = endpoint('GET /api/me/leaving', {
  summary:
    'What deleting the own account would mean: what has to be shown to do it, and money that is still coming',
  auth: 'session',
  ownership: 'none',
  answer: z.object({
    /** Without a password the session must be recent. */
    needs_password: z.boolean(),
    /** Whether this session has signed in within the last ten minutes. */
    fresh: z.boolean(),
    coming: z.array(coming),
    has_bank_details: z.boolean(),
  }),
});

export const leave = endpoint('POST /api/me/leaving', {
  event: 'leaving',
  summary:
    'Deletes the own account: at once nobody meets it any more and every session ends; after 30 days it is forgotten. Money is waited for unless it is given up',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    password: z.string(because('not_text')).max(200, because('too_long')).optional(),
    /** Waives money that is still owed. Always required, so that nothing is waived by omitting a field. */
    gives_up: z.boolean(because('required')),
  }),
  answer: z.object({ until: timestamp }),
  limit: { requests: 10, seconds: 600, by: 'viewer' },
  perAccount: signInTries,
  errors: [
    'accounts.wrong_password',
    'accounts.too_many_tries',
    'leaving.password_needed',
    'leaving.sign_in_again',
    'session.proof_needed',
    'leaving.nowhere_to_pay',
    'accounts.email_unconfirmed',
  ],
});

export const comeBack = endpoint('DELETE /api/me/leaving', {
  event: 'leaving',
  summary: 'Keeps an account whose deletion was asked for: everything is as it was',
  auth: 'session',
  ownership: 'none',
  whileLeaving: true,
});
