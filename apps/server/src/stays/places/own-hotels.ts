import type { Language } from '@staylore/contract/fields';
import { countryName, loadGazetteer, townName } from '@staylore/gazetteer/gazetteer';
import type { Executor } from '../../platform/db/database.ts';
import { hotelKey } from '../hotels/index.ts';
import type { FoundPlace, Suggestion } from './places-service.ts';
import { hotelById, hotelsBeginning, type PlacedHotel } from './queries.ts';

/** Hotels that members have told of, as places: map services may not know them. */
export function ownHotels(db: Executor) {
  const find = async (text: string, limit: number) => {
    const key = keyOf(text);
    return key === null || limit < 1 ? [] : hotelsBeginning(db, { key, limit });
  };
  return {
    async autocomplete(text: string, { language, limit }: { language: Language; limit: number }) {
      const hotels = await find(text, limit);
      return hotels.map(
        (hotel): Suggestion => ({
          id: `hotel:${hotel.id}`,
          name: hotel.name,
          detail: townOf(hotel, language),
          kind: 'hotel',
          coordinates: { lat: hotel.lat, lng: hotel.lng },
        }),
      );
    },
    async geocode(text: string, language: Language): Promise<FoundPlace[]> {
      return (await find(text, 5)).map((hotel) => placeOf(hotel, language));
    },
    async byId(id: string, language: Language): Promise<FoundPlace | null> {
      const number = /^hotel:(\d{1,15})$/.exec(id)?.[1];
      const hotel = number === undefined ? undefined : await hotelById(db, Number(number));
      return hotel === undefined ? null : placeOf(hotel, language);
    },
  };
}

/** Shorter keys begin too many names. */
const shortestKey = /^[\p{L}\p{N}]{4,}$/u;

/** The key of the name before a comma, which the town may follow; null if it says too little. */
function keyOf(text: string): string | null {
  const [name = ''] = text.split(',');
  const key = hotelKey(name, null);
  return shortestKey.test(key) ? key : null;
}

function townOf({ city, country }: PlacedHotel, language: Language): string {
  const town = city === null ? null : loadGazetteer().best(city, country);
  const parts = [
    town === null ? city : townName(town, language),
    country === null ? null : countryName(country, language),
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function placeOf(hotel: PlacedHotel, language: Language): FoundPlace {
  return {
    id: `hotel:${hotel.id}`,
    name: hotel.name,
    label: [hotel.name, townOf(hotel, language)].filter((part) => part !== '').join(', '),
    kind: 'hotel',
    lat: hotel.lat,
    lng: hotel.lng,
    precision: 'rooftop',
    street: hotel.street,
    houseNumber: null,
    postalCode: hotel.zip,
    locality: hotel.city,
    admin1: hotel.state,
    countryCode: hotel.country,
  };
}
