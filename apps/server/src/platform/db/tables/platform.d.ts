// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Generated } from 'kysely';

export interface PlatformTables {
  rate_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  schema_migrations: {
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
  secret_keys: {
    name: string;
    number: number;
    sealed: Buffer;
    master: string;
    created_at: Generated<Date>;
    resealed_at: Date | null;
  };
}
