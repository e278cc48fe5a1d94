import { sealedBankDetails } from './earnings/bank-details/index.ts';
import { sealedCreditNotes, sealedNotes, sealedPayoutFiles } from './earnings/payouts/index.ts';
import { sealedTaxProfiles } from './earnings/tax-profiles/index.ts';
import { sealedTokens } from './imports/own-account/index.ts';
import { sealedFactors } from './members/factors/index.ts';
import { sealedPushKeys } from './members/push/index.ts';
import type { SealedValues } from './platform/crypto/index.ts';

/** Everything that is stored sealed. A feature that seals something is added here. */
export const sealedValues: readonly SealedValues[] = [
  sealedBankDetails,
  sealedPayoutFiles,
  sealedTaxProfiles,
  sealedCreditNotes,
  sealedNotes,
  sealedTokens,
  sealedFactors,
  sealedPushKeys,
];
