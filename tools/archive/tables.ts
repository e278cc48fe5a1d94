import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { PublicError } from '../../apps/server/src/config/public-error.ts';

/** A table of the archive. Generated columns are not part of it: the database computes them again. */
export interface ArchivedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: string[];
  readonly rows: number;
}

export interface ArchivedSequence {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** Created by the migrations themselves, and by a restore. */
const bookkeeping = ['schema_migrations', 'migrations', 'unfinished_restore'];
const schemas = ['public', 'graphile_worker', 'parts'];

/** Tables in an order in which referenced rows come first. */
export async function listTables(client: pg.ClientBase): Promise<Omit<ArchivedTable, 'rows'>[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[]; needs: string[] }>(
    `select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) and c.relname <> all($2)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by n.nspname desc, c.relname`,
    [schemas, bookkeeping],
  );
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const placed = new Set(ordered.map((table) => table.name));
    const next = rows.filter(
      (table) => !placed.has(table.name) && table.needs.every((name) => placed.has(name)),
    );
    if (next.length === 0)
      throw new Error('Tables refer to each other in a ring; rows cannot be put in order.');
    ordered.push(...next);
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

export async function listSequences(client: pg.ClientBase): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<ArchivedSequence>(
    `select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

export async function setSequences(
  client: pg.ClientBase,
  sequences: readonly ArchivedSequence[],
): Promise<void> {
  for (const { schema, name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), value, called]);
  }
}

/** @returns the number of rows written to the file. */
export async function dumpTable(
  client: pg.ClientBase,
  { table, file }: { table: Omit<ArchivedTable, 'rows'>; file: string },
): Promise<number> {
  const stream = client.query(
    copyTo(`copy (select ${columnList(table)} from ${quoted(table.schema, table.name)}) to stdout`),
  );
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  return stream.rowCount;
}

/**
 * Without the table's own triggers: the counters that they maintain are in the archive already.
 * @throws {PublicError} when rows are missing.
 */
export async function loadTable(
  client: pg.ClientBase,
  { table, file }: { table: ArchivedTable; file: string },
): Promise<void> {
  const name = quoted(table.schema, table.name);
  await client.query(`alter table ${name} disable trigger user`);
  const rows = client.query(copyFrom(`copy ${name} (${columnList(table)}) from stdin`));
  await pipeline(createReadStream(file), rows);
  if (rows.rowCount !== table.rows)
    throw new PublicError(`The archive has ${rows.rowCount} of ${table.rows} rows of ${table.name}.`);
  await client.query(`alter table ${name} enable trigger user`);
}

/** Empties tables, including those that normally refuse it. */
export async function emptyTables(
  client: pg.ClientBase,
  tables: readonly Omit<ArchivedTable, 'rows'>[],
): Promise<void> {
  const names = tables.map((table) => quoted(table.schema, table.name));
  // Append-only tables are emptied all the same: they are restored from the archive in the same transaction.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

function columnList({ columns }: Pick<ArchivedTable, 'columns'>): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

function quoted(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
