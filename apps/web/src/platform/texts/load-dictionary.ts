import type { Language } from './language.ts';
import type { Dictionary } from './texts.tsx';

/** Tries before giving up on a translation file, and the first pause in milliseconds, which doubles. */
const tries = 5;
const firstPause = 350;

const dictionaryPath = (language: Language): string => `/assets/translations/${language}.json`;

interface Surroundings {
  fetch(path: string): Promise<Response>;
  pause(milliseconds: number): Promise<void>;
}

const browser: Surroundings = {
  fetch: (path) => fetch(path),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Fetches the texts of a language; throws the last error after the fifth failed try. */
export async function loadDictionary(
  language: Language,
  around: Surroundings = browser,
): Promise<Dictionary> {
  let failure: unknown;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await around.pause(firstPause * 2 ** (attempt - 1));
    try {
      const response = await around.fetch(dictionaryPath(language));
      if (response.ok) return (await response.json()) as Dictionary;
      failure = new Error(`${dictionaryPath(language)} answered ${response.status}`);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
