import type { TextKey } from '@staylore/phrases/i18n';
import type { i18n as I18n, TFunction } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import type { Language } from './language.ts';

export type { TextKey };

export interface Texts {
  language: Language;
  /** The text of a key with its `{{name}}` filled in; a `count` selects the plural form. An unknown key shows itself. */
  t: TFunction;
  i18n: I18n;
}

/** The texts of an i18next, for functions that are not components. */
export const textsOf = (i18n: I18n): Texts => ({ language: i18n.language as Language, t: i18n.t, i18n });

const made = new WeakMap<I18n, Texts>();

/** The texts of the page's language; `PageTexts` has waited for them, so components need not subscribe to more. */
export function useTexts(): Texts {
  const i18n = use(I18nContext)?.i18n;
  if (i18n === undefined) throw new Error('useTexts outside I18nextProvider');
  let texts = made.get(i18n);
  if (texts === undefined) {
    texts = textsOf(i18n);
    made.set(i18n, texts);
  }
  return texts;
}
