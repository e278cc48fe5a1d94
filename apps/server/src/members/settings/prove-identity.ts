import type { AnswerOf, ReceivedBy } from '@staylore/contract/contract';
import type { Language } from '@staylore/contract/fields';
import { codesPerAccount } from '@staylore/contract/members/security';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failIfTooMany, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  checkOwnPassword,
  isCode,
  issueCode,
  type PasswordTries,
  rememberProof,
  userById,
} from '../accounts/index.ts';
import {
  type Assertion,
  factorsOf,
  hasFactors,
  isAppCode,
  proofHolder,
  redeemCode,
  redeemPasskey,
} from '../factors/index.ts';
import { mailCode } from './mails.ts';

/** How a member proves who they are: by a second factor, else by their password, and without one by a mailed code. */
export async function proofOf({ db }: Platform, viewer: Viewer): Promise<AnswerOf<'GET /api/me/proof'>> {
  const factors = new Set((await factorsOf(db, viewer.id)).map(({ kind }) => kind));
  if (factors.size > 0) return { by: 'factor', factors: [...factors] };
  const { password_hash } = found(await userById(db, viewer.id), 'session.required');
  return { by: password_hash === null ? 'mail' : 'password' };
}

/**
 * Accepts a code of a second factor, a password or a mailed code as proof of who holds the session, for ten minutes. A member with a second
 * factor proves it by that alone: the session stands for the first.
 * @throws {ApiError} `accounts.wrong_password`, `accounts.wrong_code`, `accounts.too_many_tries`, `security.wrong_code`,
 * `security.too_many_codes`, `security.passkey_refused`
 */
export async function proveIdentity(
  platform: Platform,
  given: { viewer: Viewer; tries: PasswordTries } & Partial<ReceivedBy<'POST /api/me/proof'>['body']>,
): Promise<void> {
  const { db, clock } = platform;
  const { viewer, password = '', code = '', passkey, tries } = given;
  const { password_hash } = found(await userById(db, viewer.id), 'session.required');
  if (await hasFactors(db, viewer.id)) {
    if (passkey === undefined) await proveByFactor(platform, { viewer, code, tries });
    else await proveByPasskey(platform, viewer, passkey);
  } else if (password_hash === null) {
    if (!(await isCode(db, viewer, { code, now: clock.now() })))
      fail('accounts.wrong_code', { code: 'invalid' });
  } else {
    await checkOwnPassword({ id: viewer.id, password_hash }, { password, field: 'password', tries });
  }
  await rememberProof(db, viewer, clock.now());
}

async function proveByPasskey(platform: Platform, viewer: Viewer, response: Assertion): Promise<void> {
  const given = { response, holder: proofHolder(viewer), userId: viewer.id };
  if ((await redeemPasskey(platform, given)) === null) fail('security.passkey_refused');
}

/**
 * Codes are counted separately from passwords: guessing one reveals nothing about the other. Those of the app are also counted for a month, as at
 * sign-in: a stolen session could otherwise guess for as long as it lasts.
 */
async function proveByFactor(
  platform: Platform,
  { viewer, code, tries }: { viewer: Viewer; code: string; tries: PasswordTries },
): Promise<void> {
  const account = `${viewer.id} factor`;
  failIfTooMany('security.too_many_codes', await tries.countFor(account));
  if (isAppCode(code))
    failIfTooMany('security.too_many_codes', await tries.countFor(account, [codesPerAccount]));
  if (!(await redeemCode(platform, { userId: viewer.id, code })))
    fail('security.wrong_code', { code: 'invalid' });
  await tries.forgive(account);
  await tries.forgive(account, [codesPerAccount]);
}

/**
 * Mails a code to a member with neither password nor second factor.
 * @throws {ApiError} `access.denied` for all others, `accounts.too_many_mails`
 */
export async function sendCode(
  { db, clock }: Platform,
  call: { viewer: Viewer; language: Language; countFor: PasswordTries['countFor'] },
): Promise<void> {
  const { viewer } = call;
  const user = found(await userById(db, viewer.id), 'session.required');
  if (user.password_hash !== null || (await hasFactors(db, viewer.id))) fail('access.denied');
  failIfTooMany('accounts.too_many_mails', await call.countFor(String(viewer.id)));
  await inTransaction(db, async (trx) => {
    const code = await issueCode(trx, viewer, clock.now());
    await mailCode(trx, { to: user.email, code, language: user.language ?? call.language });
  });
}
