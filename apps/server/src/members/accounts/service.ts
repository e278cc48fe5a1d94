import type { Language } from '@staylore/contract/fields';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { constraintOf, inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail, TextAnswer } from '../../platform/errors.ts';
import { checkPassword, hashPassword, isCommonPassword } from './passwords.ts';
import { insertUser, type UserRow, userByEmail } from './queries.ts';
import { startSession } from './sessions.ts';

interface Surroundings {
  db: Executor;
  clock: Clock;
  userAgent: string | undefined;
}

export interface SignedIn {
  user: UserRow;
  token: string;
  expires: Date;
}

/** Tries to sign in to one account, counted over all callers. */
interface Tries {
  /** Seconds to wait when it is one too many. */
  countFor(account: string): Promise<number | null>;
  forgive(account: string): Promise<void>;
}

/**
 * Signs in with mail address and password; a wrong address and a wrong password fail alike, in the same time. After too many wrong ones
 * not even the right one is let in, or guessing could go on.
 */
export async function signIn(
  around: Surroundings,
  credentials: { email: string; password: string },
  tries: Tries,
): Promise<SignedIn> {
  const user = await userByEmail(around.db, credentials.email);
  // A new password begins a new count, in every process: whoever was locked out by others' guesses gets in with it at once.
  const account = `${credentials.email.toLowerCase()} ${user?.password_hash ?? ''}`;
  const retryAfterSeconds = await tries.countFor(account);
  if (retryAfterSeconds !== null) throw new ApiError('accounts.too_many_tries', { retryAfterSeconds });
  const right = await checkPassword(user?.password_hash ?? null, credentials.password);
  if (user === undefined || !right) fail('accounts.wrong_credentials');
  await tries.forgive(account);
  const session = await startSession(around.db, {
    userId: user.id,
    userAgent: around.userAgent,
    clock: around.clock,
  });
  return { user, ...session };
}

export interface Registration {
  name: string;
  last_name?: string | undefined;
  username: string;
  email: string;
  password: string;
  language: Language;
}

/** Creates an account and signs it in. A taken mail address or username is answered with the listed text. */
export async function registerAccount(around: Surroundings, form: Registration): Promise<SignedIn> {
  if (await isCommonPassword(form.password))
    throw new ApiError('request.invalid', { fields: { password: 'common_password' } });
  const password_hash = await hashPassword(form.password);
  return inTransaction(around.db, async (trx) => {
    const user = await insertUser(trx, {
      username: form.username,
      name: form.name,
      last_name: form.last_name === undefined || form.last_name === '' ? null : form.last_name,
      email: form.email,
      password_hash,
      language: form.language,
      created_at: around.clock.now(),
    }).catch(refuseTaken);
    const session = await startSession(trx, {
      userId: user.id,
      userAgent: around.userAgent,
      clock: around.clock,
    });
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
