import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartError } from './start-error.ts';

/** The operating-system account that PostgreSQL runs as. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);
const ownAccount = 'staylore-db';

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the owner of an existing cluster, else as `postgres`, else as a system
 * account created for it, else as `nobody`.
 * @returns undefined when not root: PostgreSQL then simply runs as the current user.
 */
export async function accountForPostgres(clusterOwner: number | undefined): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (clusterOwner) {
    const owner = findAccount((account) => account.uid === clusterOwner);
    // The account may have been deleted since; the server itself needs only the numbers.
    return owner ?? { name: String(clusterOwner), uid: clusterOwner, gid: clusterOwner };
  }
  const known = byName('postgres') ?? byName(ownAccount) ?? (await createAccount()) ?? byName('nobody');
  if (known) return known;
  throw new StartError(
    `PostgreSQL does not run as root and no account for it could be made: create one with "useradd --system ${ownAccount}", start as another user, or set DATABASE_URL.`,
  );
}

async function createAccount(): Promise<Account | undefined> {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ownAccount]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', ownAccount]],
  ];
  for (const [command, args] of attempts) {
    try {
      await run(command, args);
      return byName(ownAccount);
    } catch {
      // Not installed here, or refused: try the next one.
    }
  }
  return undefined;
}

function byName(name: string): Account | undefined {
  return findAccount((account) => account.name === name);
}

function findAccount(matches: (account: Account) => boolean): Account | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const line of lines) {
    const [name, , uid, gid] = line.split(':');
    const account = { name: name ?? '', uid: Number(uid), gid: Number(gid) };
    if (account.name && Number.isInteger(account.uid) && account.uid > 0 && matches(account)) return account;
  }
  return undefined;
}

/** Whether the account can enter a folder: tested with the system itself, since modes, access lists and mounts all matter. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}
