import type { Payout } from '@staylore/contract/earnings/payouts';
import type { Language } from '@staylore/contract/fields';
import { reasonText } from './files/reason-codes.ts';
import type { PayoutItemRow } from './queries.ts';

/** A payment as its creator sees it. */
export function presentPayout(row: PayoutItemRow, language: Language): Payout {
  return {
    id: row.id,
    state: row.state,
    amount_minor: row.amount_minor,
    currency: row.currency,
    iban_last4: row.iban_last4,
    reason: row.reason_code === null ? null : reasonText(row.reason_code, language),
    credit_note: row.credit_note,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}
