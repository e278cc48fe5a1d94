import type { Generated, GeneratedAlways } from 'kysely';

export interface RecommendationTable {
  id: GeneratedAlways<number>;
  from_id: number;
  to_id: number | null;
  location: string;
  lat: number | null;
  lng: number | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  created_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    recommendations: RecommendationTable;
  }
}
