import { createHmac, timingSafeEqual } from 'node:crypto';
import { openSecrets } from '../../platform/crypto/secrets.ts';
import type { Platform } from '../../platform/platform.ts';

/** The token of the link by which a member ends the mails, with no session; it works as long as the account does. */
export function endingToken({ config }: Pick<Platform, 'config'>, userId: number): string {
  const key = openSecrets(config.dataDir)('digest-links');
  const proof = createHmac('sha256', key).update(`digest:${userId}`).digest('base64url');
  return `${userId}.${proof}`;
}

/** Whose token it is; null where it is none of ours. */
export function readEndingToken(platform: Pick<Platform, 'config'>, token: string): number | null {
  const userId = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? Number.NaN);
  if (!Number.isInteger(userId)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(endingToken(platform, userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}
