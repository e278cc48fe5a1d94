import { mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const room = 2 * 2 ** 30;

/** Makes a folder for data that nobody keeps: in memory where there is room, as there a database is cloned many times as fast. */
export async function throwawayFolder(name: string): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(free > room ? inMemory : os.tmpdir(), `staylore-${name}-`));
}

/** Removes a folder, also while a database whose server was killed still writes its last into it. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
