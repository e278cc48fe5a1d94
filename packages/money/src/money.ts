/** Currencies without decimals, with three and with four; all others have two (ISO 4217). */
const unusualDigits: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];
const digitsOf = new Map(
  unusualDigits.flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits])),
);

/**
 * Decimal places of a currency by ISO 4217: 2 for EUR, 0 for JPY; 2 if it is not known. Not those of `Intl`, which differ: platforms follow what people
 * write, so that HUF has none in one version and two in the next, while partners and banks count in units of ISO 4217, as stored sums do.
 */
export const minorDigits = (currency: string): number => digitsOf.get(currency.toUpperCase()) ?? 2;

/** An amount in units of its currency as integer minor units, rounded half up once. */
export function toMinor(amount: number, currency: string): number {
  // Through the decimal notation, which has an exponent below a millionth: 1.005 * 100 would be 100.49999999999999.
  const [digits, exponent = 0] = String(amount).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + minorDigits(currency)}`));
}

/** Converts an amount in minor units into units of its currency, the wire format of prices. */
export function fromMinor(minor: number, currency: string): number {
  return Number(`${minor}e-${minorDigits(currency)}`);
}

export interface MoneyFormat {
  /** BCP 47. */
  locale: string;
  /** Shows the currency by its code and not by its sign. */
  code?: boolean;
  /** Omits the decimals of whole amounts. */
  short?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in units of its currency as people write it; an unknown currency is shown by its code. */
export function formatMoney(amount: number, currency: string, how: MoneyFormat): string {
  const short = how.short === true && Number.isInteger(amount);
  const key = `${how.locale} ${currency} ${how.code} ${short}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (!/^[a-z]{3}$/i.test(currency))
      return `${new Intl.NumberFormat(how.locale).format(amount)} ${currency}`;
    const digits = short ? 0 : minorDigits(currency);
    format = new Intl.NumberFormat(how.locale, {
      style: 'currency',
      currency,
      currencyDisplay: how.code === true ? 'code' : 'symbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Formatters are expensive to create and cheap to keep.
    formats.set(key, format);
  }
  return format.format(amount);
}

/** An amount in minor units as people write it. */
export function formatMinor(minor: number, currency: string, how: MoneyFormat): string {
  return formatMoney(fromMinor(minor, currency), currency, how);
}
