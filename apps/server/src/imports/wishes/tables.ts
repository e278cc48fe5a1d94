import type { wishStates } from '@staylore/contract/imports/wishes';
import type { Generated, GeneratedAlways } from 'kysely';

export interface WishTable {
  id: GeneratedAlways<number>;
  user_id: number;
  state: Generated<(typeof wishStates)[number]>;
  mark: string;
  hotel_id: number | null;
  hotel_name: string;
  city: string | null;
  region: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  source_url: string | null;
  source_author: string | null;
  source_post_id: number | null;
  own_post_id: number | null;
  saved_at: Date;
  created_at: Date;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    wishes: WishTable;
  }
}
