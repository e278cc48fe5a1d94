const knownDigits = new Map<string, number>();

/** Decimal places of a currency by ISO 4217, e.g. 2 for EUR, 0 for JPY; 2 where the currency is unknown to the platform. */
function minorDigits(currency: string): number {
  let digits = knownDigits.get(currency);
  if (digits === undefined) {
    digits = readMinorDigits(currency);
    knownDigits.set(currency, digits);
  }
  return digits;
}

function readMinorDigits(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    );
  } catch {
    return 2;
  }
}

/** An amount in integer minor units, rounded half away from zero once. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(Number(`${amount}e${minorDigits(currency)}`));
}

/** An amount in units of its currency, as prices stand on the wire. */
export function fromMinor(minor: number, currency: string): number {
  return Number(`${minor}e-${minorDigits(currency)}`);
}
