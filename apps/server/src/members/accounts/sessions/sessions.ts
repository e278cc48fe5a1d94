import { hashOfToken } from '../../../platform/crypto/index.ts';
import { createBatch } from '../../../platform/db/batch.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { dayMs } from '../../../platform/durations.ts';
import { newSessionKeys } from '../../../platform/guard/session/session-cookie.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Standing, Viewer } from '../../../platform/viewer.ts';
import { hasFactors } from '../../factors/index.ts';
import {
  deleteSessionByHash,
  insertSession,
  requireCookie,
  sessionsByHash,
  touchSession,
} from './queries.ts';

/** A session ends this long after it was last used. */
const sessionLifetime = 60 * dayMs;
/** And this long after it began, however much it is used. */
const longestSession = 365 * dayMs;

const never = new Date(0);

type SessionSite = Pick<Platform, 'clock' | 'config' | 'db'>;

/**
 * Starts a session and returns its opaque token and cookie, which are stored nowhere; the database holds the hash of the token. Every way
 * to sign in ends here.
 */
export async function startSession(
  db: Executor,
  options: { userId: number; userAgent: string | undefined; now: Date },
): Promise<{ token: string; cookie: string; expires: Date }> {
  const { cookie, token } = newSessionKeys();
  const { now } = options;
  const expires = new Date(now.getTime() + sessionLifetime);
  await insertSession(db, {
    token_hash: hashOfToken(token),
    user_id: options.userId,
    user_agent: options.userAgent?.slice(0, 300) ?? null,
    created_at: now,
    expires_at: expires,
  });
  return { token, cookie, expires };
}

/**
 * Returns the viewer behind a token, or null if it is unknown, ended or expired, and whether they are leaving or suspended. Use extends a
 * session, for a year at most. Simultaneous calls share one statement. Once a session has come with its cookie it belongs
 * to a browser, and its proof counts only together with the cookie.
 */
export function createSessionReader(
  site: SessionSite,
): (token: string, hasCookie: boolean) => Promise<{ viewer: Viewer; standing: Standing } | null> {
  const { clock, db } = site;
  const read = createBatch(async (hashes) => {
    const rows = await sessionsByHash(db, {
      hashes: hashes.map((hash) => Buffer.from(hash, 'base64')),
      now: clock.now(),
    });
    return new Map(rows.map((row) => [row.token_hash.toString('base64'), row]));
  });
  return async (token, hasCookie) => {
    const row = await read(hashOfToken(token).toString('base64'));
    if (row === undefined) return null;
    const now = clock.now();
    // Once an hour is enough to know that a session is in use, and saves a write on every call.
    if (now.getTime() - row.seen_at.getTime() > dayMs / 24) {
      const end = Math.min(now.getTime() + sessionLifetime, row.started_at.getTime() + longestSession);
      const expires = new Date(end);
      await touchSession(db, row.session_id, { seen: now, expires });
    }
    if (hasCookie && !row.proof_needs_cookie) await requireCookie(db, row.session_id);
    const viewer = {
      id: row.id,
      username: row.username,
      permissions: await effectivePermissions(site, row),
      language: row.language,
      sessionId: row.session_id,
      provenAt: row.proof_needs_cookie && !hasCookie ? never : row.proven_at,
      hasCookie,
    };
    return { viewer, standing: standingIn(row) };
  };
}

/** The same for a single check outside of the API; null for a member who is leaving or suspended. */
export async function readSession(site: SessionSite, token: string): Promise<Viewer | null> {
  const known = await createSessionReader(site)(token, false);
  return known?.standing === 'member' ? known.viewer : null;
}

/** Of someone who is both, leaving comes first: they may come back, and are then suspended. */
function standingIn(row: { left_at: Date | null; suspended_at: Date | null }): Standing {
  if (row.left_at !== null) return 'leaving';
  return row.suspended_at === null ? 'member' : 'suspended';
}

/** Permissions over other members. */
const strong: readonly string[] = ['moderator', 'operator'];

/** Roles over others count only with a second factor, except in the demo, whose people have none. */
async function effectivePermissions(
  { config, db }: SessionSite,
  { id, permissions }: { id: number; permissions: string[] },
): Promise<string[]> {
  if (config.demo || !permissions.some((one) => strong.includes(one)) || (await hasFactors(db, id)))
    return permissions;
  return permissions.filter((one) => !strong.includes(one));
}

/** Ends the session of this token; an unknown token counts as ended. */
export function endSession(db: Executor, token: string): Promise<void> {
  return deleteSessionByHash(db, hashOfToken(token));
}
