import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { countCodeTry, deleteProofsExcept, storeCode, storeProof } from './session-queries.ts';

/** So long a session that has just proved who holds it may change what keeps the account its member's; so long a mailed code works, too. */
const freshMs = 10 * 60 * 1000;
const mostTries = 5;

/** Whether the holder of the session has proved lately who they are: by signing in, or since. */
export const isProven = (viewer: Viewer, now: Date): boolean =>
  now.getTime() - viewer.provenAt.getTime() <= freshMs;

/** Call before anything by which an account changes hands. @throws {ApiError} `session.proof_needed` */
export function requireProof(viewer: Viewer, now: Date): void {
  if (!isProven(viewer, now)) fail('session.proof_needed');
}

/** Remembers in the session that its holder has proved who they are. */
export const rememberProof = (db: Executor, viewer: Viewer, now: Date): Promise<void> =>
  storeProof(db, viewer.sessionId, now);

/** Has the other sessions of a member prove anew who holds them: what counts as a proof has changed. */
export const forgetProofs = (db: Executor, viewer: Viewer, now: Date): Promise<void> =>
  deleteProofsExcept(db, {
    userId: viewer.id,
    keep: viewer.sessionId,
    before: new Date(now.getTime() - freshMs - 1),
  });

// The session is in it, so that a code opens no other one.
const hashOf = (sessionId: number, code: string): Buffer =>
  createHash('sha256').update(`${sessionId} ${code}`).digest();

/** Makes a code of six digits for one session; an earlier one dies. Only its hash is stored. */
export async function issueCode(trx: Executor, viewer: Viewer, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = new Date(now.getTime() + freshMs);
  await storeCode(trx, viewer.sessionId, { hash: hashOf(viewer.sessionId, code), until });
  return code;
}

/** Whether this is the code that was issued for the session. Five tries, the right one included. */
export async function isCode(
  db: Executor,
  viewer: Viewer,
  given: { code: string; now: Date },
): Promise<boolean> {
  const { code, now } = given;
  const stored = await countCodeTry(db, viewer.sessionId, { most: mostTries, now });
  return stored !== null && timingSafeEqual(stored, hashOf(viewer.sessionId, code));
}
