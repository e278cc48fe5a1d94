import type { Place, PlaceSuggestion } from '@staylore/contract/stays/places';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import type { PlaceValue } from '../model/place-value.ts';

/** Shorter texts match too many names to be useful. */
export const shortestText = 2;

/** As many as a list shows without scrolling. */
const maxSuggestions = 5;

export interface FoundSuggestions {
  suggestions: readonly PlaceSuggestion[];
  /** Attribution required by the map service. */
  attribution: string | null;
}

interface Asking {
  language: Language;
  /** Groups the keystrokes of one search for the map service. */
  session: string;
}

export const noSuggestions: FoundSuggestions = { suggestions: [], attribution: null };

/** Places matching the prefix. Answers of another session are valid too, so it is not part of the key. */
export function placeSuggestions(
  api: Api,
  text: string,
  { language, session }: { language: Language; session(): string },
) {
  return queryOptions({
    queryKey: ['places', 'suggestions', language, text],
    queryFn: ({ signal }): Promise<FoundSuggestions> => {
      const query = { q: text.slice(0, 120), language, session: session(), limit: maxSuggestions };
      return api.call('GET /api/places/autocomplete', { query, signal });
    },
    // A failure is shown at once, with a button to try again.
    retry: false,
    networkMode: 'always',
  });
}

/** The place behind a field: by id if one was chosen, else the best match of the text. @throws {Problem} */
export async function lookUpPlace(api: Api, value: PlaceValue, asking: Asking): Promise<Place | null> {
  const { language, session } = asking;
  const text = value.text.trim().slice(0, 200);
  if (value.id === null && text === '') return null;
  const query = value.id === null ? { q: text } : { id: value.id };
  const answer = await api.call('GET /api/places/geocode', {
    query: { ...query, language, session },
  });
  return answer.places[0] ?? null;
}
