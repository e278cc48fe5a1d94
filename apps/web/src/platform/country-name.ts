import type { Language } from './language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country by its ISO 3166-1 code; whatever is not a code stays as it is. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  let display = names.get(language);
  if (display === undefined) {
    display = new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, display);
  }
  return display.of(code.toUpperCase()) ?? code;
}
