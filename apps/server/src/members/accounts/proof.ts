import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { countCodeTry, deleteProofsExcept, storeCode, storeProof } from './sessions/queries.ts';

/** For this long after proving who holds it, a session may change what protects the account; a mailed code is valid for the same time. */
const freshMs = 10 * 60 * 1000;
const maxTries = 5;

/** Whether the holder of the session has recently proved who they are, by signing in or since. */
export const isProven = (viewer: Viewer, now: Date): boolean =>
  now.getTime() - viewer.provenAt.getTime() <= freshMs;

/** Call before any change that could take the account over. @throws {ApiError} `session.proof_needed` */
export function requireProof(viewer: Viewer, now: Date): void {
  if (!isProven(viewer, now)) fail('session.proof_needed');
}

/** Records in the session that its holder has proved who they are; by a call with the cookie, for such calls only. */
export const rememberProof = (db: Executor, viewer: Viewer, now: Date): Promise<void> =>
  storeProof(db, viewer.sessionId, { now, needsCookie: viewer.hasCookie });

/** Makes the other sessions of a member prove again who holds them, because what counts as a proof has changed. */
export const deleteProofs = (db: Executor, viewer: Viewer, now: Date): Promise<void> =>
  deleteProofsExcept(db, {
    userId: viewer.id,
    keep: viewer.sessionId,
    before: new Date(now.getTime() - freshMs - 1),
  });

// Includes the session, so that a code is valid for no other.
const hashOf = (sessionId: number, code: string): Buffer => hash('sha256', `${sessionId} ${code}`, 'buffer');

/** Makes a six-digit code for one session; an earlier one becomes invalid. Only its hash is stored. */
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
  const stored = await countCodeTry(db, viewer.sessionId, { most: maxTries, now });
  return stored !== null && timingSafeEqual(stored, hashOf(viewer.sessionId, code));
}
