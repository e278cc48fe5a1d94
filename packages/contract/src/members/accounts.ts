import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  because,
  email,
  language,
  namePart,
  newPassword,
  personName,
  text,
  timestamp,
  username,
} from '../fields.ts';

/** The signed-in member's own record, kept by the browser beside the session token. */
export const user = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  /** Whether the address is known to be the member's: confirmed by a mailed link, or vouched for by a provider. */
  email_verified: z.boolean(),
  bio: z.string(),
  /** Path of the avatar, `null` for the default one. */
  file: z.string().nullable(),
  language: language.nullable(),
  /** Whether everyone may open the member's atlas. */
  atlas_shown: z.boolean(),
  /** Notified of new terms of use, and the notice is shown until it is read. */
  terms_unread: z.boolean(),
  permissions: z.array(z.string()),
  created_at: timestamp,
});

export type User = z.infer<typeof user>;

export const signedIn = z.object({ token: z.string(), user });

/**
 * Wrong passwords for one account from one network: waits of up to five minutes, an hour, a day, or until a new password is set by mail.
 * Other networks are not affected, or anyone could lock an account's owner out; but those of one IPv6 customer (a /48) count as sixteen together.
 */
export const signInTries = [
  { requests: 5, seconds: 5 * 60 },
  { requests: 10, seconds: 60 * 60 },
  { requests: 20, seconds: 24 * 60 * 60 },
] as const;

export const login = endpoint('POST /api/login', {
  event: 'sign-in',
  summary: 'Signs in with mail address and password',
  auth: 'public',
  ownership: 'none',
  body: z.object({
    email: text({ min: 1, max: 254 }),
    password: z.string(because('not_text')).min(1, because('required')).max(200, because('too_long')),
    remember_me: z.boolean().default(false),
  }),
  answer: signedIn,
  limit: { requests: 20, seconds: 300, by: 'address' },
  perAccount: signInTries,
  errors: ['accounts.wrong_credentials', 'accounts.too_many_tries', 'accounts.factor_needed'],
});

export const logout = endpoint('POST /api/logout', {
  event: 'sign-out',
  summary: 'Signs out: ends the session on the server',
  auth: 'public',
  ownership: 'none',
});

export const register = endpoint('POST /api/register', {
  event: 'sign-up',
  summary: 'Creates an account and signs it in',
  auth: 'public',
  ownership: 'none',
  body: z.object({
    name: personName,
    last_name: namePart({}).optional(),
    username,
    email,
    password: newPassword,
    language: language.optional(),
  }),
  answer: z.object({ access_token: z.string(), user }),
  texts: { 409: ['This email is taken!', 'This username is taken!'] },
  limit: { requests: 20, seconds: 3600, by: 'address' },
});

export const knownEmail = endpoint('GET /api/users/:email/email', {
  summary: 'Whether an account has this mail address, for the message after a failed login',
  auth: 'public',
  ownership: 'none',
  params: z.object({ email: text({ min: 1, max: 254 }) }),
  answer: z.array(z.object({ email: z.string() })),
  limit: { requests: 30, seconds: 300, by: 'address', each: 'email' },
});

const leaving = z.object({
  name: z.string(),
  /** Until then it can be restored; afterwards it is deleted, once nothing is owed to it any more. */
  until: timestamp,
  /** That time is over, and the account waits for money. */
  over: z.boolean(),
});

export type Leaving = z.infer<typeof leaving>;

export const me = endpoint('GET /api/me', {
  summary: 'The signed-in member, or null; for a member who is leaving or suspended only that',
  auth: 'public',
  ownership: 'none',
  answer: z.object({
    user: user.nullable(),
    leaving: leaving.optional(),
    suspended: z.object({ name: z.string() }).optional(),
  }),
});
