import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject, projectFolder } from '../launch/project.ts';

const run = promisify(execFile);

/** A file that belongs to the repository, path relative to the project with forward slashes. */
export interface SourceFile {
  readonly path: string;
  text(): Promise<string>;
}

/** Every file that is or would be committed; without git (an unpacked archive) every file that git would not ignore by name. */
export async function projectFiles(): Promise<SourceFile[]> {
  const paths = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => stdout.split('\0').filter((name) => name && existsSync(inProject(name))),
    () => walk(''),
  );
  return [...new Set(paths)].sort().map((name) => ({
    path: name,
    text: () => readFile(inProject(name), 'utf8'),
  }));
}

const ignored = new Set(['.git', 'node_modules', 'var', 'build', '.react-router', 'coverage']);

async function walk(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(inProject(folder), { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name === '.env') continue;
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) names.push(...(await walk(name)));
    else names.push(name);
  }
  return names;
}
