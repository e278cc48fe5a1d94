import { type Language, languageKey } from './language.ts';

const year = 365 * 24 * 60 * 60;

/** Remembers the language in a cookie, for pages whose path names none, and in local storage where there is one. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${languageKey}=${language}; path=/; max-age=${year}; samesite=lax`;
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // The cookie is enough.
  }
}
