import type { Api } from '../../platform/api/api-client.ts';
import type { Language } from '../../platform/texts/language.ts';
import type { NamedPlace, Origin } from './map-address.ts';

export interface LoadedOrigin {
  /** Null if no place was named: the map begins with all stays in view. */
  origin: Origin | null;
  /** An unknown place from the address. */
  unknown: string | null;
}

/** Where the map begins: at the place in the address; if that is unknown, where most of the newest stays are. @throws {Problem} */
export async function loadOrigin(
  api: Api,
  language: Language,
  asked: NamedPlace | null,
): Promise<LoadedOrigin> {
  if (asked?.at) return { origin: { place: asked.place, ...asked.at }, unknown: null };
  if (asked === null) return { origin: null, unknown: null };
  const { places } = await api.call('GET /api/places/geocode', { query: { q: asked.place, language } });
  const [found] = places;
  if (found === undefined) {
    const { origin } = await api.call('GET /api/map/origin', { query: { language } });
    return { origin, unknown: asked.place };
  }
  const { lat, lng, extent } = found;
  const all = extent !== undefined && { extent };
  return { origin: { place: asked.place, lat, long: lng, ...all }, unknown: null };
}
