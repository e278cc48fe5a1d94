import type { TownNames } from '@staylore/phrases/texts-in';
import { countryName } from './country-name.ts';
import type { Texts } from './texts.tsx';

/** A town or region of a country as readers of the language call it; as it was written where they have no other name for it. */
export function townName(written: string, country: string | null, { language, i18n }: Texts): string {
  const towns: TownNames | undefined = i18n.getResourceBundle(language, 'towns');
  const names = towns?.[country?.toUpperCase() ?? ''] ?? {};
  const name = written.trim();
  return (Object.hasOwn(names, name) && names[name]) || written;
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
