import type { KeyRing, SealedValues } from '../../../platform/crypto/index.ts';
import { bankKeys } from '../../bank-details/index.ts';
import { payoutFiles, storeFile } from '../queries.ts';

const purposeOf = (messageId: string) => `payout-file:${messageId}`;

/** A payment file contains account numbers, so it is stored like bank details: sealed under the keys of the site. */
export function sealFile(ring: KeyRing, messageId: string, xml: string): string {
  return ring.seal(xml, purposeOf(messageId)).toString('base64');
}

/** The plain payment file. */
export function openFile(ring: KeyRing, payout: { message_id: string; file: string }): string {
  return ring.open(Buffer.from(payout.file, 'base64'), purposeOf(payout.message_id));
}

/** Payment files, sent or not. If one can no longer be opened, the payout stays without its file. */
export const sealedPayoutFiles: SealedValues = {
  keys: bankKeys,
  what: 'payment files',
  async read(db, page) {
    return (await payoutFiles(db, page)).map(({ id, message_id, file }) => ({
      id,
      values: [{ sealed: Buffer.from(file, 'base64'), purpose: purposeOf(message_id) }],
    }));
  },
  write: (db, { id }, [file]) => storeFile(db, { id, file: file?.toString('base64') ?? '' }),
  forget: (db, { id }) => storeFile(db, { id, file: '' }),
};
