import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { projectFolder } from './project.ts';

/**
 * Builds under a lock: two tools that start at once build one after the other.
 * @param lock a folder that exists meanwhile.
 * @throws {PublicError} when it cannot be made, as in a service that runs the checkout read-only.
 */
export async function withBuildLock(lock: string, build: () => Promise<void>): Promise<void> {
  await mkdir(path.dirname(lock), { recursive: true }).catch(refuse);
  while (!(await take(lock))) await sleep(200);
  const keepFresh = setInterval(() => void writeFile(path.join(lock, 'alive'), ''), 1000);
  try {
    await build();
  } finally {
    clearInterval(keepFresh);
    await rm(lock, { recursive: true, force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') refuse(error);
    const touched = await stat(path.join(lock, 'alive')).catch(() => stat(lock).catch(() => undefined));
    // The process that held it was killed.
    if (touched && Date.now() - touched.mtimeMs > 10_000) await rm(lock, { recursive: true, force: true });
    return false;
  }
}

function refuse(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  throw new PublicError(
    `The web part is not built for these sources, and cannot be built here (${code ?? message}): run npx staylore build as the user who owns ${projectFolder}.`,
  );
}
