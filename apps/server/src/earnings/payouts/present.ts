import type { Payout } from '@staylore/contract/earnings/payouts';
import type { Language } from '@staylore/contract/fields';
import { phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';
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

/** The bank's reason code (ISO 20022 external status reason) as a sentence. */
export function reasonText(code: string, language: Language): string {
  const known = phrases.en.payouts.reasons;
  const named = Object.hasOwn(known, code) ? (code as keyof typeof known) : 'other';
  return textsIn(language)(`payouts.reasons.${named}`, { code });
}
