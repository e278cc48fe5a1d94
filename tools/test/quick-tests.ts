import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFiles, type SourceFile } from '../check/files.ts';
import { projectFolder } from '../launch/project.ts';

const run = promisify(execFile);
const isTest = /^(?!e2e\/).*\.test\.tsx?$/;
/** Tests that start a database, a server or the sandbox, or make thousands of tries, are too slow to run after every change. */
const slow =
  /\b(createTestDatabase|startApp|startSandbox|startWholeServer|startEmbeddedPostgres)\(|from 'fast-check'/;

/** Test files that need no database, and those in the folders where something has changed since the last commit. */
export async function quickTests(): Promise<string[]> {
  return chooseQuick(await projectFiles(), await changedFiles());
}

/** @param changed paths of changed files. */
export async function chooseQuick(
  files: readonly SourceFile[],
  changed: readonly string[],
): Promise<string[]> {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const chosen: string[] = [];
  for (const file of files.filter((one) => isTest.test(one.path)))
    if (folders.has(path.posix.dirname(file.path)) || !slow.test(await file.text())) chosen.push(file.path);
  return chosen;
}

async function changedFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: projectFolder,
  });
  return stdout
    .split('\0')
    .map((entry) => entry.slice(3))
    .filter(Boolean);
}
