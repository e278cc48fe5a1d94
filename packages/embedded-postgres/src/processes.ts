import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True while the process exists and is not a zombie that merely waits to be reaped. */
export function isRunning(pid: number): boolean {
  return exists(pid) && !isZombie(pid);
}

/** True while the process number is taken, by a zombie too: PostgreSQL refuses to start until it is free. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  return statOf(pid)?.state === 'Z';
}

/** Changes when the number is reused by another process: start time since boot on Linux. @returns undefined if the system does not provide it. */
export function startedAt(pid: number): string | undefined {
  return statOf(pid)?.startTime;
}

function statOf(pid: number): { state: string; startTime: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name in brackets may itself contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** Whether that process really is a PostgreSQL server on that folder, and not another program with a reused number. */
export function isPostgresOn(pid: number, clusterFolder: string): boolean {
  if (process.platform === 'linux') {
    try {
      const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '';
      // The server changes into its data folder before anything else.
      return /postgres$/.test(program) && readlinkSync(`/proc/${pid}/cwd`) === clusterFolder;
    } catch {
      return false;
    }
  }
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(clusterFolder);
  } catch {
    return false;
  }
}

/** Waits until the process number is free. @returns false when it still is not after `timeoutMs`. */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (exists(pid)) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}
