import type { Language } from './language.ts';
import type { Texts } from './texts.tsx';

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country by its ISO 3166-1 code; whatever is not a code stays as it is. */
export function countryName(code: string, { language, find }: Texts): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  const upper = code.toUpperCase();
  // Some names Node and browsers write differently: a page must not change its words when it comes alive.
  const settled = find(['countries', upper]);
  if (settled !== undefined) return settled;
  let display = names.get(language);
  if (display === undefined) {
    display = new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, display);
  }
  return display.of(upper) ?? code;
}

/** A town or region of a country as readers of the language call it; as it was written where they have no other name for it. */
export function townName(written: string, country: string | null, { find }: Texts): string {
  return find(['towns', country?.toUpperCase() ?? '', written.trim()]) ?? written;
}

interface Place {
  city: string | null;
  country: string | null;
}

/** Where something is, in the reader's language: "Venedig, Italien". Empty where nobody told. */
export function placeLine({ city, country }: Place, texts: Texts): string {
  return [city && townName(city, country, texts), country && countryName(country, texts)]
    .filter(Boolean)
    .join(', ');
}
