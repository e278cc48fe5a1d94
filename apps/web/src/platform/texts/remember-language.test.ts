// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://staylore.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageKey } from './language.ts';
import { rememberLanguage, turnToStoredLanguage } from './remember-language.ts';

const reload = vi.fn();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the test before ends, at no moment that may be this one
  document.cookie = `__Host-${languageKey}=; path=/; secure; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  window.localStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});

test('a language of which only local storage knows is asked for, once', () => {
  window.localStorage.setItem(languageKey, 'de');
  turnToStoredLanguage('en');
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain(`__Host-${languageKey}=de`);
  turnToStoredLanguage('de');
  expect(reload).toHaveBeenCalledOnce();
});

test('the cookie counts more than local storage, and without either nothing is asked for', () => {
  turnToStoredLanguage('en');
  rememberLanguage('en');
  window.localStorage.setItem(languageKey, 'de');
  turnToStoredLanguage('en');
  expect(reload).not.toHaveBeenCalled();
});

test('over https the language is kept in a cookie that no other host can set and that is sent over https alone', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  rememberLanguage('de');
  const [name, ...attributes] = set.mock.calls[0]?.[0].split('; ') ?? [];
  expect(name).toBe(`__Host-${languageKey}=de`);
  expect(attributes).toEqual(expect.arrayContaining(['path=/', 'secure', 'samesite=lax']));
  expect(attributes.join()).not.toContain('domain');
});
