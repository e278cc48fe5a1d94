import { sql } from 'kysely';
import type { Executor } from '../../src/platform/db/database.ts';

/** The audit log's entries of acts by the command line, the oldest first. */
export function actsByCommand(db: Executor) {
  return db
    .selectFrom('audit_log')
    .select(['act', 'member_id', 'details'])
    .where('actor_id', 'is', null)
    .where(sql<string>`details->>'by'`, '=', 'command')
    .orderBy('id')
    .execute();
}
