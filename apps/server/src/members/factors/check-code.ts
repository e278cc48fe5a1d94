import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { redeemTotp } from './totp.ts';

const digitsOf = (code: string): string => code.replace(/\s/g, '');

/** Whether this is written as authenticator apps write codes; anything else may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

/** Whether this is a code of the member's authenticator app, or one of their recovery codes. Either works once. */
export function redeemCode(
  platform: Pick<Platform, 'secrets' | 'clock'> & { db: Executor },
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  return isAppCode(code)
    ? redeemTotp(platform, { userId, code: digitsOf(code) })
    : redeemRecoveryCode(platform, { userId, code, now: platform.clock.now() });
}
