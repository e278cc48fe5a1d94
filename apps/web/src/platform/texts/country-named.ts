import { countryName, displayed } from './country-name.ts';
import type { Language } from './language.ts';
import type { Texts } from './texts.tsx';

const codes = new Map<Language, ReadonlyMap<string, string>>();

/** The ISO 3166-1 code of a country with this name in the reader's language or this code, in any case; undefined for other words. */
export function countryNamed(text: string, texts: Texts): string | undefined {
  let known = codes.get(texts.language);
  if (known === undefined) {
    const all = letters.flatMap((first) => letters.map((second) => first + second));
    const named = all.filter((code) => displayed(texts.language).of(code) !== code);
    known = new Map(
      named.flatMap((code) => [
        [code.toLowerCase(), code],
        [countryName(code, texts).toLowerCase(), code],
      ]),
    );
    codes.set(texts.language, known);
  }
  return known.get(text.trim().toLowerCase());
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
