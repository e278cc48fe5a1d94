import { signedIds } from '../../platform/crypto/index.ts';

/** The token by which a member unsubscribes without a session. */
export const endingLink = signedIds('digest-links', 'digest');
