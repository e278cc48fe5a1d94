/**
 * The version of the terms of use in `en/site/terms.ts` and `de/site/terms.ts`: the day of its text, and the earliest day from which it
 * applies. A changed word there needs a new version here, a sentence under `terms.changed` on what is new, and 30 days for members.
 */
export const termsVersion = { name: '2022-07-23', holdsFrom: '2022-07-23' };
