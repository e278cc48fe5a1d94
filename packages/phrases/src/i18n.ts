import type { Language } from '@staylore/contract/fields';
import { createInstance, type FormatterModule, type InitOptions, type i18n, type ParseKeys } from 'i18next';
import type { Phrases } from './phrases.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    // To the compiler the texts are one tree; at run time, its first level are the namespaces.
    resources: { translation: Phrases };
  }
}

/** Key of a text: its namespace and its path in there, `posts.by`. */
export type TextKey = ParseKeys;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Numbers among the values of a text are formatted in its language. */
const valueFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language = '') {
    if (typeof value !== 'number') return value as string;
    let format = numberFormats.get(language);
    if (format === undefined) {
      format = new Intl.NumberFormat(language);
      numberFormats.set(language, format);
    }
    return format.format(value);
  },
};

/** An i18next of its own for each language, so that nobody can change the language of somebody else's texts. */
export function createI18n(language: Language): i18n {
  return createInstance({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'layout',
    nsSeparator: '.',
    interpolation: { escapeValue: false, alwaysFormat: true },
  } satisfies InitOptions).use(valueFormat);
}
