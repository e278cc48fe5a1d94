import type { Platform } from '../../platform/platform.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { redeemTotp } from './totp.ts';

/** Whether this is a code of the member's authenticator app, or one of their recovery codes. Either works once. */
export function redeemCode(
  platform: Pick<Platform, 'secrets' | 'db' | 'clock'>,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  return /^\d{6}$/.test(digits)
    ? redeemTotp(platform, { userId, code: digits })
    : redeemRecoveryCode(platform, { userId, code, now: platform.clock.now() });
}
