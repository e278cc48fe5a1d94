import { allTexts } from '@staylore/phrases/texts-in';
import type { i18n as I18n, TFunction } from 'i18next';

type LookUp = (key: string, values?: object) => string;

/**
 * A page needs some hundred texts. One without placeholders is looked up once; one with names is split at them once. Plurals and number
 * formats are left to the library.
 */
function keeping(t: TFunction): TFunction {
  const lookUp = t as unknown as LookUp;
  const whole = new Map<string, string>();
  const cut = new Map<string, readonly string[]>();
  const lookUpOnce = (key: string) => {
    const text = lookUp(key);
    // An unknown key shows itself; only existing texts are cached, so that the cache cannot grow beyond them.
    if (text !== key) whole.set(key, text);
    return text;
  };
  const cutOnce = (key: string) => {
    const pieces = cutText(lookUp(key, { skipInterpolation: true }));
    if (pieces.length > 1) cut.set(key, pieces);
    return pieces;
  };
  const lookUpKept: LookUp = (key, values) => {
    if (values === undefined) return whole.get(key) ?? lookUpOnce(key);
    if ('count' in values) return lookUp(key, values);
    return fill(cut.get(key) ?? cutOnce(key), values) ?? lookUp(key, values);
  };
  return lookUpKept as unknown as TFunction;
}

/** The parts of a text before, between and after its placeholders; odd places hold their names. */
function cutText(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split(/{{(\w+)}}/) : [];
}

/**
 * The text with these values; null if a value is not one of its names or not a string, which selects or formats something in the library.
 */
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
