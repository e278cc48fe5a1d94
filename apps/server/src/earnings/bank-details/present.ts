import type { BankDetails } from '@staylore/contract/earnings/bank-details';
import { masked } from './account-number.ts';
import type { BankDetailsRow } from './queries.ts';

/** Bank details as their owner may see them again: account numbers masked. */
export function presentBankDetails(
  row: BankDetailsRow,
  { now, accountPause }: { now: Date; accountPause: Date | null },
): BankDetails {
  const pause = accountPause !== null && accountPause > row.paused_until ? accountPause : row.paused_until;
  return {
    id: row.id,
    name: row.bank_name,
    clearing_number: row.clearing_number,
    adresse: row.bank_address,
    iban: masked(row.iban_last4),
    acc_number: masked(row.account_last4),
    user_id: row.user_id,
    holder_name: row.holder_name,
    holder_town: row.holder_town === '' ? null : row.holder_town,
    holder_country: row.holder_country === '' ? null : row.holder_country,
    paused_until: pause > now ? pause.toISOString() : null,
  };
}
