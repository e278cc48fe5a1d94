import { randomBytes } from 'node:crypto';
import { chmod, link, lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, startedAt } from './processes.ts';
import { StartError } from './start-error.ts';

/** Contents of `DATA_DIR/database`. */
export interface Folder {
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly cluster: string;
  /** Known to the server process only. */
  readonly password: string;
}

/**
 * Creates or opens the database folder and its password.
 * @throws {StartError} when the folder cannot be written, or another running process uses it.
 */
export async function openFolder(dataDir: string): Promise<Folder> {
  try {
    await mkdir(path.join(dataDir, 'database'), { recursive: true });
    const root = await realpath(path.join(dataDir, 'database'));
    await claim(root);
    if ((await lstat(root)).uid === process.getuid?.()) await chmod(root, 0o755);
    return { root, cluster: path.join(root, 'cluster'), password: await keepPassword(root) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}): give this user write access, or set DATA_DIR to another folder.`,
    );
  }
}

async function keepPassword(root: string): Promise<string> {
  const file = path.join(root, 'password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim()) return kept.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** How long to wait for a dying owner, in tenths of a second. */
const dyingAttempts = 10;

/** One process at a time. The lock of a process that no longer runs is ignored. */
async function claim(root: string): Promise<void> {
  const file = path.join(root, 'owner');
  const mine = `${process.pid} ${startedAt(process.pid) ?? ''}`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    for (let attempt = 0; ; attempt++) {
      const done = await link(draft, file).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (done) return;
      const [pid, started] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
      const alive = Number(pid) > 0 && isRunning(Number(pid)) && (startedAt(Number(pid)) ?? '') === started;
      if (alive && Number(pid) === process.pid) return;
      // A process that was just killed still exists for a moment.
      if (alive && attempt < dyingAttempts) {
        await sleep(100);
        continue;
      }
      if (alive || attempt > dyingAttempts + 5) {
        throw new StartError(
          `Another Staylore (process ${pid}) already uses the data folder ${path.dirname(root)}: stop it, or set DATA_DIR to another folder.`,
        );
      }
      await rename(file, `${draft}.stale`).catch(() => undefined);
      await rm(`${draft}.stale`, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
}

export async function releaseFolder(folder: Folder): Promise<void> {
  await rm(path.join(folder.root, 'owner'), { force: true });
}

/** The port of the last run, so that tools find the database at the same place; another one if that is taken. */
export async function choosePort(folder: Folder, wished: number | undefined): Promise<number> {
  const file = path.join(folder.root, 'port');
  const kept = wished ?? Number((await readFile(file, 'utf8').catch(() => '')).trim());
  const port = kept > 0 && (await freePort(kept)) ? kept : await freePort(0);
  if (!port || (wished && port !== wished)) {
    throw new StartError(`Port ${wished} for the embedded database is already in use.`);
  }
  await writeFile(file, `${port}\n`);
  return port;
}

/** @returns the port, a new one for 0, or undefined when it is taken. */
function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(found));
    });
  });
}
