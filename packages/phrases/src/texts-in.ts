import type { Language } from '@staylore/contract/fields';
import type { i18n, TFunction } from 'i18next';
import townNames from '../data/town-names.json' with { type: 'json' };
import { createI18n } from './i18n.ts';
import { type Phrases, phrases } from './phrases.ts';

/** By country (ISO 3166-1 alpha-2): what a town is written as, and what readers of the language call it. */
export type TownNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All texts of a language by namespace, with the towns that have a name of their own in it. */
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
