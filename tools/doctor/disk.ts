import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../apps/server/src/config/config.ts';
import { type Finding, findingsAbout, reasonOf } from './finding.ts';

const gigabyte = 1e9;
const room = { fault: 0.2 * gigabyte, warning: 2 * gigabyte };

/** Free space and permissions of the data folder, and who else may read its secrets. */
export async function examineDisk(
  { dataDir, secrets, apple }: Pick<Config, 'dataDir' | 'secrets' | 'apple'>,
  freeBytes: (folder: string) => Promise<number> = freeBelow,
): Promise<Finding[]> {
  const { ok, fault, warning } = findingsAbout('data folder');
  const found: Finding[] = [];
  const standing = await nearest(dataDir);
  const refused = await refusedIn(standing);
  if (refused !== undefined)
    found.push(
      fault(`${dataDir} cannot be written: ${refused}.`, 'Give this user the folder, or set DATA_DIR.'),
    );
  const free = await freeBytes(standing);
  const left = `${(free / gigabyte).toFixed(1)} GB are free at ${dataDir}`;
  const todo = 'Make room: a full disk stops uploads and the database.';
  if (free < room.fault) found.push(fault(`${left}.`, todo));
  else if (free < room.warning) found.push(warning(`${left}.`, todo));
  found.push(...(await examineSecrets(secrets.folder)));
  if (apple !== undefined) found.push(...(await examineKeyFile(apple.privateKeyFile)));
  return found.length === 0 ? [ok(`${left}, and its secrets are its owner's.`)] : found;
}

async function examineKeyFile(file: string): Promise<Finding[]> {
  const refused = await access(file, constants.R_OK).then(() => undefined, reasonOf);
  // The sandbox makes its own when it starts.
  if (refused === undefined || file.endsWith(path.join('sandbox', 'apple-client.p8'))) return [];
  const { fault } = findingsAbout('sign-in with Apple');
  return [fault(`its key cannot be read: ${refused}.`, 'Set APPLE_PRIVATE_KEY_FILE to the .p8 file.')];
}

async function examineSecrets(folder: string): Promise<Finding[]> {
  const names = await readdir(folder).catch(() => []);
  const open: string[] = [];
  for (const file of names.length === 0 ? [] : [folder, ...names.map((name) => path.join(folder, name))])
    if (((await stat(file)).mode & 0o077) !== 0) open.push(file);
  const { fault } = findingsAbout('secrets');
  return open.map((file) =>
    fault(
      `${file} can be read by other users of this machine.`,
      `Run: chmod ${file === folder ? '700' : '600'} ${file}`,
    ),
  );
}

/** Why this user cannot create files in a folder, or the folder itself; undefined if they can. */
export async function refusalToWrite(folder: string): Promise<string | undefined> {
  return refusedIn(await nearest(folder));
}

/** With a trailing slash the path of a file is refused too. */
const refusedIn = (folder: string): Promise<string | undefined> =>
  access(`${folder}/`, constants.W_OK).then(() => undefined, reasonOf);

/** If nothing was started yet, the folder in which the missing ones will be created. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder));
}

async function freeBelow(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
