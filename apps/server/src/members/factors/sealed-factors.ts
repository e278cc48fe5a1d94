import type { SealedValues } from '../../platform/crypto/index.ts';
import { appsAfter, deleteFactor, replaceSecret } from './queries.ts';
import { factorPurpose, totpKeys } from './totp.ts';

/** Secrets of authenticator apps. Those being set up expire within half an hour and stay as they are. */
export const sealedFactors: SealedValues = {
  keys: totpKeys,
  what: 'authenticator apps',
  async read(db, page) {
    return (await appsAfter(db, page)).map(({ id, user_id, sealed_secret }) => ({
      id,
      values: sealed_secret === null ? [] : [{ sealed: sealed_secret, purpose: factorPurpose(user_id) }],
    }));
  },
  write: (db, { id }, [secret]) => replaceSecret(db, { id, sealed_secret: secret ?? null }),
  forget: (db, { id }) => deleteFactor(db, id),
};
