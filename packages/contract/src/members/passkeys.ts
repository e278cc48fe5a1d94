import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { signedIn } from './accounts.ts';
import { added, factorName } from './security.ts';

const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const frame = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** A passkey that a browser has created (WebAuthn, `RegistrationResponseJSON`). */
const newCredential = z.object({
  ...frame,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** The answer of a passkey (WebAuthn, `AuthenticationResponseJSON`). */
export const assertion = z.object({
  ...frame,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: encoded(200).optional(),
  }),
});

/** Options that the browser passes to the authenticator, as defined by WebAuthn. */
const options = z.record(z.string(), z.unknown());

export const askForPasskey = endpoint('POST /api/me/security/passkeys/options', {
  summary: 'Options for creating a passkey; only this session can add it, within ten minutes',
  auth: 'session',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.too_many_passkeys'],
});

export const addPasskey = endpoint('POST /api/me/security/passkeys', {
  summary: 'Adds a passkey created by the browser. All other sessions need a fresh proof of identity',
  auth: 'session',
  ownership: 'none',
  body: z.object({ credential: newCredential, name: factorName.optional() }),
  answer: added,
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.passkey_refused', 'security.too_many_passkeys'],
});

export const challengeProof = endpoint('POST /api/me/proof/passkey', {
  summary: 'Options for confirming the member’s identity in this session with a passkey',
  auth: 'session',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 600, by: 'viewer' },
});

export const challengeSecondStep = endpoint('POST /api/login/second-factor/options', {
  summary: 'Options for completing the pending sign-in of this browser with a passkey',
  auth: 'public',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 300, by: 'address' },
  errors: ['security.step_over'],
});

export const takeSecondStepByPasskey = endpoint('POST /api/login/second-factor/passkey', {
  summary: 'Completes the pending sign-in of this browser with a passkey of the account',
  auth: 'public',
  ownership: 'none',
  body: z.object({ credential: assertion }),
  answer: signedIn,
  limit: { requests: 20, seconds: 300, by: 'address' },
  errors: ['security.step_over', 'security.passkey_refused'],
});

export const challengeSignIn = endpoint('POST /api/login/passkey/options', {
  summary: 'Options for signing in with a passkey alone',
  auth: 'public',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 300, by: 'address' },
});

export const signInByPasskey = endpoint('POST /api/login/passkey', {
  summary: 'Signs in with a passkey that has verified its user; it replaces password and second factor',
  auth: 'public',
  ownership: 'none',
  body: z.object({ credential: assertion }),
  answer: signedIn,
  limit: { requests: 20, seconds: 300, by: 'address' },
  errors: ['security.passkey_refused'],
});
