import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Debian keeps administrators' programs out of other users' path. */
const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of a system program, or undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** The Debian package of each program that tests with several machines need. */
const packages: Readonly<Record<string, string>> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  nginx: 'nginx-light',
  openssl: 'openssl',
  git: 'git',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
};

const missingOf = (programs: readonly string[]): string[] =>
  programs.filter((name) => (path.isAbsolute(name) ? !isExecutable(name) : findProgram(name) === undefined));

/** Missing programs for a database cluster. */
export const missingForCluster = (): string[] =>
  missingOf(['patroni', 'etcd', 'haproxy', 'redis-server', '/usr/lib/postgresql/15/bin/postgres']);

/** Missing programs for the walk of a new operator. */
export const missingForWalk = (): string[] => missingOf(['nginx', 'redis-server', 'openssl', 'git']);

/** What is missing, and the command that installs it. */
export function sayMissing(programs: readonly string[]): string {
  const wanted = programs.map((name) => packages[name] ?? name);
  return `Not installed: ${programs.join(', ')} (Debian: apt install ${wanted.join(' ')}).`;
}

/** Whether PostgreSQL 15 has Citus, which Debian does not package. */
export const hasCitus = (): boolean => existsSync('/usr/lib/postgresql/15/lib/citus.so');

/** Tests that cannot run here, and why: printed before the others run, without their files. */
export function leftOut(
  missing = {
    cluster: missingForCluster(),
    walk: missingForWalk(),
    pgbouncer: !findProgram('pgbouncer'),
    citus: !hasCitus(),
    disk: process.getuid?.() !== 0,
    promtool: !findProgram('promtool'),
  },
): { files: string; says: string }[] {
  const out: { files: string; says: string }[] = [];
  if (missing.cluster.length > 0)
    out.push({
      files: '**/high-availability/**',
      says: `${sayMissing(missing.cluster)} The loss of a primary under Patroni is not tested.`,
    });
  if (missing.pgbouncer)
    out.push({
      files: '**/pgbouncer.cluster.test.ts',
      says: `${sayMissing(['pgbouncer'])} What goes through it is not tested.`,
    });
  if (missing.promtool)
    out.push({
      files: '**/alerts.cluster.test.ts',
      says: `${sayMissing(['promtool'])} When alerts come is not tested.`,
    });
  if (missing.citus)
    out.push({
      files: '**/citus/**',
      says: 'Citus is not installed for PostgreSQL 15: that it takes the schema as the manual says is not tested.',
    });
  if (missing.disk)
    out.push({
      files: '**/full-disk.cluster.test.ts',
      says: 'Only root can make a disk: that one is really full is not tested.',
    });
  if (missing.walk.length > 0)
    out.push({
      files: '**/walk/**',
      says: `${sayMissing(missing.walk)} The walk of a new operator is not tested.`,
    });
  return out;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
