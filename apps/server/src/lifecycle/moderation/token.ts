import { signedIds } from '../../platform/crypto/index.ts';

/** By the token of a statement of reasons a person appeals who cannot sign in. */
export const statementLink = signedIds('statement-links', 'statement');
