import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { inProject } from '../launch/project.ts';

const run = promisify(execFile);
/** The headless build first: the same engine without windows, at less than half of the CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Containers run as root and have little shared memory; neither suits Chromium's defaults. */
export const chromiumFlags = ['--no-sandbox', '--disable-dev-shm-usage'];

/**
 * Finds a working Chromium: `CHROMIUM_PATH`, one on the PATH, Playwright's own; otherwise installs one, from the system's packages if
 * possible, else by Playwright's installer.
 * @returns the path of the program.
 * @throws {PublicError} when there is none and none can be installed.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (await works(given)) return given;
    throw new PublicError(`CHROMIUM_PATH is ${given}, which does not run.`);
  }
  const found = await findInstalled();
  if (found) return found;
  for (const install of [installByApt, installByPlaywright]) {
    if (!(await install(say))) continue;
    const installed = await findInstalled();
    if (installed) return installed;
  }
  throw new PublicError(
    'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to its program.',
  );
}

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const file of [...candidates, chromium.executablePath()]) {
    if (existsSync(file) && (await works(file))) return file;
  }
  return undefined;
}

async function works(file: string): Promise<boolean> {
  return run(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

async function installByApt(say: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing Chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await attempt('/usr/bin/apt-get', ['update', '-q'], env);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-qy', '--no-install-recommends', name, 'fonts-liberation'];
    if (await attempt('/usr/bin/apt-get', install, env)) return true;
  }
  return false;
}

async function installByPlaywright(say: (line: string) => void): Promise<boolean> {
  say('Installing Chromium with Playwright …');
  const withSystemPackages = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const cli = inProject('node_modules/playwright-core/cli.js');
  return attempt(process.execPath, [cli, 'install', ...withSystemPackages, 'chromium'], {});
}

/** Runs an installer; its output is shown only when it fails. */
function attempt(program: string, args: string[], env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-4000);
      });
    }
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      if (code !== 0) console.error(output.trim());
      resolve(code === 0);
    });
  });
}
