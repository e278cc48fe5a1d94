import { signedIds } from '../../platform/crypto/index.ts';

/** The token of a statement of reasons, by which a person appeals without signing in. */
export const statementLink = signedIds('statement-links', 'statement');
