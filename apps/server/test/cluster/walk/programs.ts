import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export const project = path.resolve(import.meta.dirname, '../../../../..');

export interface Program {
  readonly process: ChildProcess;
  /** Its output, including errors. */
  said(): string;
  /** Its standard output only. */
  heard(): string;
  /** Stops it. @returns its exit code. */
  stop(): Promise<number | null>;
}

export function started(child: ChildProcess): Program {
  const lines: string[] = [];
  const answer: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    lines.push(text);
    answer.push(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  return {
    process: child,
    said: () => lines.join(''),
    heard: () => answer.join(''),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

/** A Node program in a version of Staylore, with exactly these settings. */
export const startNode = (file: string, words: readonly string[], env: Record<string, string>): Program =>
  started(
    spawn(process.execPath, [file, ...words], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

/** Runs an operator command to its end. */
export async function staylore(words: readonly string[], env: Record<string, string>) {
  const program = startNode(path.join(project, 'tools/staylore.ts'), words, env);
  const [code] = await once(program.process, 'close');
  return { code: code as number | null, said: program.said(), heard: program.heard() };
}

/** Waits until a server says that it is ready. @throws {Error} when it ends before. */
export async function untilReady(program: Program, port: number): Promise<void> {
  for (;;) {
    if (program.process.exitCode !== null)
      throw new Error(`It ended instead of starting:\n${program.said()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
}

/** The program as of a commit in a folder: with the packages installed here if they are those it requires, else with its own. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const parts = ['apps', 'packages', 'tools', 'package.json', 'package-lock.json'];
  const git = spawn('git', ['archive', commit, ...parts], { cwd: project });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  git.stdout.pipe(tar.stdin);
  const [code] = await once(tar, 'close');
  if (code !== 0) throw new Error(`${commit} could not be unpacked`);
  if (await isInstalled(folder)) return linkPackages(folder);
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
}

/** Whether all dependencies of its workspaces are installed in this checkout. */
async function isInstalled(folder: string): Promise<boolean> {
  for (const kind of ['apps', 'packages'])
    for (const name of await readdir(path.join(folder, kind))) {
      const file = await readFile(path.join(folder, kind, name, 'package.json'), 'utf8');
      const { dependencies = {} } = JSON.parse(file) as { dependencies?: Record<string, string> };
      for (const one of Object.keys(dependencies))
        if (!existsSync(path.join(project, 'node_modules', one))) return false;
    }
  return true;
}

async function linkPackages(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules/@staylore'), { recursive: true });
  const installed = path.join(project, 'node_modules');
  for (const name of await readdir(installed))
    if (name !== '@staylore')
      await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const name of await readdir(path.join(folder, 'packages')))
    await symlink(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@staylore', name));
}
