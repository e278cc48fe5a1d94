import { signedIds } from '../../platform/crypto/index.ts';

/** The token of a statement of reasons, by which a person who cannot sign in appeals. */
export const statementLink = signedIds('statement-links', 'statement');
