/** Decimal places of a currency by ISO 4217: 2 for EUR, 0 for JPY; 2 where the currency is unknown to the platform. */
function minorDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount in minor units of its currency as euro cents, rounded once. `unitsPerEuro` is how many units one euro buys. */
export function inEuroCents(amount: { minor: number; currency: string; unitsPerEuro: number }): number {
  const { minor, currency, unitsPerEuro } = amount;
  if (currency === 'EUR') return minor;
  return Math.round((minor / 10 ** minorDigits(currency) / unitsPerEuro) * 100);
}

/** An amount in units of its currency, exactly as written in decimals. */
export function fromMinor(minor: number, currency: string): number {
  return Number(`${minor}e-${minorDigits(currency)}`);
}

/** An amount in units of its currency as integer minor units, rounded once. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(Number(`${amount}e${minorDigits(currency)}`));
}
