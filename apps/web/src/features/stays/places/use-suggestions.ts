import type { PlaceSuggestion } from '@staylore/contract/stays/places';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDebounce } from 'use-debounce';
import { useApi } from '../../../platform/api/api.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { noSuggestions, placeSuggestions, shortestText } from './api/find-places.ts';

type SearchStatus = 'idle' | 'searching' | 'found' | 'none' | 'failed';

export interface Suggestions {
  status: SearchStatus;
  places: readonly PlaceSuggestion[];
  /** Attribution required by the map service. */
  attribution: string | null;
  /** Groups the keystrokes of one search for the map service. */
  session(): string;
  retry(): void;
  /** A place was chosen: the next keystroke begins a new search. */
  restart(): void;
}

/** Milliseconds without a keystroke after which a text is looked up. */
const debounce = 150;

/**
 * Suggestions for the typed text. A newer text cancels the request of the older one, whose suggestions are shown until the new ones arrive, so that
 * the list does not flicker.
 */
export function useSuggestions(text: string): Suggestions {
  const api = useApi();
  const { language } = useTexts();
  const search = useRef<string | null>(null);
  // Not generated while rendering: the server would generate another one.
  const session = () => {
    search.current ??= crypto.randomUUID();
    return search.current;
  };
  const typed = text.trim();
  const isLongEnough = typed.length >= shortestText;
  const [searched] = useDebounce(typed, isLongEnough ? debounce : 0);
  const isSearched = searched.length >= shortestText;
  const query = useQuery({
    ...placeSuggestions(api, searched, { language, session }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
    // For a text too short the list is empty, so that the next one does not begin with the previous list.
    ...(!isSearched && { initialData: noSuggestions }),
  });
  const { suggestions, attribution } = (isLongEnough && query.data) || noSuggestions;
  const status = (): SearchStatus => {
    if (!isLongEnough) return 'idle';
    if (suggestions.length > 0) return 'found';
    if (typed !== searched || query.isFetching) return 'searching';
    return query.isError ? 'failed' : 'none';
  };
  return {
    status: status(),
    places: suggestions,
    attribution,
    session,
    retry: () => void query.refetch(),
    restart: () => {
      search.current = null;
    },
  };
}
