import { textsIn } from '@staylore/phrases/texts-in';

/** Rejects a booking that a creator made through their own link. */
export const ownClick = 'own_click';
/** Rejects a booking through a stay that was taken from an account which is not proven to be the creator's. */
export const unprovenAccount = 'unproven_account';
/** Rejects a booking by a click on a link that belonged to another member then: it may be the present owner's own click. */
export const beforeHanding = 'before_handing';
/** Holds a booking with something dated before the click that led to it. */
export const beforeClick = 'before_click';
/** Holds a booking that was paid in one currency and is reported in another: what was paid is offset only against that currency. */
export const otherCurrency = 'other_currency';

const againstClicks: readonly (string | null)[] = [ownClick, unprovenAccount, beforeHanding];

const rules = [ownClick, unprovenAccount, beforeHanding, beforeClick, otherCurrency] as const;

/** Whether a booking is rejected by a rule about its click, rather than by an operator. */
export const isAgainstClick = (reason: string | null): boolean => againstClicks.includes(reason);

/** A reason as its creator reads it: that of a rule in the reader's language, that of an operator as written. */
export function reasonText(reason: string | null, language: 'en' | 'de'): string | null {
  const rule = rules.find((one) => one === reason);
  return rule === undefined ? reason : textsIn(language)(`bookings.reasons.${rule}`);
}
