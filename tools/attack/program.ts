import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { PublicError } from '../../apps/server/src/config/public-error.ts';

/** What every attack needs. */
export interface Target {
  /** Origin on the loopback interface. */
  readonly origin: string;
  /** Of a member, for calls that need one. */
  readonly token: string;
  /** For lists, logs and reports. */
  readonly folder: string;
  readonly minutes: number;
}

/** What a program found, a line each; nothing when all is well. */
export type Attack = (target: Target) => Promise<string[]>;

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

// Whatever a program would like to look up elsewhere ends here.
const nowhere = 'http://127.0.0.1:9';
const loopbackOnly = {
  http_proxy: nowhere,
  https_proxy: nowhere,
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  no_proxy: '127.0.0.1,localhost',
  NO_PROXY: '127.0.0.1,localhost',
};

/** Runs a program to its end, or for so long. @returns what it wrote. */
export function runProgram(
  name: string,
  args: readonly string[],
  { folder, minutes }: Pick<Target, 'folder' | 'minutes'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: folder,
      env: { ...process.env, ...loopbackOnly, HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const late = setTimeout(() => child.kill('SIGTERM'), minutes * 60_000);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(output).toString());
    });
  });
}
