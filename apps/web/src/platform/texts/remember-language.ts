import { readText, storeText } from '../storage/stored.ts';
import { asLanguage, type Language, languageCookie, languageKey } from './language.ts';

const year = 365 * 24 * 60 * 60;

/** Stores the language in a cookie, for pages whose path has none, and in local storage if available. */
export function rememberLanguage(language: Language): void {
  const secure = isSecure() ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing before Safari 18.4 and Firefox 140
  document.cookie = `${languageCookie(isSecure())}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
  storeText('localStorage', languageKey, language);
}

/**
 * Reloads the page in the language of local storage, which the server cannot know, if a page without a language in its address came without
 * the cookie.
 */
export function turnToStoredLanguage(shown: Language): void {
  if (hasCookie()) return;
  const stored = asLanguage(readText('localStorage', languageKey));
  if (stored === null || stored === shown) return;
  rememberLanguage(stored);
  // Without cookies it would reload in the same language forever.
  if (hasCookie()) window.location.reload();
}

const isSecure = (): boolean => window.location.protocol === 'https:';
const hasCookie = (): boolean => {
  const name = `${languageCookie(isSecure())}=`;
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(name));
};
