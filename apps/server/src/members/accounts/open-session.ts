import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { beginPendingSignIn, hasFactors } from '../factors/index.ts';
import type { UserRow } from './queries.ts';
import { startSession } from './sessions.ts';

export interface SignedIn {
  user: UserRow;
  token: string;
  expires: Date;
}

/** A sign-in that waits for the second factor. */
export interface PendingSignIn {
  pending: { token: string; expires: Date };
}

/** What a proven password or provider opens: a session, or for a member with a second factor the wait for that. */
export async function openSession(
  trx: Executor,
  opening: { user: UserRow; userAgent: string | undefined; clock: Clock },
): Promise<SignedIn | PendingSignIn> {
  const { user, clock } = opening;
  if (await hasFactors(trx, user.id)) {
    return { pending: await beginPendingSignIn(trx, { userId: user.id, now: clock.now() }) };
  }
  return finishSignIn(trx, opening);
}

/** Starts the session of a sign-in that needs nothing more. */
export async function finishSignIn(
  trx: Executor,
  { user, userAgent, clock }: { user: UserRow; userAgent: string | undefined; clock: Clock },
): Promise<SignedIn> {
  return { user, ...(await startSession(trx, { userId: user.id, userAgent, clock })) };
}
