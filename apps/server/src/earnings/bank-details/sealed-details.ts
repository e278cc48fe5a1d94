import type { SealedValues } from '../../platform/crypto/index.ts';
import { deleteDetailsById, detailsAfter, replaceSealed } from './queries.ts';
import { bankKeys, purposeOf } from './service.ts';

export const sealedBankDetails: SealedValues = {
  keys: bankKeys,
  what: 'bank details',
  async read(db, page) {
    return (await detailsAfter(db, page)).map(({ id, user_id, sealed_iban, sealed_account }) => ({
      id,
      values: [
        { sealed: sealed_iban, purpose: purposeOf(user_id, 'iban') },
        { sealed: sealed_account, purpose: purposeOf(user_id, 'account') },
      ],
    }));
  },
  async write(db, { id, values }, [sealed_iban, sealed_account]) {
    const before = values[0]?.sealed;
    if (sealed_iban && sealed_account && before)
      await replaceSealed(db, { id, before, fresh: { sealed_iban, sealed_account } });
  },
  forget: (db, { id }) => deleteDetailsById(db, id),
};
