import type { TaxProfile } from '@staylore/contract/earnings/tax-profile';

/** Why a credit note includes VAT, or does not. */
export type VatTreatment = 'none' | 'small_business' | 'reverse_charge' | 'domestic';

/** Liechtenstein belongs to the Swiss VAT territory. */
const territory = (country: string): string => (country === 'LI' ? 'CH' : country);

/**
 * How a commission is taxed: private people and small businesses charge no VAT; a business in the operator's country charges it if it has a
 * number; for one elsewhere the operator owes it.
 */
export function vatTreatmentOf(profile: TaxProfile, operatorCountry: string): VatTreatment {
  if (profile.standing === 'private') return 'none';
  if (profile.standing === 'small_business') return 'small_business';
  if (territory(profile.country) !== territory(operatorCountry)) return 'reverse_charge';
  return profile.vat_id === null ? 'none' : 'domestic';
}

/** The tax in an amount that includes it, in minor units, rounded once, half to even. A rate of 8.1 % is 810 basis points. */
export function vatWithin(grossMinor: number, basisPoints: number): number {
  if (grossMinor < 0) return -vatWithin(-grossMinor, basisPoints);
  const whole = 10_000n + BigInt(basisPoints);
  const product = BigInt(grossMinor) * BigInt(basisPoints);
  const floor = product / whole;
  const twice = (product % whole) * 2n;
  const up = twice > whole || (twice === whole && floor % 2n === 1n);
  return Number(up ? floor + 1n : floor);
}
