import type { Language } from '@staylore/contract/fields';
import type { i18n, TFunction } from 'i18next';
import townNames from '../data/town-names.json' with { type: 'json' };
import { createI18n } from './i18n.ts';
import { type Phrases, phrases } from './phrases.ts';
import { type TownNames, townName } from './town-name.ts';

export const resources: Record<Language, Phrases & { towns: TownNames }> = {
  en: { ...phrases.en, towns: townNames.en },
  de: { ...phrases.de, towns: townNames.de },
};

function withAllTexts(language: Language): i18n {
  const made = createI18n(language);
  // With its texts at hand it is ready at once, and nothing is left to wait for.
  void made.init({
    initAsync: false,
    ns: Object.keys(resources[language]),
    resources: { [language]: resources[language] },
  });
  return made;
}

/** For each language an i18next that has all its texts. */
export const allTexts: Readonly<Record<Language, i18n>> = { en: withAllTexts('en'), de: withAllTexts('de') };

/** The texts of a language: `textsIn('de')('posts.by', { name })`. */
export const textsIn = (language: Language): TFunction => allTexts[language].t;

/** A town as readers of the language call it: Lisbon is Lissabon in German. */
export const townIn = (language: Language, city: string, country: string | null): string =>
  townName(city, country, resources[language].towns);

/** A place as a member wrote it, with its town as readers of the language call it: "Casa do Farol, Lissabon". */
export function placeIn(
  language: Language,
  { location, city, country }: { location: string; city: string | null; country: string | null },
): string {
  if (city === null) return location;
  if (location !== city && !location.endsWith(`, ${city}`)) return location;
  return location.slice(0, -city.length) + townIn(language, city, country);
}
