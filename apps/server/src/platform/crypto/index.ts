/** The keys of the site, and what is encrypted and signed with them. */

export { allKeys as listKeys } from './key-queries.ts';
export type { KeyRing } from './key-ring.ts';
export { reseal, type SealedValues } from './sealed-values.ts';
export { createSecrets, type Secrets } from './secrets.ts';
export { signedIds } from './signed-ids.ts';
export { hashOfToken, newToken } from './tokens.ts';
