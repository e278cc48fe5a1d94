import { seal, unseal } from '../../../platform/crypto/sealing.ts';

const purposeOf = (messageId: string) => `payout-file:${messageId}`;

/** A payment file names accounts, so it is kept like bank details: sealed under the key outside the database. */
export function sealFile(key: Buffer, messageId: string, xml: string): string {
  return seal(key, xml, purposeOf(messageId)).toString('base64');
}

export function openFile(key: Buffer, payout: { message_id: string; file: string }): string {
  return unseal(key, Buffer.from(payout.file, 'base64'), purposeOf(payout.message_id));
}
