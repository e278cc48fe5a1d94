import { restorableEarnings } from './earnings/tax-profiles/index.ts';
import { deleteClaimsSince } from './imports/claims/index.ts';
import { deleteAccountSince } from './imports/own-account/index.ts';
import type { Restorable } from './platform/restorable.ts';

/** What other domains restore and end when an account goes back to its owner. */
export const restorable: Restorable = {
  ...restorableEarnings,
  async disconnect(trx, of) {
    await deleteAccountSince(trx, of);
    await deleteClaimsSince(trx, of);
  },
};
