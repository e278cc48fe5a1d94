import { hash } from 'node:crypto';
import { codesPerAccount, type takeSecondStep } from '@staylore/contract/members/security';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failIfTooMany, found } from '../../platform/errors.ts';
import type { Call } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Caller, finishSignIn, pendingCookie, type SignedIn, userToSignIn } from '../accounts/index.ts';
import {
  type Assertion,
  factorsOf,
  finishPendingSignIn,
  isAppCode,
  passkeyRequestOptions,
  pendingSignIn,
  redeemCode,
  redeemPasskey,
} from '../factors/index.ts';

type Request = Caller['call']['request'];

/** The sign-in that waits in this browser. @throws {ApiError} `security.step_over` */
async function waiting(platform: Platform, request: Request): Promise<{ token: string; userId: number }> {
  const token = pendingCookie(platform).read(request) ?? fail('security.step_over');
  const userId = await pendingSignIn(platform.db, { token, now: platform.clock.now() });
  return { token, userId: found(userId, 'security.step_over') };
}

/** The kinds of factors that can complete the sign-in waiting in this browser. */
export async function stepFactors(platform: Platform, request: Request): Promise<('totp' | 'passkey')[]> {
  const { userId } = await waiting(platform, request);
  return [...new Set((await factorsOf(platform.db, userId)).map(({ kind }) => kind))];
}

type Tries = Pick<Call<typeof takeSecondStep>, 'countFor' | 'forgive'>;

/** What is counted together, by which rules: by default those of the call. */
type Counted = Parameters<Tries['forgive']>;

/**
 * What counts wrong codes of an account. A new password resets the waits, but not the count of a month. Recovery codes are counted apart and
 * without that one: nobody guesses 59 bits, and they let an owner in whom someone with their password has shut out by wrong codes.
 */
function countsOf(userId: number, passwordHash: string | null): Record<'app' | 'recovery', Counted[]> {
  const account = `${userId} ${passwordHash ?? ''}`;
  return { app: [[account], [String(userId), [codesPerAccount]]], recovery: [[`${account} recovery`]] };
}

/**
 * Completes a sign-in by a code. Wrong ones are counted for the account as a whole: they can only be entered after the first factor, so no
 * stranger can lock the owner out.
 * @throws {ApiError} `security.step_over`, `security.wrong_code`, `security.too_many_codes`
 */
export async function finishByCode(
  caller: Caller,
  { code, tries }: { code: string; tries: Tries },
): Promise<SignedIn> {
  const { platform, call } = caller;
  const { token, userId } = await waiting(platform, call.request);
  const user = found(await userToSignIn(platform.db, userId), 'security.step_over');
  const counts = countsOf(userId, user.password_hash);
  for (const counted of counts[isAppCode(code) ? 'app' : 'recovery']) {
    failIfTooMany('security.too_many_codes', await tries.countFor(...counted));
  }
  const signedIn = await finish(caller, { token, user }, async (trx) => {
    if (!(await redeemCode({ ...platform, db: trx }, { userId, code })))
      fail('security.wrong_code', { code: 'invalid' });
  });
  for (const counted of [...counts.app, ...counts.recovery]) await tries.forgive(...counted);
  return signedIn;
}

/** Of calls at once for one sign-in only the first goes on to `redeem`, so that the others consume no codes. */
function finish(
  caller: Caller,
  { token, user }: { token: string; user: SignedIn['user'] },
  redeem?: (trx: Executor) => Promise<void>,
): Promise<SignedIn> {
  const { db, clock } = caller.platform;
  return inTransaction(db, async (trx) => {
    if (!(await finishPendingSignIn(trx, token))) fail('security.step_over');
    await redeem?.(trx);
    return finishSignIn(trx, { user, caller, now: clock.now() });
  });
}

// The token itself is not stored.
const holderOf = (token: string): string => `step ${hash('sha256', token, 'base64url')}`;

/** The options for completing the sign-in waiting in this browser by a passkey. @throws {ApiError} `security.step_over` */
export async function challengeStep(platform: Platform, request: Request) {
  const { token, userId } = await waiting(platform, request);
  return passkeyRequestOptions(platform, { userId, holder: holderOf(token) });
}

/** Completes a sign-in by a passkey of its account. @throws {ApiError} `security.step_over`, `security.passkey_refused` */
export async function finishByPasskey(caller: Caller, response: Assertion): Promise<SignedIn> {
  const { platform, call } = caller;
  const { token, userId } = await waiting(platform, call.request);
  const owner = await redeemPasskey(platform, { response, holder: holderOf(token), userId });
  if (owner === null) fail('security.passkey_refused');
  const user = found(await userToSignIn(platform.db, userId), 'security.step_over');
  return finish(caller, { token, user });
}
