import type { Language } from '@staylore/contract/fields';

interface Coordinates {
  lat: number;
  lng: number;
}

/** A place in the form that every map service is brought to. */
export interface FoundPlace extends Coordinates {
  /** How the service names it; null for a bare point. */
  id: string | null;
  /** Hotel or house, where the place is one. */
  name: string | null;
  label: string;
  kind: PlaceKind;
  precision: 'rooftop' | 'street' | 'locality' | 'region';
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  locality: string | null;
  /** State, canton, Land … */
  admin1: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
}

export type PlaceKind = 'town' | 'area' | 'hotel' | 'address';

export interface Suggestion {
  id: string;
  name: string;
  detail: string;
  kind: PlaceKind;
  /** Null where the service tells them only of a chosen place. */
  coordinates: Coordinates | null;
}

/** A hotel as a post tells of it. */
export interface HotelSearch {
  name: string;
  /** The town, where one is told. */
  town: string | null;
  /** Around which point it should lie. */
  near: Coordinates;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
}

interface Asking {
  language: Language;
  /** Groups the keystrokes of one search, for services that bill by search. */
  session?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Finds places by text, id and point. Nothing found is an empty list or null.
 * @throws {ApiError} `places.unavailable` when the service does not answer, refuses, or answers what cannot be read.
 */
export interface PlacesService {
  /** Credit to show beside what the service answered; null when a mention in the imprint suffices. */
  readonly attribution: string | null;
  /** Whether the terms let coordinates and addresses be kept. */
  readonly storable: boolean;
  /** By which its ids of houses are told apart from those of other services; null where it knows no houses. */
  readonly houses: string | null;
  autocomplete(
    search: { text: string; limit: number; near: Coordinates | undefined },
    asking: Asking,
  ): Promise<Suggestion[]>;
  geocode(text: string, asking: Asking): Promise<FoundPlace[]>;
  byId(id: string, asking: Asking): Promise<FoundPlace | null>;
  reverse(point: Coordinates, asking: Asking): Promise<FoundPlace | null>;
  /** Houses with rooms that may be meant by a name, the likeliest first, each with its name and exact position. */
  hotels(search: HotelSearch, asking: Asking): Promise<FoundPlace[]>;
}
