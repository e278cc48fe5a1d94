import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { withBuildLock } from './build-lock.ts';
import { startChild } from './child.ts';
import { inProject, projectFolder } from './project.ts';
import { workspaceFolders } from './workspaces.ts';

const stamp = inProject('apps/web/build/sources.sha256');
const lock = inProject('var/web-build.lock');
const notSources = new Set(['node_modules', 'build', '.react-router']);

/**
 * Builds the web part unless the last build was made from the same sources.
 * @throws {PublicError} when the build fails, its output having been shown, or this user cannot write into the program.
 */
export async function ensureWebBuild(say: (line: string) => void): Promise<void> {
  const wanted = await hashOfSources();
  if (await isBuilt(wanted)) return;
  await withBuildLock(lock, async () => {
    if (await isBuilt(wanted)) return;
    await build(say);
    await writeFile(stamp, wanted);
  });
}

async function isBuilt(wanted: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
}

async function build(say: (line: string) => void): Promise<void> {
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  say('Building the web part …');
  const ticker = setInterval(() => say(`Building the web part … ${seconds()} s`), 5000);
  const output: string[] = [];
  const child = startChild({
    file: 'node_modules/@react-router/dev/bin.cjs',
    args: ['build', inProject('apps/web')],
    env: { NODE_ENV: 'production' },
    output: (line) => output.push(line),
  });
  const { code } = await child.ended;
  clearInterval(ticker);
  if (code !== 0 || !existsSync(inProject('apps/web/build/server'))) {
    for (const line of output) say(line);
    throw new PublicError('The web part could not be built; the reason is above.');
  }
  say(`Built the web part in ${seconds()} s.`);
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of await webSources()) {
    hash.update(source).update('\0');
    hash.update(await readFile(inProject(source))).update('\0');
  }
  return hash.digest('hex');
}

/** Every file that the web build may read, relative to the project: of `apps/web`, of the workspaces that it depends on, and the lock file. */
export async function webSources(root = projectFolder): Promise<string[]> {
  const folders = workspaceFolders('apps/web', root);
  const files = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  return ['package-lock.json', ...files.flat()].sort();
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    if (notSources.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesBelow(root, file)));
    else if (entry.isFile()) files.push(file);
  }
  return files;
}
