import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** User and system time of a process and of its children that have ended, and its parent. Linux counts in hundredths of a second. */
async function readStat(pid: number | string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name before the bracket may contain anything.
  const fields = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { parent: at(1), own: 10 * (at(11) + at(12)), ended: 10 * (at(13) + at(14)) };
}

/** CPU time in milliseconds that a process has taken so far. */
export async function timeOfProcess(pid: number | undefined): Promise<number> {
  return (await readStat(pid ?? 0))?.own ?? Number.NaN;
}

/** The first process of a database server on this machine. */
export async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await readStat(rows[0]?.pid ?? 0))?.parent ?? Number.NaN;
}

/** CPU time in milliseconds that a database server has taken so far, including closed connections. */
export async function timeOfServer(server: number): Promise<number> {
  const first = await readStat(server);
  let sum = (first?.own ?? Number.NaN) + (first?.ended ?? 0);
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readStat(name);
    if (stat?.parent === server) sum += stat.own;
  }
  return sum;
}
