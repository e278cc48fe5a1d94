import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseOwner, type Program, startProgram, stopProgram } from './process.ts';

/** Where a member of the database cluster listens, and its state as Patroni reports it. */
export interface PatroniMember {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** `primary`, `replica`, or null while it does not answer. */
  role(): Promise<string | null>;
  start(): void;
  /** Ends Patroni and the database at once, as when the machine loses power. */
  kill(): void;
  /** Stops it permanently. By killing it: a member that waits for its primary does not stop while that is gone. */
  stop(): Promise<void>;
  printed(): string;
}

const password = 'of-this-test';
const binaries = '/usr/lib/postgresql/15/bin';

/** Address of a database of the cluster behind a port. */
export const urlAt = (port: number, database = 'postgres') =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/** Prepares a member of the cluster; `start` starts it. The first that starts becomes the primary. */
export async function prepareMember(options: {
  folder: string;
  name: string;
  ports: { database: number; rest: number; etcd: number };
}): Promise<PatroniMember> {
  const { name, ports } = options;
  const folder = path.join(options.folder, name);
  await mkdir(folder, { mode: 0o700 });
  const file = path.join(folder, 'patroni.yml');
  await writeFile(file, JSON.stringify(settings(name, folder, ports)));
  const owner = databaseOwner();
  if (owner !== undefined) for (const entry of [folder, file]) await chown(entry, owner.uid, owner.gid);
  let program: Program | undefined;
  const kill = () => {
    program?.child.kill('SIGKILL');
    killDatabase(path.join(folder, 'data'));
  };
  return {
    name,
    port: ports.database,
    restPort: ports.rest,
    role: () => roleAt(ports.rest),
    start: () => {
      program = startProgram('/usr/bin/patroni', [file], owner);
    },
    kill,
    stop: async () => {
      kill();
      if (program !== undefined) await stopProgram(program);
    },
    printed: () => program?.printed() ?? '',
  };
}

/** Patroni reads YAML, a superset of JSON. */
function settings(name: string, folder: string, ports: { database: number; rest: number; etcd: number }) {
  const [listen, rest] = [`127.0.0.1:${ports.database}`, `127.0.0.1:${ports.rest}`];
  return {
    scope: 'staylore',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        // A primary that is silent for so long is replaced; this is Patroni's minimum.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // A commit is acknowledged once a replica has it too, and only such a replica is promoted.
        synchronous_mode: true,
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen,
      connect_address: listen,
      data_dir: path.join(folder, 'data'),
      bin_dir: binaries,
      pgpass: path.join(folder, 'pgpass'),
      use_pg_rewind: true,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication replicator 127.0.0.1/32 md5'],
      parameters: { unix_socket_directories: folder, max_connections: 100, wal_log_hints: 'on' },
    },
  };
}

async function roleAt(port: number): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/patroni`, { signal: AbortSignal.timeout(1000) });
    const { role, state } = (await answer.json()) as { role: string; state: string };
    return state === 'running' || state === 'streaming' ? (role === 'master' ? 'primary' : role) : null;
  } catch {
    return null;
  }
}

/** The postmaster leads a process group; if it does not, its children notice by themselves. */
function killDatabase(data: string): void {
  if (!existsSync(path.join(data, 'postmaster.pid'))) return;
  const [line = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  for (const target of [-Number(line), Number(line)]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // No such group, or gone already.
    }
  }
}
