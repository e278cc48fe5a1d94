/**
 * The version of the terms of use that `en/site/terms.ts` and `de/site/terms.ts` hold: the day of its text, and the day from which it holds
 * at the earliest. Whoever changes a word there gives it a new version here, says under `terms.changed` what is new, and gives members 30
 * days.
 */
export const termsVersion = { name: '2022-07-23', holdsFrom: '2022-07-23' };
