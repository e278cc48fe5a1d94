import { townName as nameIn, type TownNames } from '@staylore/phrases/town-name';
import { countryName } from './country-name.ts';
import type { Texts } from './texts.tsx';

/** A town or region of a country in the reader's language; as written if there is no other name for it. */
export function townName(written: string, country: string | null, { language, i18n }: Texts): string {
  const towns: TownNames | undefined = i18n.getResourceBundle(language, 'towns');
  return nameIn(written, country, towns);
}

interface Place {
  city: string | null;
  country: string | null;
}

/** Where something is, in the reader's language: "Venedig, Italien". Empty if unknown. */
export function placeLine({ city, country }: Place, texts: Texts): string {
  return [city && townName(city, country, texts), country && countryName(country, texts)]
    .filter(Boolean)
    .join(', ');
}
