import { createI18n } from '@staylore/phrases/i18n';
import type { BackendModule, i18n as I18n, Resource } from 'i18next';
import type { Language } from './language.ts';

export const textsPath = (language: string, namespaces: readonly string[]): string =>
  `/assets/translations/${language}.json?ns=${[...namespaces].sort().join(',')}`;

async function fetchTexts(language: string, namespaces: readonly string[]): Promise<Resource> {
  const path = textsPath(language, namespaces);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Resource;
}

/** Fetches texts for i18next, which asks by namespace; simultaneous requests are combined into one. */
function fetchingBackend(): BackendModule {
  let open: { namespaces: string[]; answer: Promise<Resource> } | null = null;
  const join = (language: string, namespace: string): Promise<Resource> => {
    if (open === null) {
      const namespaces: string[] = [];
      const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        open = null;
        return fetchTexts(language, namespaces);
      });
      open = { namespaces, answer };
    }
    open.namespaces.push(namespace);
    return open.answer;
  };
  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read(language, namespace, done) {
      join(language, namespace).then(
        (texts) => done(null, texts[namespace] ?? {}),
        (error: Error) => done(error, true),
      );
    },
  };
}

/** The namespaces that could not be fetched. */
export const missingOf = (i18n: I18n, namespaces: readonly string[]): string[] =>
  namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));

/** An i18next with some namespaces, which fetches others when they are needed. Five tries, then it gives up. */
export async function loadTexts(language: Language, namespaces: string[]): Promise<I18n> {
  const i18n = createI18n(language).use(fetchingBackend());
  await i18n.init({ ns: namespaces, maxRetries: 4, retryTimeout: 350, maxParallelReads: 100 });
  const missing = missingOf(i18n, namespaces);
  if (missing.length > 0) throw new Error(`no texts: ${missing.join(', ')}`);
  return i18n;
}
