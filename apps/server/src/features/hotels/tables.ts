import type { Generated, GeneratedAlways } from 'kysely';

export interface HotelTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  /** Telling part of the name, by which spellings of one hotel find each other. */
  name_key: string;
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

/** Addresses of pages whose hotel turned out to be another one. */
export interface FormerSlugTable {
  slug: string;
  hotel_id: number;
  merged_at: Generated<Date>;
}

declare module '../../platform/db.ts' {
  interface Tables {
    hotels: HotelTable;
    former_slugs: FormerSlugTable;
  }
}
