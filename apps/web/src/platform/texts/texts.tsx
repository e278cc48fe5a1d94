import type { TextKey } from '@staylore/phrases/i18n';
import type { i18n as I18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language.ts';

export type { TextKey };

/** The texts of one language. */
export interface Texts {
  language: Language;
  /** The text of a key, its `{{name}}` filled; a `count` picks the plural form. An unknown key shows itself. */
  t: TFunction;
  i18n: I18n;
}

/** The texts that an i18next holds, for functions that are no components. */
export const textsOf = (i18n: I18n): Texts => ({ language: i18n.language as Language, t: i18n.t, i18n });

/** The texts of the page's language. */
export function useTexts(): Texts {
  const { i18n } = useTranslation();
  return useMemo(() => textsOf(i18n), [i18n]);
}
