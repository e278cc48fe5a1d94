// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Generated, GeneratedAlways } from 'kysely';

export interface DiscoveryTables {
  atlas_pictures: {
    user_id: number;
    kind: 'preview' | 'story';
    language: 'en' | 'de';
    key: string;
    content: string;
    made_at: Date;
  };
  digests: {
    user_id: number;
    rhythm: 'daily' | 'weekly';
    last_period: string;
    told_until: Date;
  };
  recommendations: {
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
  };
}
