import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { choosePlaces } from './choose-places.ts';
import { ownHotels } from './own-hotels.ts';
import type { FoundPlace } from './places-service.ts';
import { presentPlace, presentSuggestion } from './present.ts';

/** Finding places by text and by point, and the hotels that members have told of. */
export function placeRoutes(api: Api, platform: Platform): void {
  const places = choosePlaces(platform);
  const own = ownHotels(platform.db);
  const { attribution } = places;
  const present = (place: FoundPlace) => presentPlace(place, places.storable);

  api.serve('GET /api/places/autocomplete', async ({ query, language, signal }) => {
    const { q, limit, lat, lng, session } = query;
    if (q === '') return { suggestions: [], attribution };
    const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const options = { language: query.language ?? language, session, signal };
    const hotels = await own.autocomplete(q, { language: options.language, limit });
    const found = await places.autocomplete({ text: q, limit, near }, options).catch((error: unknown) => {
      if (hotels.length === 0) throw error;
      return [];
    });
    return { suggestions: [...found, ...hotels].slice(0, limit).map(presentSuggestion), attribution };
  });

  api.serve('GET /api/places/geocode', async ({ query, language, signal }) => {
    const options = { language: query.language ?? language, session: query.session, signal };
    if (query.id !== undefined) {
      const hotel = await own.byId(query.id, options.language);
      if (hotel !== null) return { places: [presentPlace(hotel, true)], attribution };
      const place = await places.byId(query.id, options);
      return { places: place === null ? [] : [present(place)], attribution };
    }
    const text = query.q ?? '';
    const found = await places.geocode(text, options);
    if (found.length > 0) return { places: found.map(present), attribution };
    const hotels = await own.geocode(text, options.language);
    return { places: hotels.map((hotel) => presentPlace(hotel, true)), attribution };
  });

  api.serve('GET /api/places/reverse', async ({ query, language, signal }) => {
    const { lat, lng } = query;
    const place = await places.reverse({ lat, lng }, { language: query.language ?? language, signal });
    return { place: place === null ? null : present(place), attribution };
  });
}
