type Check = (digits: readonly number[]) => boolean;

interface VatIdForm {
  pattern: RegExp;
  /** Whether the check digits are right, for countries with a simple rule. */
  check?: Check;
}

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** The Swiss UID: weights modulo 11. */
const swiss: Check = (digits) => {
  const rest = (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11;
  return rest === digits[8];
};

/** ISO 7064, MOD 11,10. */
const german: Check = (digits) => {
  let product = 10;
  for (const digit of digits.slice(0, 8)) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === digits[8];
};

const crossSum = (value: number): number => Math.floor(value / 10) + (value % 10);
const doubled = (digits: readonly number[], places: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + (places.includes(index) ? crossSum(digit * 2) : digit), 0);

const austrian: Check = (digits) =>
  (10 - ((doubled(digits.slice(0, 7), [1, 3, 5]) + 4) % 10)) % 10 === digits[7];
const italian: Check = (digits) => doubled(digits, [1, 3, 5, 7, 9]) % 10 === 0;
const numberOf = (digits: readonly number[]): number => Number(digits.join(''));
const belgian: Check = (digits) => 97 - (numberOf(digits.slice(0, 8)) % 97) === numberOf(digits.slice(8));
const luxembourgish: Check = (digits) => numberOf(digits.slice(0, 6)) % 89 === numberOf(digits.slice(6));

const swissForm = { pattern: /^CHE\d{9}(?:MWST|TVA|IVA|VAT)?$/, check: swiss };

/** VAT numbers by ISO 3166-1 country, without blanks, dots and hyphens. */
const forms: Readonly<Record<string, VatIdForm>> = {
  AT: { pattern: /^ATU\d{8}$/, check: austrian },
  BE: { pattern: /^BE[01]\d{9}$/, check: belgian },
  BG: { pattern: /^BG\d{9,10}$/ },
  CH: swissForm,
  CY: { pattern: /^CY\d{8}[A-Z]$/ },
  CZ: { pattern: /^CZ\d{8,10}$/ },
  DE: { pattern: /^DE[1-9]\d{8}$/, check: german },
  DK: { pattern: /^DK\d{8}$/ },
  EE: { pattern: /^EE\d{9}$/ },
  ES: { pattern: /^ES[A-Z\d]\d{7}[A-Z\d]$/ },
  FI: { pattern: /^FI\d{8}$/ },
  FR: { pattern: /^FR[A-HJ-NP-Z\d]{2}\d{9}$/ },
  GB: { pattern: /^GB(?:\d{9}|\d{12})$/ },
  GR: { pattern: /^EL\d{9}$/ },
  HR: { pattern: /^HR\d{11}$/ },
  HU: { pattern: /^HU\d{8}$/ },
  IE: { pattern: /^IE(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { pattern: /^IT\d{11}$/, check: italian },
  LI: swissForm,
  LT: { pattern: /^LT(?:\d{9}|\d{12})$/ },
  LU: { pattern: /^LU\d{8}$/, check: luxembourgish },
  LV: { pattern: /^LV\d{11}$/ },
  MT: { pattern: /^MT\d{8}$/ },
  NL: { pattern: /^NL\d{9}B\d{2}$/ },
  NO: { pattern: /^NO\d{9}(?:MVA)?$/ },
  PL: { pattern: /^PL\d{10}$/ },
  PT: { pattern: /^PT\d{9}$/ },
  RO: { pattern: /^RO\d{2,10}$/ },
  SE: { pattern: /^SE\d{12}$/ },
  SI: { pattern: /^SI\d{8}$/ },
  SK: { pattern: /^SK\d{10}$/ },
};

/** A number in the form in which it is compared and stored: in capitals, without blanks, dots and hyphens. */
export const plainVatId = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Whether we know the format of this country's numbers. */
export const hasVatIds = (country: string): boolean => Object.hasOwn(forms, country);

/** Whether a plain number has its country's format, with the right check digits where those are simple. */
export function isVatId(country: string, plain: string): boolean {
  const form = hasVatIds(country) ? forms[country] : undefined;
  if (form === undefined) return /^[A-Z\d]{2,20}$/.test(plain);
  if (!form.pattern.test(plain)) return false;
  const digits = [...plain].filter((sign) => /\d/.test(sign)).map(Number);
  return form.check?.(digits) ?? true;
}
