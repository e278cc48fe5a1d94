import type { PlaceSuggestion } from '@staylore/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserApi } from '../../platform/browser-api.ts';
import { useTexts } from '../../platform/texts.tsx';
import { shortestText, suggestionsQuery } from './api/find-places.ts';

type SearchStatus = 'idle' | 'searching' | 'found' | 'none' | 'failed';

export interface Suggestions {
  status: SearchStatus;
  places: readonly PlaceSuggestion[];
  /** Credit that the map service asks for. */
  attribution: string | null;
  /** Groups the keystrokes of one search for the map service. */
  session: string;
  retry(): void;
  /** A place was chosen or the text dropped: the next keystroke begins a new search. */
  restart(): void;
}

/** Milliseconds of quiet after which a text is looked up. */
const quiet = 150;

/** Suggestions for what is typed; the last ones stay until new ones are there, so that the list does not flicker. */
export function useSuggestions(text: string): Suggestions {
  const { language } = useTexts();
  const settled = useSettled(text);
  const [session, setSession] = useState('');
  const wanted = text.trim().length >= shortestText;
  const query = useQuery({
    ...suggestionsQuery(() => createBrowserApi(language), { text: settled, language, session }),
    placeholderData: (previous) => previous,
  });

  // Made in the browser only: a random id drawn on the server would differ from the one drawn here.
  useEffect(() => {
    if (session === '') setSession(crypto.randomUUID());
  }, [session]);

  const places = wanted && query.isSuccess ? query.data.suggestions : [];
  return {
    status: wanted ? statusOf({ ...query, waiting: settled !== text, count: places.length }) : 'idle',
    places,
    attribution: query.data?.attribution ?? null,
    session,
    retry: () => void query.refetch(),
    restart: () => setSession(''),
  };
}

function statusOf(query: {
  isError: boolean;
  isFetching: boolean;
  waiting: boolean;
  count: number;
}): SearchStatus {
  if (query.isFetching || query.waiting) return query.count > 0 ? 'found' : 'searching';
  if (query.isError) return 'failed';
  return query.count > 0 ? 'found' : 'none';
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
