import type { Language } from './language.ts';
import type { Texts } from './texts.tsx';

const names = new Map<Language, Intl.DisplayNames>();
const codes = new Map<Language, ReadonlyMap<string, string>>();

/** The name of a country by its ISO 3166-1 code; anything else stays as it is. */
export function countryName(code: string, { language, i18n }: Texts): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  const upper = code.toUpperCase();
  // Names that Node and browsers write differently: a page must not change its words when it is hydrated.
  const settled: Record<string, string> | undefined = i18n.getResourceBundle(language, 'countries');
  if (settled?.[upper] !== undefined) return settled[upper];
  return displayed(language).of(upper) ?? code;
}

/** The ISO 3166-1 code of a country that is called so in the reader's language or has this code, in any case; undefined for other words. */
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

function displayed(language: Language): Intl.DisplayNames {
  let display = names.get(language);
  if (display === undefined) {
    display = new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, display);
  }
  return display;
}
