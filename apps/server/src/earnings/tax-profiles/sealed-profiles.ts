import type { SealedValues } from '../../platform/crypto/index.ts';
import { bankKeys } from '../bank-details/index.ts';
import { deleteProfileById, profilesAfter, replaceProfile } from './queries.ts';
import { purposeOf } from './service.ts';

/** VAT numbers of members. Without its number a profile is incomplete, so it is deleted. */
export const sealedTaxProfiles: SealedValues = {
  keys: bankKeys,
  what: 'tax profiles',
  async read(db, page) {
    return (await profilesAfter(db, page)).map(({ id, user_id, sealed_vat_id }) => ({
      id,
      values: sealed_vat_id === null ? [] : [{ sealed: sealed_vat_id, purpose: purposeOf(user_id) }],
    }));
  },
  async write(db, { id, values }, [fresh]) {
    const before = values[0]?.sealed;
    if (fresh && before) await replaceProfile(db, { id, before, fresh });
  },
  forget: (db, { id }) => deleteProfileById(db, id),
};
