import { countrySpecs, electronicFormatIBAN, isQRIBAN, isValidIBAN } from 'ibantools';
import type { TextKey } from '../../../platform/texts/texts.tsx';

/** Countries whose accounts have an IBAN, as ISO 3166-1 alpha-2 codes. */
export const accountCountries: readonly string[] = Object.entries(countrySpecs)
  .filter(([code, spec]) => /^[A-Z]{2}$/.test(code) && spec.chars !== null)
  .map(([code]) => code);

const isMasked = (value: string) => value.includes('*');

/** Why this IBAN cannot be paid to, as the key of a sentence; `null` when it can, or when it stands masked as it was stored. */
export function ibanFault(value: string): TextKey | null {
  if (isMasked(value)) return null;
  const iban = electronicFormatIBAN(value) ?? '';
  if (!isValidIBAN(iban)) return 'fields.not_iban';
  return isQRIBAN(iban) ? 'fields.qr_iban' : null;
}

/** Why this clearing number is wrong, alone or beside the IBAN; `null` when it is right. */
export function clearingFault(value: string, ibanValue: string): TextKey | null {
  const digits = value.replaceAll(/[\s-]/g, '');
  if (!/^\d{3,9}$/.test(digits)) return 'fields.not_clearing_number';
  const iban = electronicFormatIBAN(ibanValue) ?? '';
  if (isMasked(ibanValue) || !/^(CH|LI)\d{7}/.test(iban)) return null;
  return Number(iban.slice(4, 9)) === Number(digits) ? null : 'fields.clearing_number_differs';
}
