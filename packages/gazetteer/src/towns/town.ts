/** Degrees, WGS 84. */
export interface Coordinates {
  lat: number;
  lng: number;
}

export interface MapWindow {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A town, or another place (an island, a valley, a region): see `isArea`. */
export interface Town {
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** State, canton, Land …, in English. */
  region: string | null;
  regionCode: string | null;
  lat: number;
  lng: number;
  /** Inhabitants; for areas an importance that ranks like inhabitants. */
  population: number;
  names: { en?: string; de?: string };
}

export interface AutocompleteOptions {
  language: 'en' | 'de';
  limit: number;
  near?: Coordinates | undefined;
}

export interface FindOptions {
  country?: string | undefined;
  near?: Coordinates | undefined;
}

/** Whether a place is an island, valley, region or the like, whose coordinates are only its centre. */
export function isArea(place: { id: number }): boolean {
  return place.id > 900_000_000 && place.id < 950_000_000;
}

/** A place's name as readers of that language know it. */
export function townName(town: Town, language: 'en' | 'de'): string {
  return town.names[language] ?? town.name;
}
