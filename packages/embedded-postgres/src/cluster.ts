import { spawn } from 'node:child_process';
import { chown, lstat, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Folder } from './folder.ts';
import { StartError } from './start-error.ts';

export const databaseUser = 'staylore';
const serverMajor = '18';

/** The programs get a minimal environment: nothing in the operator's may change their behaviour. */
export const programEnv = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

interface Plan {
  readonly folder: Folder;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly fsync: boolean;
}

/** The owner of an existing cluster, or undefined when there is none yet. */
export async function clusterOwner(folder: Folder): Promise<number | undefined> {
  return (await lstat(folder.cluster).catch(() => undefined))?.uid;
}

/**
 * Creates the cluster unless there is one. It is built beside its place and moved there when complete, so that a start that was killed halfway
 * leaves nothing that looks like a database.
 */
export async function ensureCluster(plan: Plan): Promise<void> {
  const version = await readFile(path.join(plan.folder.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version?.trim() === serverMajor) return;
  if (version !== undefined) {
    throw new StartError(
      `The database in ${plan.folder.cluster} was made by PostgreSQL ${version.trim()}, this Staylore brings ${serverMajor}: make an archive with the older Staylore ("npm run backup") and restore it into a new DATA_DIR.`,
    );
  }
  const draft = `${plan.folder.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (plan.account) await chown(draft, plan.account.uid, plan.account.gid);
  await initdb(plan, draft);
  await rename(draft, plan.folder.cluster);
}

async function initdb(plan: Plan, cluster: string): Promise<void> {
  const secret = await mkdtemp(path.join(os.tmpdir(), 'staylore-init-'));
  const passwordFile = path.join(secret, 'password');
  await writeFile(passwordFile, `${plan.folder.password}\n`, { mode: 0o600 });
  if (plan.account) {
    await chown(secret, plan.account.uid, plan.account.gid);
    await chown(passwordFile, plan.account.uid, plan.account.gid);
  }
  const args = [
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(plan.fsync ? [] : ['--no-sync']),
  ];
  try {
    await withDataFolder({ cluster, account: plan.account }, async (given) => {
      await runToEnd(plan.binaries.initdb, ['-D', given.path, ...args], given);
    });
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
}

/** How a program gets its data folder: a path, and for a closed folder the open handle behind the path. */
export interface GivenFolder {
  readonly path: string;
  readonly handle: number | undefined;
  readonly account: Account | undefined;
}

/**
 * A data folder below one that the database's account cannot enter (such as /root) is passed as an open handle: `/proc/self/fd/3` leads to it
 * without traversing its parents.
 */
export async function withDataFolder<T>(
  { cluster, account }: { cluster: string; account: Account | undefined },
  use: (given: GivenFolder) => Promise<T>,
): Promise<T> {
  if (canEnter(account, path.dirname(cluster))) return use({ path: cluster, handle: undefined, account });
  const handle = await open(cluster);
  try {
    return await use({ path: '/proc/self/fd/3', handle: handle.fd, account });
  } finally {
    await handle.close();
  }
}

function runToEnd(program: string, args: string[], given: GivenFolder): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: '/',
      env: programEnv,
      stdio: ['ignore', 'pipe', 'pipe', given.handle ?? 'ignore'],
      ...(given.account && { uid: given.account.uid, gid: given.account.gid }),
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const lines = output.trim().split('\n').slice(-4).join(' ');
      reject(
        new StartError(`The embedded database could not be made: ${lines || `initdb ended with ${code}`}`),
      );
    });
  });
}
