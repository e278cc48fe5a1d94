import type { Executor } from '../../../platform/db/database.ts';
import { beginPendingSignIn, hasFactors } from '../../factors/index.ts';
import type { Caller } from '../new-sign-ins/caller.ts';
import { notifyOfNewSignIn } from '../new-sign-ins/new-sign-in.ts';
import type { UserRow } from '../queries.ts';
import { startSession } from './sessions.ts';

export interface SignedIn {
  user: UserRow;
  token: string;
  cookie: string;
  expires: Date;
}

/** A sign-in that waits for the second factor. */
export interface PendingSignIn {
  pending: { token: string; expires: Date };
}

export interface Opening {
  user: UserRow;
  caller: Caller;
  now: Date;
  /** Whether the account became theirs by this very sign-in, so that no notification is needed. */
  isNew?: boolean;
}

/** What a proven password or provider opens: a session, or for a member with a second factor a pending sign-in. */
export async function openSession(trx: Executor, opening: Opening): Promise<SignedIn | PendingSignIn> {
  const { user, now } = opening;
  if (await hasFactors(trx, user.id)) {
    return { pending: await beginPendingSignIn(trx, { userId: user.id, now }) };
  }
  return finishSignIn(trx, opening);
}

/** Starts the session of a completed sign-in; if the browser is unknown, the member is notified. */
export async function finishSignIn(
  trx: Executor,
  { user, caller, now, isNew = false }: Opening,
): Promise<SignedIn> {
  const userAgent = caller.call.request.headers['user-agent'];
  const session = await startSession(trx, { userId: user.id, userAgent, now });
  if (!isNew) await notifyOfNewSignIn(trx, { user, caller, now });
  return { user, ...session };
}
