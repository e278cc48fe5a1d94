import { Secret, TOTP } from 'otpauth';
import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteDraft,
  draftOf,
  type FactorRow,
  factorsOf,
  insertFactor,
  storeDraft,
  useStep,
} from './queries.ts';

type TotpPlatform = Pick<Platform, 'secrets' | 'clock'> & { db: Executor };

/** The defaults of authenticator apps: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const stepMs = 30_000;
/** Codes of the step before and after count too: clocks differ, and typing takes time. */
const tolerance = 1;
const draftMs = 30 * 60 * 1000;
const issuer = 'Staylore';

export const totpKeys = 'totp';
const draftPurpose = (sessionId: number): string => `totp draft ${sessionId}`;
export const factorPurpose = (userId: number): string => `totp ${userId}`;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });

/** The time step of a code; null if it is not currently valid. The library throws at a code that is not digits. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

/** Makes a secret for an authenticator app of the member; it takes effect once one of its codes is entered, within half an hour. */
export async function draftTotp(
  platform: TotpPlatform,
  draft: { sessionId: number; username: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const ring = await platform.secrets.ring(totpKeys);
  await storeDraft(platform.db, {
    session_id: draft.sessionId,
    sealed_secret: ring.seal(secret, draftPurpose(draft.sessionId)),
    expires_at: new Date(platform.clock.now().getTime() + draftMs),
  });
  return { secret, uri: totpOf(secret, draft.username).toString() };
}

/** Why an app could not be set up. */
type TotpRefusal = 'over' | 'wrong_code';

/** Adds the app whose secret this session was shown as a factor, if the code matches. */
export async function confirmTotp(
  platform: TotpPlatform,
  trx: Executor,
  given: { userId: number; sessionId: number; code: string; name: string },
): Promise<FactorRow | TotpRefusal> {
  const { userId, sessionId, code, name } = given;
  const now = platform.clock.now();
  const sealed = await draftOf(trx, { sessionId, now });
  if (sealed === null) return 'over';
  const ring = await platform.secrets.ring(totpKeys, trx);
  const secret = ring.open(sealed, draftPurpose(sessionId));
  const step = stepOf(secret, code, now);
  if (step === null) return 'wrong_code';
  if (!(await deleteDraft(trx, sessionId))) return 'over';
  return insertFactor(trx, {
    user_id: userId,
    kind: 'totp',
    name,
    sealed_secret: ring.seal(secret, factorPurpose(userId)),
    last_step: step,
    created_at: now,
    last_used_at: now,
  });
}

/** Whether this is the current code of the member's authenticator app. It works once. */
export async function redeemTotp(
  platform: TotpPlatform,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const now = platform.clock.now();
  const app = (await factorsOf(platform.db, userId)).find(({ kind }) => kind === 'totp');
  if (app?.sealed_secret == null) return false;
  const ring = await platform.secrets.ring(totpKeys, platform.db);
  const secret = ring.open(app.sealed_secret, factorPurpose(userId));
  const step = stepOf(secret, code, now);
  return step !== null && useStep(platform.db, { factorId: app.id, step, now });
}
