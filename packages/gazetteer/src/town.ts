/** Degrees, WGS 84. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** A town, or a place that is none (an island, a valley, a region): see `isArea`. */
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
