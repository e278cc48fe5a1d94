import type { FieldCode } from '@staylore/contract/error-codes';
import { electronicFormatIBAN, isQRIBAN, isValidIBAN } from 'ibantools';

/** An IBAN in electronic format: capitals, no spaces. */
export function plainIban(text: string): string {
  return electronicFormatIBAN(text) ?? '';
}

/**
 * Why an account cannot be paid to, by field; null if it can. IBAN by structure and checksum (ISO 13616); a QR-IBAN may only be paid with a
 * QR reference (Swiss Payment Standards), which a payout does not have; the clearing number must be the one inside a Swiss or Liechtenstein
 * IBAN.
 */
export function accountFault(iban: string, clearingNumber: string): Record<string, FieldCode> | null {
  if (!isValidIBAN(iban)) return { iban: 'not_iban' };
  if (isQRIBAN(iban)) return { iban: 'qr_iban' };
  if (!/^(CH|LI)/.test(iban)) return null;
  return Number(iban.slice(4, 9)) === Number(clearingNumber)
    ? null
    : { clearing_number: 'clearing_number_differs' };
}

/** The last four characters after asterisks, whose number says nothing about the length. */
export function masked(last4: string): string {
  return `****${last4}`;
}

/** Whether a form sends back the masked value it was shown. */
export function isMasked(text: string): boolean {
  return text.includes('*');
}
