import type { KeyRing, SealedValues } from '../../platform/crypto/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankKeys, bankRing } from '../bank-details/index.ts';
import { vatOn } from '../tax-profiles/index.ts';
import { type NotedVatColumns, notesWithVatId, type PayoutItemRow, storeVatId } from './queries.ts';

const purposeOf = (itemId: number) => `credit-note:${itemId}`;

/** The tax on a payment as recorded with its credit note: later changes of the tax profile do not change existing notes. */
export async function vatColumns(
  platform: Platform,
  trx: Executor,
  item: Pick<PayoutItemRow, 'id' | 'user_id' | 'amount_minor'>,
): Promise<NotedVatColumns> {
  const vat = await vatOn(platform, trx, { userId: item.user_id, amountMinor: item.amount_minor });
  if (vat === null)
    return { vat_treatment: null, vat_basis_points: null, vat_minor: null, sealed_vat_id: null };
  const { basisPoints, treatment, vatId, vatMinor } = vat;
  return {
    vat_treatment: treatment,
    vat_basis_points: basisPoints,
    vat_minor: vatMinor,
    sealed_vat_id: vatId === null ? null : (await bankRing(platform, trx)).seal(vatId, purposeOf(item.id)),
  };
}

/** The creator's number on a credit note. */
export function vatIdOf(ring: KeyRing, item: Pick<PayoutItemRow, 'id' | 'sealed_vat_id'>): string | null {
  return item.sealed_vat_id === null ? null : ring.open(item.sealed_vat_id, purposeOf(item.id));
}

/** VAT numbers on credit notes. One that can no longer be opened is left out. */
export const sealedCreditNotes: SealedValues = {
  keys: bankKeys,
  what: 'VAT numbers on credit notes',
  async read(db, page) {
    return (await notesWithVatId(db, page)).map(({ id, sealed_vat_id }) => ({
      id,
      values: sealed_vat_id === null ? [] : [{ sealed: sealed_vat_id, purpose: purposeOf(id) }],
    }));
  },
  write: (db, { id }, [sealed]) => storeVatId(db, id, sealed ?? null),
  forget: (db, { id }) => storeVatId(db, id, null),
};
