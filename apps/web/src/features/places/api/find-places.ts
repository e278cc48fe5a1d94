import type { Place } from '@staylore/contract/places';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../platform/api-client.ts';
import type { Language } from '../../../platform/language.ts';
import type { PlaceValue } from '../model/place-value.ts';

/** Shorter texts begin too many names to be worth asking. */
export const shortestText = 2;

interface Search {
  text: string;
  language: Language;
  session: string;
}

/** Suggestions for a text; each text is asked once a minute at most, and a newer one ends the request of the older. */
export function suggestionsQuery(api: () => Api, { text, language, session }: Search) {
  const q = text.trim().slice(0, 120);
  return queryOptions({
    queryKey: ['places', 'autocomplete', language, q.toLowerCase()],
    queryFn: ({ signal }) =>
      api().call('GET /api/places/autocomplete', { query: { q, language, session }, signal }),
    enabled: q.length >= shortestText,
    retry: false,
  });
}

/** The place behind a field: by id where one was chosen, else the best that the text may mean. @throws {Problem} */
export async function lookUpPlace(
  api: Api,
  value: PlaceValue,
  { language, session, signal }: { language: Language; session?: string; signal?: AbortSignal },
): Promise<Place | null> {
  const text = value.text.trim().slice(0, 200);
  if (value.id === null && text === '') return null;
  const asked = value.id === null ? { q: text } : { id: value.id };
  const answer = await api.call('GET /api/places/geocode', {
    query: { ...asked, language, session },
    signal,
  });
  return answer.places[0] ?? null;
}
