import { asLanguage, type Language, languageKey } from './language.ts';

const year = 365 * 24 * 60 * 60;

/** Remembers the language in a cookie, for pages whose path names none, and in local storage where there is one. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing before Safari 18.4 and Firefox 140
  document.cookie = `${languageKey}=${language}; path=/; max-age=${year}; samesite=lax`;
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // The cookie is enough.
  }
}

/**
 * Asks for the page again in the language of local storage, of which the server cannot know, where a page whose address names none came
 * without the cookie.
 */
export function turnToStoredLanguage(shown: Language): void {
  if (hasCookie()) return;
  const stored = asLanguage(readStored());
  if (stored === null || stored === shown) return;
  rememberLanguage(stored);
  // Without cookies it would come in the same language for ever.
  if (hasCookie()) window.location.reload();
}

const hasCookie = (): boolean => document.cookie.includes(`${languageKey}=`);

function readStored(): string | null {
  try {
    return window.localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
