import type { Language } from '@staylore/contract/fields';
import { phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';

/** The bank's reason code (ISO 20022 external status reason) as a sentence. */
export function reasonText(code: string, language: Language): string {
  const known = phrases.en.payouts.reasons;
  const named = Object.hasOwn(known, code) ? (code as keyof typeof known) : 'other';
  return textsIn(language)(`payouts.reasons.${named}`, { code });
}

/**
 * Whether a rejection means that the creator's account is wrong: paying again is pointless until the bank details change. BE05 is about the
 * payer, although its group is about names and addresses.
 */
export const isAccountFault = (code: string | null): boolean =>
  code !== null && code !== 'BE05' && /^(AC|AG|BE|MD|RC)/.test(code);
