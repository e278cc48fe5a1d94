import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const ours = /^staylore-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.tar\.gz$/;

/** Name of an archive made now; names sort by time. */
export function archiveName(now: Date): string {
  return `staylore-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.tar.gz`;
}

/** Names of the archives in a folder, the oldest first. */
export async function archivesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => ours.test(name)).sort();
}

/** Deletes all but the newest archives of a folder; other files stay. @returns the names of those deleted. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const archives = await archivesIn(folder);
  const old = archives.slice(0, Math.max(0, archives.length - keep));
  for (const name of old) await rm(path.join(folder, name));
  return old;
}
