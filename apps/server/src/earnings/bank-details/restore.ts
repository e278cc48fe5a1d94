import { z } from 'zod';
import type { Restorable } from '../../platform/restorable.ts';
import { type DetailsContent, deleteDetailsOf, detailsOf, restoreDetails } from './queries.ts';

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));

/** Account numbers stay sealed. */
const snapshotForm: z.ZodType<DetailsContent> = z.object({
  bank_name: z.string(),
  bank_address: z.string(),
  holder_name: z.string(),
  holder_town: z.string(),
  holder_country: z.string(),
  sealed_iban: bytes,
  sealed_account: bytes,
  iban_last4: z.string(),
  account_last4: z.string(),
  clearing_number: z.string(),
});

/** The bank details of a member who undoes a change of their account. Those still in their pause may be a stranger's, and are never kept. */
export const restorableDetails: Pick<Restorable, 'restore' | 'snapshot'> = {
  async snapshot(db, { userId, now }) {
    const row = await detailsOf(db, userId);
    if (row === undefined || row.paused_until > now) return null;
    return {
      bank_name: row.bank_name,
      bank_address: row.bank_address,
      holder_name: row.holder_name,
      holder_town: row.holder_town,
      holder_country: row.holder_country,
      sealed_iban: row.sealed_iban.toString('base64'),
      sealed_account: row.sealed_account.toString('base64'),
      iban_last4: row.iban_last4,
      account_last4: row.account_last4,
      clearing_number: row.clearing_number,
    };
  },
  async restore(trx, { userId, snapshot, now }) {
    if (snapshot === null) return deleteDetailsOf(trx, userId);
    await restoreDetails(trx, { userId, details: snapshotForm.parse(snapshot), now });
  },
};
