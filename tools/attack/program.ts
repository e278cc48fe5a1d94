import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PublicError } from '../../apps/server/src/config/public-error.ts';

/** Input of every attack. */
export interface Target {
  /** Origin on the loopback interface. */
  readonly origin: string;
  /** Of a member, for calls that need one. */
  readonly token: string;
  /** For lists, logs and reports. */
  readonly folder: string;
  /** Its time limit. */
  readonly minutes: number;
}

export interface Outcome {
  /** One line each; none if all is well. */
  readonly findings: readonly string[];
  /** How far it got, for the summary. */
  readonly tried: string;
  /** Whether it ran out of time before it had tried everything. */
  readonly cutOff: boolean;
}

export type Attack = (target: Target) => Promise<Outcome>;

/** @throws {PublicError} with the programs that are missing and how to install them. */
export function requirePrograms(names: readonly string[]): void {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const missing = names.filter((name) => !folders.some((folder) => isProgram(path.join(folder, name))));
  if (missing.length > 0)
    throw new PublicError(
      `Missing: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// External look-ups of a program end here.
const nowhere = 'http://127.0.0.1:9';
const loopbackOnly = {
  http_proxy: nowhere,
  https_proxy: nowhere,
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  no_proxy: '127.0.0.1,localhost',
  NO_PROXY: '127.0.0.1,localhost',
};

/** Runs a program to its end, or stops it after so many minutes. @returns its output, and whether it was stopped. */
export function runProgram(
  name: string,
  args: readonly string[],
  { folder, minutes }: Pick<Target, 'folder' | 'minutes'>,
): Promise<{ output: string; stopped: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: folder,
      env: { ...process.env, ...loopbackOnly, HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stopped = false;
    const late = setTimeout(() => {
      stopped = true;
      child.kill('SIGTERM');
    }, minutes * 60_000);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(late);
      resolve({ output: Buffer.concat(output).toString(), stopped });
    });
  });
}

/** What a program wrote there; undefined if nothing. */
export async function reportIn(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() === '' ? undefined : text;
}
