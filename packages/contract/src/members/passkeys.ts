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
  summary: 'What a browser needs to make a passkey; only this session can add it, within ten minutes',
  auth: 'session',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.too_many_passkeys'],
});

export const addPasskey = endpoint('POST /api/me/security/passkeys', {
  summary: 'Adds a passkey that the browser has made. All other sessions have to prove anew who holds them',
  auth: 'session',
  ownership: 'none',
  body: z.object({ credential: newCredential, name: factorName.optional() }),
  answer: added,
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['session.proof_needed', 'security.passkey_refused', 'security.too_many_passkeys'],
});

export const challengeProof = endpoint('POST /api/me/proof/passkey', {
  summary: 'What a browser needs to prove by a passkey who holds the session',
  auth: 'session',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 600, by: 'viewer' },
});

export const challengeSecondStep = endpoint('POST /api/login/second-factor/options', {
  summary: 'What a browser needs to finish by a passkey the sign-in that waits in it',
  auth: 'public',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 300, by: 'address' },
  errors: ['security.step_over'],
});

export const takeSecondStepByPasskey = endpoint('POST /api/login/second-factor/passkey', {
  summary: 'Finishes the sign-in that waits in this browser, by a passkey of the account',
  auth: 'public',
  ownership: 'none',
  body: z.object({ credential: assertion }),
  answer: signedIn,
  limit: { requests: 20, seconds: 300, by: 'address' },
  errors: ['security.step_over', 'security.passkey_refused'],
});

export const challengeSignIn = endpoint('POST /api/login/passkey/options', {
  summary: 'What a browser needs to sign in by a passkey alone',
  auth: 'public',
  ownership: 'none',
  answer: options,
  limit: { requests: 30, seconds: 300, by: 'address' },
});

export const signInByPasskey = endpoint('POST /api/login/passkey', {
  summary: 'Signs in by a passkey that has checked who uses it; it stands for password and second factor',
  auth: 'public',
  ownership: 'none',
  body: z.object({ credential: assertion }),
  answer: signedIn,
  limit: { requests: 20, seconds: 300, by: 'address' },
  errors: ['security.passkey_refused'],
});
