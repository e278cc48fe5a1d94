import type { Phrases } from '@staylore/phrases/phrases';
import { createContext, type ReactNode, use } from 'react';
import type { Language } from './language.ts';

/** Dotted path of every text; `found_one` and `found_other` are reached together as `found`. */
type Leaves<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${WithoutPlural<K>}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type TextKey = Leaves<Phrases>;
export type TextValues = Record<string, string | number>;

/** A dictionary as it stands in `/assets/translations/{lng}.json`, in the i18next JSON format. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

/** The texts of one language. */
export interface Texts {
  language: Language;
  /** The text of a key, its `{{name}}` filled; a `count` picks the plural form. An unknown key shows itself. */
  t(key: TextKey, values?: TextValues): string;
  /** What stands in the dictionary at a path, such as a name in one of its tables; undefined where nothing does. */
  find(path: readonly string[]): string | undefined;
}

/** Builds the texts of a language over its dictionary. */
export function createTexts(language: Language, dictionary: Dictionary): Texts {
  // Made when first needed: making one holds up a phone for longer than rendering a page of texts.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const form = (count: number) => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };
  const shown = (value: string | number) => {
    if (typeof value === 'string') return value;
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(value);
  };
  const find: Texts['find'] = (path) => {
    let node: string | Dictionary | undefined = dictionary;
    for (const part of path) {
      if (typeof node !== 'object') return undefined;
      node = node[part];
    }
    return typeof node === 'string' ? node : undefined;
  };
  return {
    language,
    find,
    t(key, values = {}) {
      const count = values['count'];
      const plural = typeof count === 'number' ? find(`${key}_${form(count)}`.split('.')) : undefined;
      const text = plural ?? find(key.split('.')) ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : shown(value);
      });
    },
  };
}

const TextsContext = createContext<Texts | null>(null);

/** Hands the texts of the page's language to everything below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the page's language. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('useTexts outside TextsProvider');
  return texts;
}
