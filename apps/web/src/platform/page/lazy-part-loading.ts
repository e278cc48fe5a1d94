import { lazy } from 'react';

const tries = 5;
/** Milliseconds before the second try; each further pause is twice as long. */
const firstPause = 350;
/** Milliseconds for all tries together. */
const longest = 120_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches a chunk: up to five tries within two minutes. Without a network there is nothing to wait for. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const end = Date.now() + longest;
  for (let nr = 1; ; nr += 1) {
    try {
      const late = pause(end - Date.now()).then(() => Promise.reject(new Error('Too late')));
      return await Promise.race([load(), late]);
    } catch (error) {
      if (nr === tries || !navigator.onLine || Date.now() >= end) throw error;
      await pause(firstPause * 2 ** (nr - 1));
    }
  }
}

/** A component whose chunk is fetched when it is first shown; used inside a `LazyPart`. */
export const lazyPart: typeof lazy = (load) => lazy(() => fetchPart(load));
