import type { Language } from '@staylore/contract/fields';
import type { FastifyRequest } from 'fastify';
import { ApiError, fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { browserOf } from './attempts.ts';
import { type Entering, enter } from './enter.ts';
import type { Providers } from './providers.ts';
import { type Provider, verifiedAttempt } from './queries.ts';

interface Claimed {
  provider: Provider;
  subject: string;
  /** A signed token that the caller holds; without one, this browser's own sign-in counts. */
  idToken: string | undefined;
}

type Proven = Pick<Entering, 'identity' | 'lastName' | 'stateHash'>;

/** Signs in whom the caller says they are, once that is proven. @throws {ApiError} `accounts.identity_unverified` */
export async function signIn(
  around: { platform: Platform; providers: Providers },
  call: { request: FastifyRequest; language: Language },
  claimed: Claimed,
) {
  const { platform, providers } = around;
  if (platform.config[claimed.provider] === undefined) fail('sign_in.not_configured');
  const proven =
    claimed.idToken === undefined
      ? await remembered(platform, call.request, claimed)
      : await sent(providers, claimed.idToken, claimed);
  return enter(platform, {
    ...proven,
    language: call.language,
    userAgent: call.request.headers['user-agent'],
  });
}

async function sent(providers: Providers, idToken: string, claimed: Claimed): Promise<Proven> {
  const identity = await providers.verify(claimed.provider, idToken).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'sign_in.refused') throw error;
    throw new ApiError('accounts.identity_unverified', { cause: error });
  });
  if (identity.subject !== claimed.subject) fail('accounts.identity_unverified');
  return { identity, lastName: null, stateHash: null };
}

/** What the server itself verified in this browser. What the caller says about name and address is not believed. */
async function remembered(
  { db, clock }: Platform,
  request: FastifyRequest,
  { provider, subject }: Claimed,
): Promise<Proven> {
  const browserHash = browserOf(request) ?? fail('accounts.identity_unverified');
  const attempt =
    (await verifiedAttempt(db, { provider, browserHash, now: clock.now(), subject })) ??
    fail('accounts.identity_unverified');
  const { email, email_trusted: emailTrusted, name } = attempt;
  return {
    identity: { provider, subject, email, emailTrusted, name, picture: null },
    lastName: attempt.last_name,
    stateHash: attempt.state_hash,
  };
}
