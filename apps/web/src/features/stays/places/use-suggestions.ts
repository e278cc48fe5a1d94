import type { PlaceSuggestion } from '@staylore/contract/stays/places';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createBrowserApi } from '../../../platform/api/browser-api.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { type FoundSuggestions, findSuggestions, shortestText } from './api/find-places.ts';

type SearchStatus = 'idle' | 'searching' | 'found' | 'none' | 'failed';

export interface Suggestions {
  status: SearchStatus;
  places: readonly PlaceSuggestion[];
  /** Credit that the map service asks for. */
  attribution: string | null;
  /** Groups the keystrokes of one search for the map service. */
  session(): string;
  retry(): void;
  /** A place was chosen: the next keystroke begins a new search. */
  restart(): void;
}

/** Milliseconds of quiet after which a text is looked up. */
const quiet = 150;
const nothing: FoundSuggestions = { suggestions: [], attribution: null };

/**
 * Suggestions for what is typed. A newer text ends the request of the older; the last suggestions stay until new ones are there, so that
 * the list does not flicker.
 */
export function useSuggestions(text: string): Suggestions {
  const { language } = useTexts();
  const [found, setFound] = useState(nothing);
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [attempt, setAttempt] = useState(0);
  const group = useRef<string | null>(null);
  // Drawn at the first keystroke and not while rendering: the server would draw another one.
  const session = useCallback(() => {
    group.current ??= crypto.randomUUID();
    return group.current;
  }, []);
  // So that deleting a letter costs no request.
  const remembered = useRef(new Map<string, FoundSuggestions>());
  const asked = text.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (asked.length < shortestText) {
      setFound(nothing);
      setStatus('idle');
      return;
    }
    const superseded = new AbortController();
    const { signal } = superseded;
    setStatus((before) => (before === 'found' ? before : 'searching'));
    const timer = setTimeout(async () => {
      try {
        const known = remembered.current.get(asked);
        const asking = { language, session: session(), signal };
        const answer = known ?? (await findSuggestions(createBrowserApi(language), asked, asking));
        if (signal.aborted) return;
        remembered.current.set(asked, answer);
        setFound(answer);
        setStatus(answer.suggestions.length > 0 ? 'found' : 'none');
      } catch {
        if (signal.aborted) return;
        setFound(nothing);
        setStatus('failed');
      }
    }, quiet);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [asked, language, attempt, session]);

  return {
    status,
    places: found.suggestions,
    attribution: found.attribution,
    session,
    retry: () => setAttempt((count) => count + 1),
    restart: () => {
      group.current = null;
    },
  };
}
