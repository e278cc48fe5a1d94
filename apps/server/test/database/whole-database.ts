import { sql } from 'kysely';
import type { TestApp } from '../start-app.ts';
import { jobPayloads } from './queue.ts';

/** Tables of the product, each with its columns of text. */
async function tables(app: TestApp): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.table_name as name, array_agg(c.column_name::text) filter (where c.data_type in ('text', 'jsonb', 'json', 'ARRAY')) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
    group by 1 order by 1`.execute(app.platform.db);
  return rows.map(({ name, columns }) => ({ name, columns: columns ?? [] }));
}

/** Every row of every table but these, by table; without the numbers of the transactions that last wrote them. */
export async function wholeDatabase(
  app: TestApp,
  { without }: { without: readonly string[] },
): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name } of (await tables(app)).filter((table) => !without.includes(table.name))) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'card_version' as row from ${sql.table(name)} t order by (to_jsonb(t) - 'card_version')::text`.execute(
      app.platform.db,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Tables and columns that hold one of these words, jobs that wait included. */
export async function placesOfWords(app: TestApp, words: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  const patterns = words.map((word) => `%${word}%`);
  for (const { name, columns } of await tables(app)) {
    for (const column of columns) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(name)} where ${sql.ref(column)}::text ilike any(${patterns}::text[])`.execute(
        app.platform.db,
      );
      if ((rows[0]?.count ?? 0) > 0) places.push(`${name}.${column}`);
    }
  }
  const jobs = (await jobPayloads(app.platform.db)).filter((payload) =>
    words.some((word) => payload.toLowerCase().includes(word.toLowerCase())),
  );
  return [...places, ...jobs.map((payload) => `job ${payload}`)];
}

/** How many rows refer to a member, by table and column, whatever becomes of them with the member. */
export async function rowsOf(app: TestApp, memberId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union select 'import_items', 'user_id'`.execute(app.platform.db);
  const found: Record<string, number> = {};
  for (const { name, column } of rows) {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where ${sql.ref(column)} = ${memberId}`.execute(
      app.platform.db,
    );
    if ((counted[0]?.count ?? 0) > 0) found[`${name}.${column}`] = counted[0]?.count ?? 0;
  }
  return found;
}
