import { execFile } from 'node:child_process';
import { appendFile, chown, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder, throwawayFolder } from '../../database/throwaway-folder.ts';
import { readPlan, readSchema } from '../../distribution/plan.ts';
import { freePorts } from '../../servers/free-ports.ts';
import { databaseOwner, startProgram, stopProgram } from '../high-availability/process.ts';
import { hasCitus } from '../programs.ts';
import { distribution } from './distribute.ts';

const run = promisify(execFile);
const programs = '/usr/lib/postgresql/15';

test('Citus sets the schema up as the manual of scaling says, and the rows of a member lie together', async () => {
  if (!hasCitus()) throw new Error('Citus is not installed for PostgreSQL 15');
  const { client, stop } = await startCitus();
  onTestFinished(stop);
  const read = (file: string) => readFile(path.resolve(import.meta.dirname, '../../../../..', file), 'utf8');
  const schema = await read('apps/server/schema.sql');
  const plan = readPlan(await read('docs/scaling.md'));
  for (const statement of distribution(schema, plan, readSchema(schema)))
    await client.query(statement).catch((error: pg.DatabaseError) => {
      throw new Error(`${statement}: ${error.message} ${error.detail ?? ''}`);
    });

  const { rows } = await client.query<{ name: string; type: string; key: string; group: string }>(
    `select table_name::text as name, citus_table_type as type, distribution_column as key, colocation_id::text as "group"
     from citus_tables where table_name not in (select inhrelid::regclass from pg_inherits)`,
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  const { group } = found.get('users') ?? {};
  for (const [name, { kind, key }] of plan) {
    const { type, key: by, group: beside } = found.get(name) ?? {};
    if (kind === 'local') expect([name, type ?? 'local']).toEqual([name, 'local']);
    else if (kind === 'reference') expect([name, type]).toEqual([name, 'reference']);
    else expect([name, type, by, beside === group]).toEqual([name, 'distributed', key, kind === 'member']);
  }
}, 240_000);

async function startCitus(): Promise<{ client: pg.Client; stop(): Promise<void> }> {
  const folder = await throwawayFolder('citus');
  const owner = databaseOwner();
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePorts();
  await run(
    `${programs}/bin/initdb`,
    ['-D', data, '-U', 'staylore', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      cwd: '/',
      ...owner,
    },
  );
  const settings = {
    shared_preload_libraries: "'citus'",
    port,
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    fsync: 'off',
    max_prepared_transactions: 200,
    max_connections: 300,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  await appendFile(path.join(data, 'postgresql.conf'), lines.join(''));
  const server = startProgram(`${programs}/bin/postgres`, ['-D', data], owner);
  const client = await connected(`postgres://staylore@127.0.0.1:${port}/postgres`, () => {
    if (server.child.exitCode !== null) throw new Error(`PostgreSQL ended: ${server.printed()}`);
  });
  await client.query('create extension citus');
  await client.query("select citus_set_coordinator_host('127.0.0.1', $1)", [port]);
  await client.query("select citus_set_node_property('127.0.0.1', $1, 'shouldhaveshards', true)", [port]);
  await client.query('set citus.shard_count = 4; set check_function_bodies = off');
  await client.query('set citus.multi_shard_modify_mode = sequential');
  return {
    client,
    async stop() {
      await client.end();
      await stopProgram(server, 'SIGINT');
      await removeFolder(folder);
    },
  };
}

async function connected(url: string, look: () => void): Promise<pg.Client> {
  for (;;) {
    look();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) return client;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
