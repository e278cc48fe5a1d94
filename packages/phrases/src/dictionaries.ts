import type { Language } from '@staylore/contract/fields';
import townNames from '../data/town-names.json' with { type: 'json' };
import { type Phrases, phrases } from './phrases.ts';

/** By country (ISO 3166-1 alpha-2): what a town is written as, and what readers of the language call it. */
export type TownNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What pages of a language are written with: its texts, and the towns that have a name of their own in it. */
export type Dictionary = Phrases & { towns: TownNames };

export const dictionaries: Record<Language, Dictionary> = {
  en: { ...phrases.en, towns: townNames.en },
  de: { ...phrases.de, towns: townNames.de },
};
