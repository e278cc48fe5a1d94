import { allTexts } from '@staylore/phrases/texts-in';
import type { i18n as I18n, TFunction } from 'i18next';

type Ask = (key: string, values?: object) => string;

/**
 * A page asks for some hundred texts. One that has nothing to be filled in is looked up once; one that takes names is cut once where they
 * stand. What has several forms, or numbers in it, is left to the library.
 */
function keeping(t: TFunction): TFunction {
  const lookUp = t as unknown as Ask;
  const whole = new Map<string, string>();
  const cut = new Map<string, readonly string[]>();
  const lookUpOnce = (key: string) => {
    const text = lookUp(key);
    // What is not known shows its key; only texts are kept, so that there are no more than there are texts.
    if (text !== key) whole.set(key, text);
    return text;
  };
  const cutOnce = (key: string) => {
    const pieces = cutText(lookUp(key, { skipInterpolation: true }));
    if (pieces.length > 1) cut.set(key, pieces);
    return pieces;
  };
  const ask: Ask = (key, values) => {
    if (values === undefined) return whole.get(key) ?? lookUpOnce(key);
    if ('count' in values) return lookUp(key, values);
    return fill(cut.get(key) ?? cutOnce(key), values) ?? lookUp(key, values);
  };
  return ask as unknown as TFunction;
}

/** A text before, between and after what is filled in; at odd places the names of that. */
function cutText(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split(/{{(\w+)}}/) : [];
}

/** The text with these values; null where a value is none of its names or no text, which chooses or forms a text in the library. */
function fill(pieces: readonly string[], values: object): string | null {
  let text = pieces[0] ?? '';
  let filled = 0;
  for (let at = 1; at < pieces.length; at += 2) {
    const value: unknown = (values as Record<string, unknown>)[pieces[at] as string];
    if (typeof value !== 'string') return null;
    text += value + pieces[at + 1];
    filled += 1;
  }
  return filled > 0 && filled === Object.keys(values).length ? text : null;
}

const withKept = (i18n: I18n): I18n => Object.assign(Object.create(i18n) as I18n, { t: keeping(i18n.t) });

/** The texts of each language, for pages that are rendered on the server. */
export const keptTexts = { en: withKept(allTexts.en), de: withKept(allTexts.de) };
