import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Members who have one of these permissions. */
export function roleHolders(db: Executor, roles: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['username', 'permissions'])
    .where(sql<boolean>`permissions && ${roles as string[]}::text[]`)
    .orderBy('username')
    .execute();
}
