import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Debian keeps programs of administrators out of the path of everybody else. */
const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program of the system lies, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** What a cluster of databases needs that is not installed (Debian: patroni, etcd-server, haproxy, redis-server, postgresql-15). */
export function missingForCluster(): string[] {
  const programs = ['patroni', 'etcd', 'haproxy', 'redis-server', '/usr/lib/postgresql/15/bin/postgres'];
  return programs.filter((name) =>
    path.isAbsolute(name) ? !isExecutable(name) : findProgram(name) === undefined,
  );
}

/** What the walk of a new operator needs that is not installed (Debian: nginx-light, redis-server, openssl, git). */
export function missingForWalk(): string[] {
  return ['nginx', 'redis-server', 'openssl', 'git'].filter((name) => findProgram(name) === undefined);
}

/** Whether PostgreSQL 15 has Citus, of which Debian has no package. */
export const hasCitus = (): boolean => existsSync('/usr/lib/postgresql/15/lib/citus.so');

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
