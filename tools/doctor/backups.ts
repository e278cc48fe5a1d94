import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../apps/server/src/config/config.ts';
import { archivesIn } from '../archive/rotate.ts';
import { refusalToWrite } from './disk.ts';
import { type Finding, findingsAbout } from './finding.ts';

const { ok, warning, fault } = findingsAbout('backups');
const day = 86_400_000;
const oldestDays = 2;

/** Whether there is a recent backup, and who may read it. */
export async function examineBackups({ folder }: Config['backups'], now: Date): Promise<Finding[]> {
  const refused = await refusalToWrite(folder);
  if (refused !== undefined)
    return [
      fault(`${folder} cannot be written: ${refused}.`, 'Give this user the folder, or set BACKUP_DIR.'),
    ];
  const newest = (await archivesIn(folder).catch(() => [])).at(-1);
  if (newest === undefined)
    return [warning(`${folder} holds none.`, 'Run `npx staylore backup --verify` every night.')];
  const { mtime, mode } = await stat(path.join(folder, newest));
  const days = Math.floor((now.getTime() - mtime.getTime()) / day);
  const found: Finding[] = [];
  if (days >= oldestDays)
    found.push(
      warning(
        `the newest, ${newest}, is ${days} days old.`,
        'Run `npx staylore backup --verify` every night.',
      ),
    );
  if ((mode & 0o077) !== 0)
    found.push(
      fault(
        `${newest} holds secrets and can be read by other users of this machine.`,
        `Run: chmod 600 ${path.join(folder, newest)}`,
      ),
    );
  return found.length === 0 ? [ok(`the newest is ${newest}.`)] : found;
}
