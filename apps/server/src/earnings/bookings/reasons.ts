import { textsIn } from '@staylore/phrases/texts-in';

/** Rejects a booking that a creator made through a link of their own. */
export const ownClick = 'own_click';
/** Rejects a booking through a stay that was taken from an account which is not proven to be the creator's. */
export const unprovenAccount = 'unproven_account';
/** Holds a booking of which something is dated before the click that led to it. */
export const beforeClick = 'before_click';

/** A reason as its creator reads it: what the rules said in the reader's language, what an operator wrote as it is. */
export function reasonText(reason: string | null, language: 'en' | 'de'): string | null {
  if (reason !== ownClick && reason !== unprovenAccount && reason !== beforeClick) return reason;
  return textsIn(language)(`bookings.reasons.${reason}`);
}
