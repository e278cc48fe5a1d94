/** A country as a map service writes it, in upper case; null unless it is an ISO 3166-1 alpha-2 code. */
export function readCountryCode(written: string | null | undefined): string | null {
  const code = written?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
