import type { Language } from '@staylore/contract/fields';

export type { Language };

/** Languages of the interface, the default first. */
export const languages: readonly Language[] = ['en', 'de'];
/** Each by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
const defaultLanguage: Language = 'en';

export const languageKey = 'staylore_language';

/** The cookie with the chosen language. Over https only this host can set it, and it is sent over https only, like those of the server. */
export const languageCookie = (secure: boolean): string => `${secure ? '__Host-' : ''}${languageKey}`;

/** The language that a text names exactly (`en` or `de`), else null. */
export function asLanguage(value: string | null | undefined): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** Sources of the reader's language, in order of priority. */
export interface LanguageTraces {
  pathname: string;
  /** The document's `lang` attribute; a server has none. */
  attribute?: string | null;
  cookie?: string | null;
  stored?: string | null;
  hostname?: string;
  /** The browser's preference. */
  accepted?: Language | null;
}

/**
 * First path segment, the page's language attribute, cookie, local storage, subdomain, and then the browser's preference; English if none
 * of them says.
 */
export function detectLanguage(traces: LanguageTraces): Language {
  return (
    asLanguage(traces.pathname.split('/')[1]) ??
    asLanguage(traces.attribute) ??
    asLanguage(traces.cookie) ??
    asLanguage(traces.stored) ??
    asLanguage(traces.hostname?.split('.')[0]) ??
    traces.accepted ??
    defaultLanguage
  );
}

/**
 * The path with its first segment replaced by the chosen language; a path without a language stays as it is. Always a path of this site: two
 * slashes at the beginning would name another host.
 */
export function pathInLanguage(given: string, language: Language): string {
  const path = given.replace(/^[/\\]+/, '/');
  const [, first = '', ...rest] = path.split('/');
  const [segment = '', ...query] = first.split(/(?=[?#])/);
  return asLanguage(segment) === null ? path : `/${[language + query.join(''), ...rest].join('/')}`;
}
