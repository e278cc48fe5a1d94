import type { PayoutLine } from '../ledger/index.ts';

/** The most that the Swiss Payment Standards let one payment be: 999,999,999.99. */
const maxMinor = 99_999_999_999;

/** As many bookings as one payment can pay, deductions first; the others wait for the next run. */
export function inOnePayment(lines: readonly PayoutLine[]): PayoutLine[] {
  let sum = 0;
  return lines
    .toSorted((one, other) => one.amountMinor - other.amountMinor)
    .filter(({ amountMinor }) => {
      if (sum + amountMinor > maxMinor) return false;
      sum += amountMinor;
      return true;
    });
}
