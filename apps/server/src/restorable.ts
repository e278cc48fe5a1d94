import { restorableEarnings } from './earnings/tax-profiles/index.ts';
import { giveUpClaimsSince } from './imports/claims/index.ts';
import { deleteAccountSince } from './imports/own-account/index.ts';
import type { Platform } from './platform/platform.ts';
import type { Restorable } from './platform/restorable.ts';

/** What other domains restore and end when an account goes back to its owner. */
export const createRestorable = (platform: Pick<Platform, 'clock' | 'config'>): Restorable => ({
  ...restorableEarnings,
  async disconnect(trx, of) {
    await deleteAccountSince(trx, of);
    await giveUpClaimsSince(trx, platform, of);
  },
});
