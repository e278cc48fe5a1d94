import type { FieldCode } from '@staylore/contract/error-codes';
import { countrySpecs, electronicFormatIBAN, isQRIBAN, isValidIBAN } from 'ibantools';

/** Countries whose accounts have an IBAN, as ISO 3166-1 alpha-2 codes. */
export const accountCountries: readonly string[] = Object.entries(countrySpecs)
  .filter(([code, spec]) => /^[A-Z]{2}$/.test(code) && spec.chars !== null)
  .map(([code]) => code);

/** Errors of an account that its schema does not detect. A masked IBAN, as it was stored, is valid. */
export function accountFaults(account: { iban: string; clearing_number: string }): {
  iban?: `field.${FieldCode}`;
  clearing_number?: `field.${FieldCode}`;
} {
  const iban = electronicFormatIBAN(account.iban) ?? '';
  const digits = account.clearing_number.replaceAll(/[\s-]/g, '');
  if (account.iban.includes('*') || account.iban.trim() === '') return {};
  const differs = /^(CH|LI)\d{7}/.test(iban) && Number(iban.slice(4, 9)) !== Number(digits);
  return {
    ...(!isValidIBAN(iban) ? { iban: 'field.not_iban' } : isQRIBAN(iban) ? { iban: 'field.qr_iban' } : {}),
    ...(/^\d{3,9}$/.test(digits) && differs ? { clearing_number: 'field.clearing_number_differs' } : {}),
  };
}
