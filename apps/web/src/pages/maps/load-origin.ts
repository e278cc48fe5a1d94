import type { Api } from '../../platform/api/api-client.ts';
import { isProblem } from '../../platform/api/problem.ts';
import type { Language } from '../../platform/texts/language.ts';
import type { NamedPlace, Origin } from './map-address.ts';

export interface LoadedOrigin {
  /** Null if no place was named: the map begins with all stays in view. */
  origin: Origin | null;
  /** An unknown place from the address. */
  unknown: string | null;
  /** A place that could not be looked up, and the map service's status. */
  failed: { place: string; status: number } | null;
}

/** Where the map begins: at the place in the address; if that is unknown, where most of the newest stays are. @throws {Problem} */
export async function loadOrigin(
  api: Api,
  language: Language,
  target: NamedPlace | null,
): Promise<LoadedOrigin> {
  const start: LoadedOrigin = { origin: null, unknown: null, failed: null };
  if (target === null) return start;
  const { place } = target;
  if (target.at) return { ...start, origin: { place, ...target.at } };
  const answer = await api
    .call('GET /api/places/geocode', { query: { q: place, language } })
    .catch((error: unknown) => {
      if (isProblem(error) && error.code === 'places.unavailable') return error.status;
      throw error;
    });
  // Without the map service there is still a map of all stays.
  if (typeof answer === 'number') return { ...start, failed: { place, status: answer } };
  const [found] = answer.places;
  if (found === undefined) {
    const { origin } = await api.call('GET /api/map/origin', { query: { language } });
    return { ...start, origin, unknown: place };
  }
  const { lat, lng, extent } = found;
  return { ...start, origin: { place, lat, long: lng, extent } };
}
