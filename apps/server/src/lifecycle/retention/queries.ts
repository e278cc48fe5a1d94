import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/**
 * Which of these folders of pictures a row refers to: a post's, a member's, the atlas's, or one of a member who is leaving and may come
 * back.
 */
export async function keysInUse(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from pictures where key = any(${keys}::text[])
    union all select avatar_key from users where avatar_key = any(${keys}::text[])
    union all select cover_key from users where cover_key = any(${keys}::text[])
    union all select key from atlas_pictures where key = any(${keys}::text[])
    union all select found[1] from departures, regexp_matches(kept_rows::text, 'p/[0-9a-f]{32}', 'g') found`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
