import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text, timestamp } from '../fields.ts';
import { signInTries, user } from './accounts.ts';

/** The kinds of second factors: an authenticator app with codes that change (RFC 6238), and a passkey (WebAuthn). */
export const factorKind = z.enum(['totp', 'passkey']);

const factor = z.object({
  id: z.number().int(),
  kind: factorKind,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});

/** A code of an authenticator app, or a recovery code. */
export const secondCode = text({ min: 1, max: 40 });
export const factorName = text({ min: 1, max: 60 });

/** The recovery codes that come with a member's first factor, readable only this once; null if there were some already. */
export const added = z.object({ factor, recovery_codes: z.array(z.string()).nullable() });

export const getSecurity = endpoint('GET /api/me/security', {
  summary: 'The second factors of the viewer, oldest first, and how many recovery codes are left',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ factors: z.array(factor), recovery_codes: z.number().int() }),
});

export const beginApp = endpoint('POST /api/me/security/app', {
  summary: 'Creates the secret of an authenticator app as text, URI and QR code; it is active once confirmed',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.app_exists'],
});

export const confirmApp = endpoint('POST /api/me/security/app/confirm', {
  event: 'factor',
  summary:
    'Adds the authenticator app by a code that it shows. All other sessions need a fresh proof of identity',
  auth: 'session',
  ownership: 'none',
  body: z.object({ code: secondCode, name: factorName.optional() }),
  answer: added,
  limit: { requests: 30, seconds: 600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.wrong_code', 'security.setup_over', 'security.app_exists'],
});

export const renameFactor = endpoint('PUT /api/me/security/factors/:id', {
  summary: 'Renames one of the viewer’s second factors',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  body: z.object({ name: factorName }),
  answer: z.object({ factor }),
  errors: ['request.not_found'],
});

export const removeFactor = endpoint('DELETE /api/me/security/factors/:id', {
  event: 'factor',
  summary: 'Removes one of the viewer’s second factors; removing the last one also ends the recovery codes',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  errors: ['request.not_found', 'session.proof_needed'],
});

export const renewRecoveryCodes = endpoint('POST /api/me/security/recovery-codes', {
  event: 'factor',
  summary: 'Creates ten recovery codes, each valid once; earlier ones become invalid',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  limit: { requests: 10, seconds: 3600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.no_factor'],
});

/**
 * Wrong codes of an account at sign-in, under all passwords together: a password reset clears the shorter waits, and an attacker who reads the
 * member's mail can reset repeatedly (NIST SP 800-63B, 3.2.2: at most 100).
 */
export const codesPerAccount = { requests: 100, seconds: 30 * 24 * 60 * 60 };

export const getSecondStep = endpoint('GET /api/login/second-factor', {
  summary:
    'The second factors with which the pending sign-in of this browser can be completed, besides recovery codes',
  auth: 'public',
  ownership: 'none',
  answer: z.object({ factors: z.array(factorKind) }),
  errors: ['security.step_over'],
});

export const takeSecondStep = endpoint('POST /api/login/second-factor', {
  event: 'sign-in',
  summary:
    'Completes the pending sign-in of this browser with a code of an authenticator app or a recovery code',
  auth: 'public',
  ownership: 'none',
  body: z.object({ code: secondCode }),
  answer: z.object({ token: z.string(), user }),
  limit: { requests: 20, seconds: 300, by: 'address' },
  perAccount: signInTries,
  errors: ['security.step_over', 'security.wrong_code', 'security.too_many_codes'],
});
