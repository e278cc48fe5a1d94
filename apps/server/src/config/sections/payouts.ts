import { isQRIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { EnvReader } from '../reader.ts';

export interface Payouts {
  /** Smallest payment, in minor units of currencies with two decimals (EUR and CHF are the ones that are paid). */
  readonly minimumMinor: number;
  /** The account that pays; undefined: payouts are not configured and sums stay payable. */
  readonly debtor: { readonly name: string; readonly iban: string; readonly bic: string } | undefined;
  /** The bank's gateway; undefined: files are handed over by hand. */
  readonly bankUrl: string | undefined;
}

const sandboxDebtor = { name: 'Staylore Demo AG', iban: 'CH5604835012345678009', bic: 'CRESCHZZ80A' };

/** The operator's own account and bank, else the sandbox's bank. */
export function readPayouts(reader: EnvReader, sandboxUrl: string | undefined): Payouts {
  const minimumMinor = reader.integer('PAYOUT_MINIMUM', { fallback: 20, min: 1, max: 100_000 }) * 100;
  const bankUrl = reader.url('PAYOUT_BANK_URL');
  if (reader.together(['PAYOUT_DEBTOR_NAME', 'PAYOUT_DEBTOR_IBAN', 'PAYOUT_DEBTOR_BIC'])) {
    const iban = (reader.text('PAYOUT_DEBTOR_IBAN') ?? '').replaceAll(/\s/g, '').toUpperCase();
    const bic = (reader.text('PAYOUT_DEBTOR_BIC') ?? '').toUpperCase();
    if (!/^(CH|LI)/.test(iban) || !isValidIBAN(iban) || isQRIBAN(iban))
      reader.complain('PAYOUT_DEBTOR_IBAN must be the IBAN of an account in Switzerland or Liechtenstein.');
    if (!isValidBIC(bic)) reader.complain('PAYOUT_DEBTOR_BIC must be a BIC.');
    return { minimumMinor, bankUrl, debtor: { name: reader.text('PAYOUT_DEBTOR_NAME') ?? '', iban, bic } };
  }
  if (sandboxUrl === undefined) return { minimumMinor, bankUrl, debtor: undefined };
  return { minimumMinor, bankUrl: bankUrl ?? `${sandboxUrl}/bank`, debtor: sandboxDebtor };
}
