import type { Generated, GeneratedAlways } from 'kysely';

export interface HotelTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  /** Name and city folded, by which spellings of one hotel find each other. */
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

declare module '../../platform/db.ts' {
  interface Tables {
    hotels: HotelTable;
  }
}
