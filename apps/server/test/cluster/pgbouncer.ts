import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { throwawayFolder } from '../database/throwaway-folder.ts';
import { freePorts } from '../servers/free-ports.ts';
import { findProgram } from './programs.ts';

export interface PgBouncer {
  /** Address of a database of the server through PgBouncer. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

interface Settings {
  /** Options of a line below `[databases]`, besides where the server is. */
  readonly database: string;
  /** Lines below `[pgbouncer]`. */
  readonly pgbouncer: readonly string[];
  /** The users allowed by the lines above; without it everyone is. */
  readonly userlist?: string;
}

const manual = path.resolve(import.meta.dirname, '../../../../docs/operations.md');
const composeFile = path.resolve(import.meta.dirname, '../../../../deploy/compose.yaml');

/** The lines from the manual. */
export async function documentedSettings(): Promise<Settings> {
  const [, database = '', pgbouncer = ''] =
    /```ini\n\[databases\]\n(.+)\n\n\[pgbouncer\]\n([^`]+)```/.exec(await readFile(manual, 'utf8')) ?? [];
  const [connectQuery = ''] = /connect_query='[^']+'/.exec(database) ?? [];
  return { database: connectQuery, pgbouncer: pgbouncer.trim().split('\n') };
}

/** The settings of PgBouncer in the compose file, except for the addresses. */
export async function composeSettings(password: string): Promise<Settings> {
  const lines = (await readFile(composeFile, 'utf8')).split('\n').map((line) => line.trim());
  const ini = lines.slice(lines.indexOf('[pgbouncer]') + 1, lines.indexOf('userlist.txt:'));
  const [user = ''] = lines.slice(lines.indexOf('userlist.txt:') + 2);
  return {
    database: lines.find((line) => line.startsWith('staylore = '))?.replace(/^.* dbname=staylore /, '') ?? '',
    pgbouncer: ini.filter((line) => !/^(?:listen_|auth_file)/.test(line)),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what Compose fills in
    userlist: user.replace('${POSTGRES_PASSWORD}', password),
  };
}

/** Starts PgBouncer in front of every database of a server, on a free port of the loopback interface. */
export async function startPgBouncer(serverUrl: string, settings: Settings): Promise<PgBouncer> {
  const program = findProgram('pgbouncer');
  if (program === undefined) throw new Error('PgBouncer is not installed');
  const server = new URL(serverUrl);
  const port = await freePorts();
  const folder = await throwawayFolder('pgbouncer');
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  const everybody = `user=${server.username} password=${server.password}`;
  if (settings.userlist !== undefined) await writeFile(users, `${settings.userlist}\n`);
  const lines = [
    '[databases]',
    `* = host=${server.hostname} port=${server.port} ${settings.userlist === undefined ? everybody : ''} ${settings.database}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    settings.userlist === undefined ? 'auth_type = any' : `auth_file = ${users}`,
    'max_client_conn = 1000',
    // It does not run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
    ...settings.pgbouncer,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-q', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const urlOf = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  await answers(child, urlOf(serverUrl), () => said);
  return {
    urlOf,
    async stop() {
      child.kill('SIGQUIT');
      await gone(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until connections are accepted. */
async function answers(child: ChildProcess, url: string, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said()}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
