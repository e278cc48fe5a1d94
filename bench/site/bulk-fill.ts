import type pg from 'pg';
import { connect } from '../servers.ts';

export type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;
export type Say = (text: string) => void;

/**
 * Fills tables of an empty, migrated database as fast as possible: triggers are disabled, nothing waits for the disk, and indexes that no
 * constraint needs are built at the end.
 */
export async function bulkFill(
  url: string,
  options: { tables: readonly string[]; fill(run: Run): Promise<void>; onProgress: Say },
): Promise<void> {
  await using client = await connect(url);
  const run: Run = (sql, values = []) => client.query(sql, values);
  // Fewer checkpoints: at the usual size of the log there is one every few seconds.
  await run(`alter system set max_wal_size = '8GB'`);
  await run('select pg_reload_conf()');
  await run('set session_replication_role = replica');
  await run('set synchronous_commit = off');
  await run(`set work_mem = '256MB'`);
  const indexes = await dropIndexes(run, options.tables);
  await options.fill(run);
  await buildIndexes(url, indexes, options.onProgress);
  options.onProgress('analysing');
  await analyse(url);
  await run('alter system reset max_wal_size');
  await run('select pg_reload_conf()');
  await run('checkpoint');
}

/** Analyses the tables, as PostgreSQL does by itself a while after they were filled. */
export async function analyse(url: string): Promise<void> {
  await using client = await connect(url);
  await client.query('vacuum analyze');
}

/** Drops the indexes that no constraint needs; returns the statements that create them again. */
async function dropIndexes(run: Run, tables: readonly string[]): Promise<string[]> {
  const { rows } = await run(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     order by (select amname = 'btree' from pg_class join pg_am on pg_am.oid = relam where pg_class.oid = indexrelid)`,
    [tables],
  );
  const indexes = rows as { name: string; statement: string }[];
  for (const { name } of indexes) await run(`drop index ${name}`);
  return indexes.map(({ statement }) => statement);
}

/** Builds indexes, two at a time: one core would take twice as long for those of words and places. */
async function buildIndexes(url: string, indexes: readonly string[], onProgress: Say): Promise<void> {
  const left = [...indexes];
  const work = async () => {
    await using client = await connect(url);
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      onProgress(`index ${indexes.length - left.length} of ${indexes.length}`);
      await client.query(index);
    }
  };
  await Promise.all([work(), work()]);
}

const step = 200_000;

/** Runs something for the numbers from 1 to `count`, in batches, with progress. */
export async function inSteps(
  count: number,
  { what, rowsEach = 1, onProgress }: { what: string; rowsEach?: number; onProgress: Say },
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const each = Math.max(1, Math.floor(step / rowsEach));
  for (let from = 1; from <= count; from += each) {
    const to = Math.min(count, from + each - 1);
    await work(from, to);
    onProgress(`${what}: ${to.toLocaleString('en')} of ${count.toLocaleString('en')}`);
  }
}
