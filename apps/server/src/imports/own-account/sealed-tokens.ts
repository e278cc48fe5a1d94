import type { SealedValues } from '../../platform/crypto/index.ts';
import { purposeOf, tokenKeys } from './connection.ts';
import { accountsAfter, deleteAccount, replaceToken } from './queries.ts';

export const sealedTokens: SealedValues = {
  keys: tokenKeys,
  what: 'tokens of the photo network',
  async read(db, page) {
    return (await accountsAfter(db, page)).map(({ user_id, sealed_token }) => ({
      id: user_id,
      values: [{ sealed: sealed_token, purpose: purposeOf(user_id) }],
    }));
  },
  async write(db, { id, values }, [sealed_token]) {
    const before = values[0]?.sealed;
    if (before && sealed_token) await replaceToken(db, { user_id: id, before, sealed_token });
  },
  async forget(db, { id }) {
    await deleteAccount(db, id);
  },
};
