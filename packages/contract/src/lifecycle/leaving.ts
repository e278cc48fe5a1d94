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
    'What deleting the viewer’s account involves: the proof of identity it needs, and money that is still due',
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
    'Deletes the viewer’s account: hides it and ends every session at once, and erases it after 30 days, or once money still due is paid or waived',
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
  summary: 'Cancels the deletion of an account: everything is as before',
  auth: 'session',
  ownership: 'none',
});
