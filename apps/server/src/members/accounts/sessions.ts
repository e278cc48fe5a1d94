import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { createBatch } from '../../platform/db/batch.ts';
import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { standingOf } from './queries.ts';
import { deleteSessionByHash, insertSession, sessionsByHash, touchSession } from './session-queries.ts';

const day = 24 * 60 * 60 * 1000;

/** A session ends this long after it was last used. */
const sessionLifetime = 60 * day;
/** And this long after it began, however much it is used. */
const longestSession = 365 * day;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Starts a session and answers its opaque token, which is kept nowhere; the database holds its hash. Every way to sign in ends here.
 * @throws {ApiError} `accounts.suspended`
 */
export async function startSession(
  db: Executor,
  options: { userId: number; userAgent: string | undefined; now: Date },
): Promise<{ token: string; expires: Date }> {
  if ((await standingOf(db, options.userId)).suspended) fail('accounts.suspended');
  const token = randomBytes(32).toString('base64url');
  const { now } = options;
  const expires = new Date(now.getTime() + sessionLifetime);
  await insertSession(db, {
    token_hash: hashOf(token),
    user_id: options.userId,
    user_agent: options.userAgent?.slice(0, 300) ?? null,
    created_at: now,
    expires_at: expires,
  });
  return { token, expires };
}

/**
 * Answers the viewer behind a token, or null when it is unknown, ended or too old, and whether they are leaving. Being used keeps a session
 * alive, for a year at most. Calls that come at the same time share one statement. Who is suspended is nobody.
 */
export function createSessionReader(
  db: Executor,
  clock: Clock,
): (token: string) => Promise<{ viewer: Viewer; isLeaving: boolean } | null> {
  const read = createBatch(async (hashes) => {
    const rows = await sessionsByHash(db, {
      hashes: hashes.map((hash) => Buffer.from(hash, 'base64')),
      now: clock.now(),
    });
    return new Map(rows.map((row) => [row.token_hash.toString('base64'), row]));
  });
  return async (token) => {
    const row = await read(hashOf(token).toString('base64'));
    if (row === undefined || row.suspended_at !== null) return null;
    const now = clock.now();
    // Once an hour is enough to know that a session is in use, and spares a write on every call.
    if (now.getTime() - row.seen_at.getTime() > day / 24) {
      const end = Math.min(now.getTime() + sessionLifetime, row.started_at.getTime() + longestSession);
      const expires = new Date(end);
      await touchSession(db, row.session_id, { seen: now, expires });
    }
    const viewer = {
      id: row.id,
      username: row.username,
      permissions: row.permissions,
      language: row.language,
      sessionId: row.session_id,
      provenAt: row.proven_at,
    };
    return { viewer, isLeaving: row.left_at !== null };
  };
}

/** The same for a single question outside of the calls of the API; who is leaving is nobody. */
export async function readSession(db: Executor, clock: Clock, token: string): Promise<Viewer | null> {
  const known = await createSessionReader(db, clock)(token);
  return known === null || known.isLeaving ? null : known.viewer;
}

/** Ends the session of this token; an unknown token is as good as ended. */
export function endSession(db: Executor, token: string): Promise<void> {
  return deleteSessionByHash(db, hashOf(token));
}
