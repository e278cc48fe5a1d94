import { allTexts } from '@staylore/phrases/texts-in';
import type { i18n as I18n, TFunction } from 'i18next';

type Ask = (key: string, values?: object) => string;

/** A page asks for some hundred texts, most of which have nothing to be filled in: those are looked up once. */
function keeping(t: TFunction): TFunction {
  const lookUp = t as unknown as Ask;
  const kept = new Map<string, string>();
  const ask: Ask = (key, values) => {
    if (values !== undefined) return lookUp(key, values);
    let text = kept.get(key);
    if (text === undefined) {
      text = lookUp(key);
      // What is not known shows its key; only texts are kept, so that there are no more than there are texts.
      if (text !== key) kept.set(key, text);
    }
    return text;
  };
  return ask as unknown as TFunction;
}

const withKept = (i18n: I18n): I18n => Object.assign(Object.create(i18n) as I18n, { t: keeping(i18n.t) });

/** The texts of each language, for pages that are rendered on the server. */
export const keptTexts = { en: withKept(allTexts.en), de: withKept(allTexts.de) };
