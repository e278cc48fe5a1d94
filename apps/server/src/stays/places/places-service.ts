import type { Language } from '@staylore/contract/fields';
import type { MapWindow } from '@staylore/contract/map-window';

interface Coordinates {
  lat: number;
  lng: number;
}

/** A place in the form that the answers of every map service are converted to. */
export interface FoundPlace extends Coordinates {
  /** The service's id; null for a bare point. */
  id: string | null;
  /** The hotel's name, if the place is one. */
  name: string | null;
  label: string;
  kind: PlaceKind;
  precision: 'rooftop' | 'street' | 'locality' | 'region';
  /** All of a country or region. */
  extent?: MapWindow | undefined;
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
  /** Null if the service gives them only for a chosen place. */
  coordinates: Coordinates | null;
  /** All of a country or region. */
  extent?: MapWindow | undefined;
}

export interface HotelSearch {
  name: string;
  /** The town, if known. */
  town: string | null;
  /** The point it should be near. */
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
 * Finds places by text, id and point. If nothing is found the answer is an empty list or null.
 * @throws {ApiError} `places.unavailable` when the service does not answer, refuses, or its answer cannot be read.
 */
export interface PlacesService {
  /** Credit to show beside the service's answers; null if a mention in the imprint suffices. */
  readonly attribution: string | null;
  /** Whether the terms allow coordinates and addresses to be stored. */
  readonly storable: boolean;
  /** Distinguishes its hotel ids from those of other services; null if it knows no hotels. */
  readonly hotelService: string | null;
  autocomplete(
    search: { text: string; limit: number; near: Coordinates | undefined },
    asking: Asking,
  ): Promise<Suggestion[]>;
  geocode(text: string, asking: Asking): Promise<FoundPlace[]>;
  byId(id: string, asking: Asking): Promise<FoundPlace | null>;
  reverse(point: Coordinates, asking: Asking): Promise<FoundPlace | null>;
  /** Lodging that may be meant by a name, most likely first, each with its name and exact position. */
  hotels(search: HotelSearch, asking: Asking): Promise<FoundPlace[]>;
}
