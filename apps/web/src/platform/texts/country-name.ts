import type { Language } from './language.ts';
import type { Texts } from './texts.tsx';

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country by its ISO 3166-1 code; anything else stays as it is. */
export function countryName(code: string, { language, i18n }: Texts): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  const upper = code.toUpperCase();
  // Names that Node and browsers write differently: a page must not change its words when it is hydrated.
  const settled: Record<string, string> | undefined = i18n.getResourceBundle(language, 'countries');
  if (settled?.[upper] !== undefined) return settled[upper];
  return displayed(language).of(upper) ?? code;
}

/** Names of countries in a language, by their codes. */
export function displayed(language: Language): Intl.DisplayNames {
  let display = names.get(language);
  if (display === undefined) {
    display = new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, display);
  }
  return display;
}
