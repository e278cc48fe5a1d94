import { signedIds } from '../../platform/crypto/index.ts';

/** By its token a member unsubscribes without a session. */
export const endingLink = signedIds('digest-links', 'digest');
