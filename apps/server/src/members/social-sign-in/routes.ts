import { fullName } from '@staylore/contract/full-name';
import { hashOfToken } from '../../platform/crypto/index.ts';
import { fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { adoptSession } from '../accounts/index.ts';
import { browserOf } from './attempts.ts';
import type { Providers } from './providers.ts';
import { takeAttempt, updateAttempt, verifyAttempt } from './queries.ts';
import { signIn } from './sign-in.ts';

/** The calls by which the pages that a provider returns to complete signing in. */
export function socialSignInRoutes(api: Api, platform: Platform, providers: Providers): void {
  const { config } = platform;
  const around = { platform, providers };

  api.serve('GET /api/auth/providers', async () => ({
    google: config.google !== undefined,
    apple: config.apple !== undefined,
  }));

  exchangeRoutes(api, platform, providers);

  api.serve('POST /api/register-or-login', async (call) => {
    const { google_id: subject, id_token: idToken } = call.body;
    const opened = await signIn(around, call, { provider: 'google', subject, idToken });
    return adoptSession(platform, call, opened);
  });

  api.serve('POST /api/register-or-login-apple', async (call) => {
    const { id: subject, id_token: idToken } = call.body;
    const opened = await signIn(around, call, { provider: 'apple', subject, idToken });
    return adoptSession(platform, call, opened);
  });
}

function exchangeRoutes(api: Api, platform: Platform, providers: Providers): void {
  const { config, db, clock } = platform;
  api.serve('GET /api/auth/google', async ({ query, request }) => {
    if (config.google === undefined) fail('sign_in.not_configured');
    const browserHash = browserOf(platform, request) ?? fail('sign_in.refused');
    const stateHash = query.state === undefined ? undefined : hashOfToken(query.state);
    const attempt =
      (await takeAttempt(db, { provider: 'google', stateHash, browserHash, now: clock.now() })) ??
      fail('sign_in.refused');
    const { identity, accessToken } = await providers.exchange('google', {
      code: query.code,
      iss: query.iss,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
    });
    await updateAttempt(db, attempt.state_hash, {
      verified_at: clock.now(),
      subject: identity.subject,
      email: identity.email,
      email_trusted: identity.emailTrusted,
      name: identity.name,
    });
    const { subject: sub, email, picture } = identity;
    const profile = { sub, name: identity.name ?? '', email, picture };
    return { access_token: accessToken, profile, next: attempt.next_path };
  });

  api.serve('GET /api/auth/apple', async ({ query, request }) => {
    const browserHash = browserOf(platform, request) ?? fail('accounts.identity_unverified');
    const receiptHash = hashOfToken(query.state);
    const key = { provider: 'apple', browserHash, receiptHash, now: clock.now() } as const;
    const attempt = (await verifyAttempt(db, key)) ?? fail('accounts.identity_unverified');
    const displayName = fullName(attempt) || null;
    const profile = { id: attempt.subject ?? '', email: attempt.email, displayName };
    return { profile, next: attempt.next_path };
  });
}
