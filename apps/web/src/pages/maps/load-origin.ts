import type { Api } from '../../platform/api/api-client.ts';
import type { Language } from '../../platform/texts/language.ts';
import type { NamedPlace, Origin } from './map-address.ts';

export interface LoadedOrigin {
  /** Null where there is no stay on the map yet and no place was named. */
  origin: Origin | null;
  /** The address names the place; else it was chosen for the reader. */
  named: boolean;
  /** A place that the address names and nobody knows. */
  unknown: string | null;
}

/** Where the map begins: at the place of the address, else where most of the newest stays are. @throws {Problem} */
export async function loadOrigin(
  api: Api,
  language: Language,
  asked: NamedPlace | null,
): Promise<LoadedOrigin> {
  if (asked?.at) return { origin: { place: asked.place, ...asked.at }, named: true, unknown: null };
  const usual = async () => (await api.call('GET /api/map/origin', { query: { language } })).origin;
  if (asked === null) return { origin: await usual(), named: false, unknown: null };
  const { places } = await api.call('GET /api/places/geocode', { query: { q: asked.place, language } });
  const [found] = places;
  if (found === undefined) return { origin: await usual(), named: false, unknown: asked.place };
  const { lat, lng } = found;
  return { origin: { place: asked.place, lat, long: lng }, named: true, unknown: null };
}
