import type { ReceivedBy } from '@staylore/contract/contract';
import type { Language } from '@staylore/contract/fields';
import { constraintOf } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, TextAnswer } from '../../platform/errors.ts';
import { mailConfirmation } from './confirmation.ts';
import type { Caller } from './new-sign-ins/caller.ts';
import { refuseBreachedPassword } from './passwords/breached-passwords.ts';
import { countTry, type PasswordTries } from './passwords/own-password.ts';
import { checkPassword, hashPassword, refuseWeakPassword } from './passwords/passwords.ts';
import { insertUser, lockPasswordHash, userByEmail } from './queries.ts';
import { openSession, type PendingSignIn, type SignedIn } from './sessions/open-session.ts';
import { startSession } from './sessions/sessions.ts';
import { refuseHeldForOthers } from './usernames/held-names.ts';
import { refuseReservedUsername } from './usernames/reserved-usernames.ts';
import { refuseStaffName } from './usernames/staff-names.ts';

/**
 * Signs in with mail address and password; a wrong address and a wrong password fail alike, in the same time. After too many wrong ones
 * from a network not even the right one is accepted from there, or guessing could go on. The owner, elsewhere, is not locked out by that. A
 * member with a second factor is asked for that next.
 */
export async function signIn(
  caller: Caller,
  credentials: { email: string; password: string },
  tries: PasswordTries,
): Promise<SignedIn | PendingSignIn> {
  const { db, clock } = caller.platform;
  const user = await userByEmail(db, credentials.email);
  // A password reset clears the count in every process, so that a member who had to wait can sign in with it at once.
  const forgive = await countTry(`${credentials.email.toLowerCase()} ${user?.password_hash ?? ''}`, tries);
  const right = await checkPassword(user?.password_hash ?? null, credentials.password);
  if (user === undefined || !right) fail('accounts.wrong_credentials');
  await forgive();
  return inTransaction(db, async (trx) => {
    // A password that was changed or removed while it was being verified does not sign in.
    if ((await lockPasswordHash(trx, user.id)) !== user.password_hash) fail('accounts.wrong_credentials');
    return openSession(trx, { user, caller, now: clock.now() });
  });
}

type Registration = ReceivedBy<'POST /api/register'>['body'] & { language: Language };

/**
 * Creates an account and signs it in; a mail asks to confirm its address. A taken mail address or username is answered with the listed
 * text.
 */
export async function registerAccount({ platform, call }: Caller, form: Registration): Promise<SignedIn> {
  const { db, clock, config } = platform;
  refuseReservedUsername(form.username);
  refuseStaffName(form.name, form.last_name);
  await refuseWeakPassword(form.password, form);
  await refuseBreachedPassword(platform, form.password);
  const password_hash = await hashPassword(form.password);
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const user = await insertUser(trx, {
      username: form.username,
      name: form.name,
      last_name: form.last_name === undefined || form.last_name === '' ? null : form.last_name,
      email: form.email,
      password_hash,
      language: form.language,
      created_at: now,
    }).catch(refuseTaken);
    await refuseHeldForOthers(trx, { username: form.username, userId: user.id });
    const origin = config.http.publicUrl;
    await mailConfirmation(trx, { user, language: form.language, now, origin });
    const userAgent = call.request.headers['user-agent'];
    const session = await startSession(trx, { userId: user.id, userAgent, now });
    return { user, ...session };
  });
}

/** The two texts that the wire format fixes for a taken mail address or username. */
export function refuseTaken(error: unknown): never {
  const { constraint } = constraintOf(error);
  if (constraint === 'users__email_key') throw new TextAnswer(409, 'This email is taken!');
  if (constraint === 'users__username_key') throw new TextAnswer(409, 'This username is taken!');
  throw error;
}
