import type { Language } from './language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** Names that Node and browsers write differently: a page must not change its words when it comes alive. */
const settled: Record<Language, Readonly<Record<string, string>>> = {
  en: { FK: 'Falkland Islands', HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine' },
  de: { FK: 'Falklandinseln', HK: 'Hongkong', MO: 'Macau', PS: 'Palästina' },
};

/** The name of a country by its ISO 3166-1 code; whatever is not a code stays as it is. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  const known = settled[language][code.toUpperCase()];
  if (known !== undefined) return known;
  let display = names.get(language);
  if (display === undefined) {
    display = new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, display);
  }
  return display.of(code.toUpperCase()) ?? code;
}
