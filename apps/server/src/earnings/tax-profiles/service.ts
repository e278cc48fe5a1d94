import type { TaxProfile } from '@staylore/contract/earnings/tax-profile';
import { plainVatId } from '@staylore/contract/earnings/vat-id';
import { lockUser } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankRing, hasBankDetails } from '../bank-details/index.ts';
import { profileRowOf, storeProfileRow } from './queries.ts';
import { type VatTreatment, vatTreatmentOf, vatWithin } from './vat.ts';

/** Names the record of a sealed number. */
export const purposeOf = (userId: number) => `tax-profile:${userId}`;

/** How a member is taxed; null if they have not said. */
export async function taxProfileOf(
  platform: Pick<Platform, 'secrets'>,
  db: Executor,
  userId: number,
): Promise<TaxProfile | null> {
  const row = await profileRowOf(db, userId);
  if (row === undefined) return null;
  const { country, sealed_vat_id: sealed, standing } = row;
  const vat_id = sealed === null ? null : (await bankRing(platform, db)).open(sealed, purposeOf(userId));
  return { country, standing, vat_id };
}

/**
 * Stores how a member is taxed; a VAT number only for a business that owes the tax.
 * @throws {ApiError} `bank_details.not_found` if nothing would be paid out to them
 */
export async function saveTaxProfile(
  platform: Platform,
  userId: number,
  declared: { country: string; standing: TaxProfile['standing']; vat_id?: string | null | undefined },
): Promise<TaxProfile> {
  const { country, standing, vat_id } = declared;
  const plain = plainVatId(vat_id ?? '');
  const number = standing !== 'business' || plain === '' ? null : plain;
  const ring = await bankRing(platform);
  await inTransaction(platform.db, async (trx) => {
    await lockUser(trx, userId);
    if (!(await hasBankDetails(trx, userId))) fail('bank_details.not_found');
    await storeProfileRow(trx, {
      user_id: userId,
      country,
      standing,
      sealed_vat_id: number === null ? null : ring.seal(number, purposeOf(userId)),
      vat_id_last4: number?.replaceAll(/\D/g, '').slice(-4) ?? null,
      at: platform.clock.now(),
    });
  });
  return { country, standing, vat_id: number };
}

interface NotedVat {
  treatment: VatTreatment;
  basisPoints: number;
  vatMinor: number;
  vatId: string | null;
}

/** The tax included in a payment, by its creator's tax profile; null if they have none. */
export async function vatOn(
  platform: Platform,
  trx: Executor,
  payment: { userId: number; amountMinor: number },
): Promise<NotedVat | null> {
  const profile = await taxProfileOf(platform, trx, payment.userId);
  if (profile === null) return null;
  const { country, vatBasisPoints } = platform.config.company;
  const treatment = vatTreatmentOf(profile, country);
  const basisPoints = treatment === 'domestic' ? vatBasisPoints : 0;
  return {
    treatment,
    basisPoints,
    vatMinor: vatWithin(payment.amountMinor, basisPoints),
    vatId: profile.vat_id,
  };
}
