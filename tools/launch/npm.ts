import { readFileSync } from 'node:fs';

/**
 * Notices when the npm that ran this tool is gone: it does not pass every signal on, and cannot if it is killed. Between npm and the tool
 * there may be the shell that npm runs scripts with, which outlives it.
 */
export function whenNpmIsGone(then: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const npm = isScriptShell(parent) ? parentOf(parent) : undefined;
  setInterval(() => {
    if (process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)) then();
  }, 500).unref();
}

function isScriptShell(pid: number): boolean {
  try {
    const [program, flag] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return /(^|\/)(sh|dash|bash)$/.test(program ?? '') && flag === '-c';
  } catch {
    return false;
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
