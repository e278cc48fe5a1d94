import { hash } from 'node:crypto';
import { hotels } from '@staylore/demo-world/stays';
import type { DemoHotel } from '@staylore/demo-world/types';
import {
  countryName,
  foldName,
  type Gazetteer,
  isArea,
  loadGazetteer,
  regionName,
  type Town,
  townName,
} from '@staylore/gazetteer/gazetteer';
import { distanceKm } from '@staylore/geo/geo';

export type MapLanguage = 'en' | 'de';

/** A place known to the maps services: a hotel of the demo world, or a town or area of the gazetteer. */
export interface MapPlace {
  kind: 'hotel' | 'town' | 'area';
  /** `h` and the id of a hotel, or `t` and that of a town. */
  id: string;
  /** A stable number used as its OpenStreetMap id. */
  osmId: number;
  name: string;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  locality: string;
  region: string | null;
  regionCode: string | null;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  lat: number;
  lng: number;
}

interface Query {
  language: MapLanguage;
  limit: number;
  near?: { lat: number; lng: number } | undefined;
  country?: string | undefined;
  kinds?: 'hotels' | 'towns' | undefined;
}

/** The data behind all simulated maps services. */
export interface Atlas {
  /** Places that match the text, hotels first. `partial`: the last word may be incomplete. */
  search(text: string, query: Query & { partial: boolean }): MapPlace[];
  /** A hotel within 120 m if there is one, then the nearest town within 60 km. */
  reverse(point: { lat: number; lng: number }, language: MapLanguage): MapPlace[];
  byId(id: string, language: MapLanguage): MapPlace | undefined;
  byOsmId(type: 'W' | 'N', osmId: number, language: MapLanguage): MapPlace | undefined;
}

const AT_THE_HOTEL_KM = 0.12;
const NEAREST_TOWN_KM = 60;

/** Splits off the house number: "Bahnhofstrasse 12a", "12 rue de Rivoli". */
export function splitStreet(written: string): { street: string | null; houseNumber: string | null } {
  const behind = /^(.*\D)\s+(\d+\s?[a-z]?)$/i.exec(written.trim());
  if (behind) return { street: behind[1]?.trim() ?? null, houseNumber: behind[2] ?? null };
  const before = /^(\d+[a-z]?)[ ,]+(.+)$/i.exec(written.trim());
  if (before) return { street: before[2] ?? null, houseNumber: before[1] ?? null };
  return { street: written.trim() || null, houseNumber: null };
}

function numberOf(text: string): number {
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, 8), 16);
}

/** A hotel with its town and region, named in the reader's language by the nearest town. */
function fromHotel(hotel: DemoHotel, language: MapLanguage): MapPlace {
  const near = loadGazetteer().nearest(hotel.lat, hotel.lng, NEAREST_TOWN_KM);
  const town = near?.country === hotel.country ? near : null;
  const names = town ? [town.name, town.names.en, town.names.de].map((name) => foldName(name ?? '')) : [];
  const sameTown = town && names.includes(foldName(hotel.city));
  return {
    kind: 'hotel',
    id: `h${hotel.id}`,
    osmId: numberOf(hotel.id),
    name: hotel.name,
    ...splitStreet(hotel.street),
    postalCode: hotel.zip || null,
    locality: sameTown ? townName(town, language) : hotel.city,
    region: (town && regionName(town, language)) || hotel.region || null,
    regionCode: town?.regionCode ?? null,
    country: countryName(hotel.country, language) ?? hotel.country,
    countryCode: hotel.country,
    lat: hotel.lat,
    lng: hotel.lng,
  };
}

function fromTown(town: Town, language: MapLanguage): MapPlace {
  const name = townName(town, language);
  return {
    kind: isArea(town) ? 'area' : 'town',
    id: `t${town.id}`,
    osmId: town.id,
    name,
    street: null,
    houseNumber: null,
    postalCode: null,
    locality: name,
    region: regionName(town, language),
    regionCode: town.regionCode,
    country: countryName(town.country, language) ?? town.country,
    countryCode: town.country,
    lat: town.lat,
    lng: town.lng,
  };
}

/** The atlas of the demo world and the gazetteer, which is loaded on first use. */
export function createAtlas(): Atlas {
  const gazetteer = (): Gazetteer => loadGazetteer();
  const index = hotels.map((hotel) => ({
    hotel,
    words: foldName(`${hotel.name} ${hotel.street} ${hotel.zip} ${hotel.city} ${hotel.country}`),
  }));
  return {
    search(text, query) {
      const found = query.kinds === 'towns' ? [] : findHotels(index, text, query);
      const rest = query.kinds === 'hotels' ? [] : findTowns(gazetteer(), text, query);
      const all = [...found.map((hotel) => fromHotel(hotel, query.language)), ...rest];
      const country = query.country?.toUpperCase();
      return all.filter((place) => !country || place.countryCode === country).slice(0, query.limit);
    },
    reverse(point, language) {
      const near = hotels
        .map((hotel) => ({ hotel, km: distanceKm(point, hotel) }))
        .filter(({ km }) => km <= AT_THE_HOTEL_KM)
        .sort((a, b) => a.km - b.km)
        .slice(0, 3);
      const town = gazetteer().nearest(point.lat, point.lng, NEAREST_TOWN_KM);
      const around = near.map(({ hotel }) => fromHotel(hotel, language));
      return town ? [...around, fromTown(town, language)] : around;
    },
    byId(id, language) {
      if (id.startsWith('h')) {
        const hotel = hotels.find((each) => each.id === id.slice(1));
        return hotel && fromHotel(hotel, language);
      }
      const town = /^t\d{1,12}$/.test(id) ? gazetteer().byId(Number(id.slice(1))) : null;
      return town ? fromTown(town, language) : undefined;
    },
    byOsmId(type, osmId, language) {
      const hotel = type === 'W' ? hotels.find((each) => numberOf(each.id) === osmId) : undefined;
      if (hotel) return fromHotel(hotel, language);
      const town = type === 'N' ? gazetteer().byId(osmId) : null;
      return town ? fromTown(town, language) : undefined;
    },
  };
}

function findHotels(
  index: readonly { hotel: DemoHotel; words: string }[],
  text: string,
  query: Query & { partial: boolean },
): DemoHotel[] {
  const words = foldName(text.slice(0, 300)).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const last = words.length - 1;
  const fits = (line: string) =>
    words.every((word, at) => ` ${line} `.includes(query.partial && at === last ? ` ${word}` : ` ${word} `));
  // A town's name alone means the town, not every hotel in it.
  const named = ({ hotel }: { hotel: DemoHotel }) =>
    ` ${foldName(hotel.name)}`.includes(` ${words[0] ?? ''}`);
  const found = index.filter((entry) => fits(entry.words) && (query.kinds === 'hotels' || named(entry)));
  const { near } = query;
  const sorted = near
    ? found.toSorted((a, b) => distanceKm(near, a.hotel) - distanceKm(near, b.hotel))
    : found;
  return sorted.slice(0, query.limit).map(({ hotel }) => hotel);
}

function findTowns(gazetteer: Gazetteer, text: string, query: Query & { partial: boolean }): MapPlace[] {
  const { language, limit, near, country } = query;
  const exact = gazetteer.find(text, { near, country });
  const begun =
    query.partial || exact.length === 0 ? gazetteer.autocomplete(text, { language, limit, near }) : [];
  const towns = new Map([...(query.partial ? begun : [...exact, ...begun])].map((town) => [town.id, town]));
  return [...towns.values()].slice(0, limit).map((town) => fromTown(town, language));
}
