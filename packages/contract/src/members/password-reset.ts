import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, newPassword, text } from '../fields.ts';

/**
 * Mails with a link to one address. The period is the lifetime of a link: if no further mail is sent, the mailbox has a valid link, no
 * matter who asked for it.
 */
export const resetMailsPerAccount = { requests: 5, seconds: 60 * 60 };

export const forgotPassword = endpoint('POST /api/forgot/password', {
  summary:
    'Mails a link for setting a new password; for an unknown address the answer is the same, and no mail is sent',
  auth: 'public',
  ownership: 'none',
  body: z.object({ email }),
  answer: z.object({ message: z.string() }),
  limit: { requests: 10, seconds: 3600, by: 'address' },
  perAccount: [resetMailsPerAccount],
  errors: ['accounts.too_many_mails'],
});

export const resetPassword = endpoint('POST /api/forgot/reset', {
  event: 'password',
  summary:
    'Sets a new password by the mailed token, which is valid once, for an hour; ends every session of the account',
  auth: 'public',
  ownership: 'none',
  body: z.object({ password: newPassword, token: text({ min: 1, max: 200 }) }),
  answer: z.object({ message: z.string() }),
  limit: { requests: 20, seconds: 3600, by: 'address' },
  errors: ['accounts.token_dead'],
});

export const notMe = endpoint('POST /api/users/not-me', {
  event: 'sessions',
  summary:
    'Reports by a mailed link that a sign-in was not the member’s: ends all sessions, undoes what was added since, and mails a link for a new password, which is then required',
  auth: 'public',
  ownership: 'none',
  body: z.object({ token: text({ min: 1, max: 200 }) }),
  /** `signed_out`: whether the caller was signed in to this account, all of whose sessions have ended. */
  answer: z.object({ signed_out: z.boolean() }),
  limit: { requests: 20, seconds: 3600, by: 'address' },
  errors: ['accounts.token_dead'],
});

/** Whether a mailed token is still valid, so that the page can say so before anything is typed. */
export const checkResetToken = endpoint('GET /api/forgot/reset/:token', {
  summary: 'Whether a mailed token is still valid',
  auth: 'public',
  ownership: 'none',
  params: z.object({ token: text({ min: 1, max: 200 }) }),
  answer: z.object({ valid: z.boolean() }),
  limit: { requests: 60, seconds: 600, by: 'address' },
});
