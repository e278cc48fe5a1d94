import type { FoundPlace, PlacesService } from '../places-service.ts';
import { autocompleteAnswer, detailsAnswer } from './google-answers.ts';
import { type GoogleSettings, queryGeocoding, queryPlaces } from './query-google.ts';
import { readDetails, readGeocodeResult, readPrediction } from './read-answers.ts';

const detailFields = 'id,displayName,formattedAddress,location,addressComponents,types';
const suggestionFields =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types';
/** Only these characters may become part of a path. */
const googleId = /^[A-Za-z0-9_-]{5,300}$/;
/** Radius in metres of the circle in which suggestions are preferred; the API's maximum. */
const biasRadius = 50_000;
/** Suggestions of a hotel whose details are requested, each of which is a billed call. */
const detailedHotels = 3;

/**
 * Google's Geocoding v3 and Places (New). Its terms allow only place ids to be stored and require its name beside results, so nothing is
 * cached here and answers are marked as not storable.
 */
export function googlePlaces(settings: GoogleSettings): PlacesService {
  const byId: PlacesService['byId'] = async (id, { language, session, signal }) => {
    if (!googleId.test(id)) return null;
    const query = new URLSearchParams({ languageCode: language });
    if (session !== undefined) query.set('sessionToken', session);
    const answer = await queryPlaces(settings, `/v1/places/${encodeURIComponent(id)}?${query}`, {
      schema: detailsAnswer,
      fields: detailFields,
      signal,
    });
    return answer === null ? null : readDetails(answer);
  };
  return {
    attribution: 'Google Maps',
    storable: false,
    hotelService: 'google',

    async autocomplete({ text, limit, near }, { language, session, signal }) {
      const circle = near && { center: { latitude: near.lat, longitude: near.lng }, radius: biasRadius };
      const answer = await queryPlaces(settings, '/v1/places:autocomplete', {
        schema: autocompleteAnswer,
        method: 'POST',
        fields: suggestionFields,
        body: JSON.stringify({
          input: text,
          languageCode: language,
          sessionToken: session,
          locationBias: circle && { circle },
        }),
        signal,
      });
      return (answer?.suggestions ?? [])
        .flatMap(({ placePrediction }) => (placePrediction ? [readPrediction(placePrediction)] : []))
        .slice(0, limit);
    },

    async geocode(text, { language, signal }) {
      const results = await queryGeocoding(settings, { address: text, language }, signal);
      return results.slice(0, 5).map(readGeocodeResult);
    },

    byId,

    async hotels({ countryCode, name, near, town }, { language, signal }) {
      const center = { latitude: near.lat, longitude: near.lng };
      // Suggestions and the details that end the search are billed as one session.
      const session = crypto.randomUUID();
      const answer = await queryPlaces(settings, '/v1/places:autocomplete', {
        schema: autocompleteAnswer,
        method: 'POST',
        fields: suggestionFields,
        body: JSON.stringify({
          input: [name, town].filter(Boolean).join(', '),
          languageCode: language,
          sessionToken: session,
          includedPrimaryTypes: ['lodging'],
          ...(countryCode !== null && { includedRegionCodes: [countryCode.toLowerCase()] }),
          locationBias: { circle: { center, radius: biasRadius } },
        }),
        signal,
      });
      const places: FoundPlace[] = [];
      for (const [at, { placePrediction }] of (answer?.suggestions ?? [])
        .slice(0, detailedHotels)
        .entries()) {
        const options = { language, signal, session: at === 0 ? session : undefined };
        const place = placePrediction && (await byId(placePrediction.placeId, options));
        if (place && place.kind === 'hotel') places.push(place);
      }
      return places;
    },

    async reverse({ lat, lng }, { language, signal }) {
      const results = await queryGeocoding(settings, { latlng: `${lat},${lng}`, language }, signal);
      const [best] = results;
      return best === undefined ? null : completed(readGeocodeResult(best), results.map(readGeocodeResult));
    },
  };
}

/** The most exact result first; what it lacks (often the locality) comes from the wider ones after it. */
function completed(best: FoundPlace, others: readonly FoundPlace[]): FoundPlace {
  const first = (read: (place: FoundPlace) => string | null) =>
    others.map(read).find((value) => value !== null) ?? null;
  return {
    ...best,
    postalCode: best.postalCode ?? first((place) => place.postalCode),
    locality: best.locality ?? first((place) => place.locality),
    admin1: best.admin1 ?? first((place) => place.admin1),
    countryCode: best.countryCode ?? first((place) => place.countryCode),
  };
}
