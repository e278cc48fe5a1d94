import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface HotelTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  /** Telling part of the name, by which spellings of one hotel find each other. */
  name_key: string;
  /** By which version of the rules the key was made. */
  key_version: Generated<number>;
  /** The maps service that knows the house, and how it calls it; null until a service has placed the hotel. */
  placed_by: Generated<string | null>;
  place_id: Generated<string | null>;
  placed_at: Generated<Date | null>;
  street: string | null;
  zip: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  website: string | null;
  posts_count: Generated<number>;
  created_at: Generated<Date>;
}

/** What a maps service answered about a name near a place. */
export interface HotelLookupTable {
  service: string;
  name_key: string;
  place_key: string;
  houses: JSONColumnType<unknown[]>;
  asked_at: Date;
}

/** Questions to the maps service for one scan or import. */
export interface PlacingBudgetTable {
  undertaking: string;
  asked: number;
  began_at: Date;
}

/** Addresses of pages whose hotel turned out to be another one. */
export interface FormerSlugTable {
  slug: string;
  hotel_id: number;
  merged_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    hotels: HotelTable;
    former_slugs: FormerSlugTable;
    hotel_lookups: HotelLookupTable;
    placing_budgets: PlacingBudgetTable;
  }
}
