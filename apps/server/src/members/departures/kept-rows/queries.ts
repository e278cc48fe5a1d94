import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tie } from '../../../platform/personal-data.ts';

/** Removes the rows, which lowers the counts of others, and keeps a copy with the departure. */
export async function archiveRows(trx: Executor, userId: number, ties: readonly Tie[]): Promise<void> {
  for (const { table, of } of ties) {
    const own = sql.join(
      of.map((column) => sql<SqlBool>`${sql.ref(column)} = ${userId}`),
      sql` or `,
    );
    await sql`
      with gone as (delete from ${sql.table(table)} where ${own} returning ${sql.table(table)}.*)
      update departures set kept_rows = kept_rows || jsonb_build_object(${table}::text,
        (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from gone))
      where user_id = ${userId}`.execute(trx);
  }
}

/** Restores the rows, except those whose other end is gone. The member has to be active again. */
export async function restoreKeptRows(trx: Executor, userId: number, ties: readonly Tie[]): Promise<void> {
  for (const { table, shows, needs } of ties) {
    for (const column of shows) await passOnRows(trx, { userId, table, column });
    const name = sql.table(table);
    const present = [
      ...needs.map(
        ({ column, table: other }) =>
          sql<SqlBool>`(kept.${sql.ref(column)} is null or exists (select from ${sql.table(other)} other where other.id = kept.${sql.ref(column)}))`,
      ),
      // Handed over, or what remains of a deleted member.
      ...shows.map(
        (column) =>
          sql<SqlBool>`not exists (select from users where users.id = kept.${sql.ref(column)} and users.left_at is not null)`,
      ),
    ];
    await sql`
      insert into ${name} overriding system value
      select kept.* from departures, jsonb_populate_recordset(null::${name}, kept_rows -> ${table}::text) kept
      where departures.user_id = ${userId} and ${sql.join(present, sql` and `)}
      on conflict do nothing`.execute(trx);
  }
}

/** Rows that involve another member who is leaving wait with that one. */
async function passOnRows(
  trx: Executor,
  { userId, table, column }: { userId: number; table: string; column: string },
): Promise<void> {
  await sql`
    with handed as (
      select (kept ->> ${column}::text)::bigint as other, jsonb_agg(kept) as rows
      from departures mine, jsonb_array_elements(mine.kept_rows -> ${table}::text) kept
      where mine.user_id = ${userId} and (kept ->> ${column}::text)::bigint <> ${userId}
      group by 1
    )
    update departures theirs
    set kept_rows = theirs.kept_rows || jsonb_build_object(${table}::text, coalesce(theirs.kept_rows -> ${table}::text, '[]') || handed.rows)
    from handed where theirs.user_id = handed.other`.execute(trx);
}
