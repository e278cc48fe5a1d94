import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { signedIn } from './accounts.ts';

const identityErrors = [
  'accounts.factor_needed',
  'accounts.identity_unverified',
  'accounts.email_taken',
  'sign_in.no_email',
  'sign_in.not_configured',
] as const;

export const signInProviders = endpoint('GET /api/auth/providers', {
  summary: 'The providers that visitors can sign in with',
  auth: 'public',
  ownership: 'none',
  answer: z.object({ google: z.boolean(), apple: z.boolean() }),
});

export const googleExchange = endpoint('GET /api/auth/google', {
  summary:
    'Exchanges the code of the Google callback; state, nonce and PKCE verifier come from the cookie of the same browser',
  auth: 'public',
  ownership: 'none',
  query: z.object({
    code: text({ min: 1, max: 2000 }),
    state: text({ max: 500 }).optional(),
    iss: text({ max: 300 }).optional(),
  }),
  answer: z.object({
    access_token: z.string(),
    profile: z.object({
      sub: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      picture: z.string().nullable(),
    }),
    /** The path of this site that the sign-in began with. */
    next: z.string().nullable(),
  }),
  limit: { requests: 60, seconds: 600, by: 'address' },
  errors: ['sign_in.refused', 'sign_in.not_configured'],
});

export const appleIdentity = endpoint('GET /api/auth/apple', {
  summary: 'The Apple identity that the server verified in this browser, by the receipt of Apple’s response',
  auth: 'public',
  ownership: 'none',
  query: z.object({ state: text({ min: 1, max: 500 }) }),
  answer: z.object({
    profile: z.object({ id: z.string(), email: z.string().nullable(), displayName: z.string().nullable() }),
    next: z.string().nullable(),
  }),
  limit: { requests: 60, seconds: 600, by: 'address' },
  errors: ['accounts.identity_unverified'],
});

export const registerOrLogin = endpoint('POST /api/register-or-login', {
  event: 'sign-in',
  summary:
    'Signs in with the Google identity that the server verified in this browser, creating the account on first use',
  auth: 'public',
  ownership: 'none',
  body: z.object({
    google_id: text({ min: 1, max: 255 }),
    name: text({ max: 200 }).optional(),
    email: text({ max: 254 }).nullish(),
    image: text({ max: 2000 }).nullish(),
    /** A signed id_token, for clients that hold one. */
    id_token: text({ max: 8000 }).optional(),
  }),
  answer: signedIn,
  limit: { requests: 60, seconds: 600, by: 'address' },
  errors: identityErrors,
});

export const registerOrLoginApple = endpoint('POST /api/register-or-login-apple', {
  event: 'sign-in',
  summary:
    'Signs in with the Apple identity that the server verified in this browser, creating the account on first use',
  auth: 'public',
  ownership: 'none',
  body: z.object({
    id: text({ min: 1, max: 255 }),
    email: text({ max: 254 }).nullish(),
    displayName: text({ max: 200 }).nullish(),
    id_token: text({ max: 8000 }).optional(),
  }),
  answer: signedIn,
  limit: { requests: 60, seconds: 600, by: 'address' },
  errors: identityErrors,
});
