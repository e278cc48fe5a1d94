import type pg from 'pg';
import { PublicError } from '../config/public-error.ts';

/**
 * Marks a database whose site is being restored: pictures and secrets are restored first, and without the rows the site would start as if
 * all were well.
 */
export async function markRestore(client: pg.ClientBase, file: string): Promise<void> {
  await client.query('create table if not exists unfinished_restore (file text not null)');
  await client.query('insert into unfinished_restore (file) values ($1)', [file]);
}

/** In the transaction that brings the rows. */
export async function unmarkRestore(client: pg.ClientBase): Promise<void> {
  await client.query('drop table unfinished_restore');
}

/** @throws {PublicError} when a restore into this database was begun and not finished. */
export async function refuseHalfRestored(client: pg.ClientBase): Promise<void> {
  const { rows: marks } = await client.query<{ marked: boolean }>(
    `select to_regclass('unfinished_restore') is not null as marked`,
  );
  if (!marks[0]?.marked) return;
  const { rows } = await client.query<{ file: string }>('select file from unfinished_restore');
  throw new PublicError(
    `This site is half restored from ${rows.at(-1)?.file}: its rows are missing. Restore it again: npx staylore restore FILE, with --replace where the target has members.`,
  );
}
