import type { Place, PlaceSuggestion } from '@staylore/contract/stays/places';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import type { PlaceValue } from '../model/place-value.ts';

/** Shorter texts begin too many names to be worth asking. */
export const shortestText = 2;

/** As many as a list shows without scrolling. */
const mostSuggestions = 5;

export interface FoundSuggestions {
  suggestions: readonly PlaceSuggestion[];
  /** Credit that the map service asks for. */
  attribution: string | null;
}

interface Asking {
  language: Language;
  /** Groups the keystrokes of one search for the map service. */
  session: string;
  signal?: AbortSignal;
}

/** Places that a text may be the beginning of. @throws {Problem} */
export function findSuggestions(api: Api, text: string, asking: Asking): Promise<FoundSuggestions> {
  const { language, session, signal } = asking;
  const query = { q: text.slice(0, 120), language, session, limit: mostSuggestions };
  return api.call('GET /api/places/autocomplete', { query, signal });
}

/** The place behind a field: by id where one was chosen, else the best that the text may mean. @throws {Problem} */
export async function lookUpPlace(api: Api, value: PlaceValue, asking: Asking): Promise<Place | null> {
  const { language, session, signal } = asking;
  const text = value.text.trim().slice(0, 200);
  if (value.id === null && text === '') return null;
  const asked = value.id === null ? { q: text } : { id: value.id };
  const answer = await api.call('GET /api/places/geocode', {
    query: { ...asked, language, session },
    signal,
  });
  return answer.places[0] ?? null;
}
