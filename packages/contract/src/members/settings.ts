import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  because,
  email,
  id,
  language,
  namePart,
  newPassword,
  personName,
  text,
  timestamp,
  username,
} from '../fields.ts';
import { longestBio } from '../lengths.ts';
import { signInTries, user } from './accounts.ts';
import { assertion } from './passkeys.ts';
import { factorKind, secondCode } from './security.ts';

/** Mails with that link to one account in an hour. */
export const confirmationsPerAccount = { requests: 5, seconds: 60 * 60 };

export const updateUser = endpoint('POST /api/users/:id/update', {
  event: 'address',
  summary:
    'Changes the viewer’s profile; a new mail address needs a fresh proof of identity and applies once confirmed. A taken address or username is answered with its listed text',
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  consumes: 'multipart',
  files: { file: 1, cover: 1 },
  params: z.object({ id }),
  body: z.object({
    name: personName.optional(),
    last_name: namePart({}).optional(),
    email: email.optional(),
    username: username.optional(),
    bio: text({ max: longestBio, lines: true }).optional(),
    language: language.optional(),
    /** An empty text where no new photo was chosen. */
    file: z.unknown().optional(),
  }),
  answer: z.object({ user, status: z.literal(200) }),
  texts: { 409: ['This email is taken!', 'This username is taken!'] },
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  // A new address gets a mail, even one that belongs to someone else: counted per address, not per requester.
  perAccount: [confirmationsPerAccount],
  errors: [
    'accounts.too_many_mails',
    'pictures.too_large',
    'pictures.unsupported_type',
    'pictures.broken',
    'pictures.too_many_pixels',
    'pictures.infected',
    'pictures.too_many',
    'session.proof_needed',
  ],
});

export const updateAtlas = endpoint('PUT /api/me/atlas', {
  summary: 'Makes the viewer’s atlas public or private',
  auth: 'session',
  ownership: 'none',
  body: z.object({ shown: z.boolean(because('required')) }),
  answer: z.object({ user }),
});

export const confirmEmailAddress = endpoint('POST /api/users/email/confirm', {
  event: 'address',
  summary: 'Confirms a mail address by the link sent to it, in a session of its account',
  auth: 'session',
  ownership: 'none',
  body: z.object({ token: text({ min: 1, max: 200 }) }),
  answer: z.object({ user }),
  limit: { requests: 20, seconds: 3600, by: 'address' },
  errors: ['accounts.token_dead', 'accounts.other_account', 'accounts.email_taken'],
});

export const sendConfirmation = endpoint('POST /api/me/email/confirmation', {
  summary: 'Sends the confirmation link of the viewer’s mail address again',
  auth: 'session',
  ownership: 'none',
  limit: { requests: 10, seconds: 3600, by: 'viewer' },
  perAccount: [confirmationsPerAccount],
  errors: ['accounts.too_many_mails'],
});

export const undoEmailChange = endpoint('POST /api/users/email/undo', {
  event: 'address',
  summary: 'Reverts a change of the mail address, by the link sent to the old address',
  auth: 'public',
  ownership: 'none',
  body: z.object({ token: text({ min: 1, max: 200 }) }),
  /** `signed_out`: whether the caller was signed in to this account, all of whose sessions have ended. */
  answer: z.object({ email: z.string(), signed_out: z.boolean() }),
  limit: { requests: 20, seconds: 3600, by: 'address' },
  errors: ['accounts.token_dead', 'accounts.email_taken'],
});

export const changePassword = endpoint('PUT /api/users/password', {
  event: 'password',
  summary: 'Changes the password, given the old one or a fresh proof of identity. Ends all other sessions',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    password: newPassword,
    old_password: z.string(because('not_text')).max(200, because('too_long')).optional(),
  }),
  limit: { requests: 10, seconds: 600, by: 'viewer' },
  perAccount: signInTries,
  errors: ['accounts.wrong_password', 'accounts.too_many_tries', 'session.proof_needed'],
});

export const session = z.object({
  id: z.number().int(),
  device: z.string(),
  created_at: timestamp,
  seen_at: timestamp,
  current: z.boolean(),
});

export const listSessions = endpoint('GET /api/me/sessions', {
  summary: 'The sessions of the viewer, most recently used first',
  auth: 'session',
  ownership: 'none',
  answer: z.array(session),
});

export const endSession = endpoint('DELETE /api/me/sessions/:id', {
  event: 'sessions',
  summary: 'Ends one of the viewer’s sessions',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  errors: ['request.not_found', 'session.proof_needed'],
});

export const endOtherSessions = endpoint('DELETE /api/me/sessions', {
  event: 'sessions',
  summary: 'Ends all other sessions of the viewer',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ ended: z.number().int() }),
  errors: ['session.proof_needed'],
});

export const getProof = endpoint('GET /api/me/proof', {
  summary:
    'How the viewer can prove their identity afresh: by a second factor if they have one, otherwise by password, or without a password by a mailed code',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ by: z.enum(['password', 'mail', 'factor']), factors: z.array(factorKind).optional() }),
});

/** Wrong passwords of one account from one network, and wrong codes of one account, after which proofs are refused for a while. */
const proofsPerAccount = [
  { requests: 10, seconds: 15 * 60 },
  { requests: 40, seconds: 24 * 60 * 60 },
] as const;

export const proveIdentity = endpoint('POST /api/me/proof', {
  event: 'proof',
  summary:
    'Confirms the member’s identity in this session; for ten minutes it may do what `session.proof_needed` refused',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    password: z.string(because('not_text')).max(200, because('too_long')).optional(),
    /** Mailed, of an authenticator app, or a recovery code. */
    code: secondCode.optional(),
    passkey: assertion.optional(),
  }),
  limit: { requests: 30, seconds: 600, by: 'viewer' },
  perAccount: proofsPerAccount,
  errors: [
    'accounts.wrong_password',
    'accounts.wrong_code',
    'accounts.too_many_tries',
    'security.wrong_code',
    'security.too_many_codes',
    'security.passkey_refused',
  ],
});

export const sendProofCode = endpoint('POST /api/me/proof/code', {
  summary: 'Mails a code to a member without a password, valid once, in this session, for ten minutes',
  auth: 'session',
  ownership: 'none',
  limit: { requests: 10, seconds: 3600, by: 'viewer' },
  perAccount: [confirmationsPerAccount],
  errors: ['accounts.too_many_mails'],
});
