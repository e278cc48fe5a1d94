import type { FastifyRequest } from 'fastify';
import { ApiError, fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Caller } from '../accounts/index.ts';
import { attemptOfToken, browserOf } from './attempts.ts';
import type { Providers } from './providers.ts';
import { type Provider, verifiedAttempt } from './queries.ts';
import { type Proven, signInWithIdentity } from './sign-in-with-identity.ts';

interface Claimed {
  provider: Provider;
  subject: string;
  /** A signed token from the caller; without one, this browser's own attempt counts. */
  idToken: string | undefined;
}

/** Signs in the person that the caller claims to be, once that is proven. @throws {ApiError} `accounts.identity_unverified` */
export async function signIn(
  around: { platform: Platform; providers: Providers },
  call: Caller['call'],
  claimed: Claimed,
) {
  const { platform, providers } = around;
  if (platform.config[claimed.provider] === undefined) fail('sign_in.not_configured');
  const proven =
    claimed.idToken === undefined
      ? await remembered(platform, call.request, claimed)
      : await sent({ platform, providers }, claimed.idToken, claimed);
  return signInWithIdentity({ platform, call }, proven);
}

async function sent(
  { platform, providers }: { platform: Platform; providers: Providers },
  idToken: string,
  claimed: Claimed,
): Promise<Proven> {
  const identity = await providers.verify(claimed.provider, idToken).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'sign_in.refused') throw error;
    throw new ApiError('accounts.identity_unverified', { cause: error });
  });
  if (identity.subject !== claimed.subject) fail('accounts.identity_unverified');
  const stateHash = await attemptOfToken(platform, claimed.provider, idToken);
  return { identity, lastName: null, stateHash };
}

/** What the server itself verified in this browser. The caller's claims about name and address are not trusted. */
async function remembered(
  platform: Platform,
  request: FastifyRequest,
  { provider, subject }: Claimed,
): Promise<Proven> {
  const browserHash = browserOf(platform, request) ?? fail('accounts.identity_unverified');
  const key = { provider, browserHash, now: platform.clock.now(), subject };
  const attempt = (await verifiedAttempt(platform.db, key)) ?? fail('accounts.identity_unverified');
  const { email, email_trusted: emailTrusted, name } = attempt;
  return {
    identity: { provider, subject, email, emailTrusted, name, picture: null },
    lastName: attempt.last_name,
    stateHash: attempt.state_hash,
  };
}
