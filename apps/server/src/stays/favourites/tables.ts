import type { Generated, GeneratedAlways } from 'kysely';

export interface FavouriteTable {
  id: GeneratedAlways<number>;
  user_id: number;
  post_id: number;
  created_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    favourites: FavouriteTable;
  }
}
