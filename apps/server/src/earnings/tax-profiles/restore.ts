import { taxStandings } from '@staylore/contract/earnings/tax-profile';
import { z } from 'zod';
import type { Restorable } from '../../platform/restorable.ts';
import { restorableDetails } from '../bank-details/index.ts';
import { deleteProfileOf, profileRowOf, storeProfileRow } from './queries.ts';

const taxForm = z.object({
  country: z.string(),
  standing: z.enum(taxStandings),
  sealed_vat_id: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .nullable(),
  vat_id_last4: z.string().nullable(),
});

/** Bank details and tax profile, for a member who undoes a change of their account. The number stays sealed. */
export const restorableEarnings: Pick<Restorable, 'restore' | 'snapshot'> = {
  async snapshot(db, past) {
    const details = await restorableDetails.snapshot(db, past);
    if (details === null) return null;
    const row = await profileRowOf(db, past.userId);
    if (row === undefined) return { ...details, tax: null };
    const { country, sealed_vat_id, standing, vat_id_last4 } = row;
    const sealed = sealed_vat_id?.toString('base64') ?? null;
    return { ...details, tax: { country, standing, sealed_vat_id: sealed, vat_id_last4 } };
  },
  async restore(trx, past) {
    await restorableDetails.restore(trx, past);
    const { snapshot, userId: user_id, now: at } = past;
    // What was recorded before there were profiles contains none; without bank details they are gone.
    if (snapshot === null || !('tax' in snapshot)) return;
    const tax = taxForm.nullable().parse(snapshot['tax']);
    if (tax === null) return deleteProfileOf(trx, user_id);
    await storeProfileRow(trx, { ...tax, user_id, at });
  },
};
