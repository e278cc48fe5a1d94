import path from 'node:path';
import type { SourceFile } from '../files.ts';

const limits = { source: 250, test: 400, folder: 20 };

/** Plain tables of data and texts, and the generated schema, may be long: they are looked up, not read through. */
const tables = /\/data\/|^packages\/phrases\/src\/(en|de)\/|^apps\/server\/schema\.sql$/;
const code = /\.(ts|tsx|css|mjs|cjs|sql)$/;
const vagueNames = /^(utils?|helpers?|common|misc)(\.|$)/;
const kebabCase = /^[.]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const document = /^[A-Z]+\.md$/;
const codeFolders = /^(apps|packages|tools|bench|e2e)\//;

/** Files longer than their limit. The linter checks the length of functions. */
export async function tooLong(files: readonly SourceFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    if (!code.test(file.path) || tables.test(file.path)) continue;
    const limit = /\.test\.tsx?$/.test(file.path) ? limits.test : limits.source;
    const lines = (await file.text()).trimEnd().split('\n').length;
    if (lines > limit) problems.push(`${file.path} has ${lines} lines; the limit is ${limit}.`);
  }
  return problems;
}

/** Folders with too many files side by side, which should be divided by subject. Tests do not count. */
export function tooFull(files: readonly SourceFile[]): string[] {
  const counted = files.filter(
    (file) =>
      code.test(file.path) && !tables.test(file.path) && !/\.test\.tsx?$|^e2e\/|\.sql$/.test(file.path),
  );
  const folders = Map.groupBy(counted, (file) => path.posix.dirname(file.path));
  return [...folders]
    .filter(([, inside]) => inside.length > limits.folder)
    .map(([folder, inside]) => `${folder} holds ${inside.length} files; the limit is ${limits.folder}.`);
}

/** Names that say nothing, or that do not follow the common style. */
export function badNames(files: readonly SourceFile[]): string[] {
  const problems = new Set<string>();
  for (const { path } of files) {
    if (!codeFolders.test(path)) continue;
    for (const part of path.split('/')) {
      if (vagueNames.test(part)) problems.add(`${path}: "${part}" does not say what is in it.`);
      else if (!kebabCase.test(part) && !document.test(part))
        problems.add(`${path}: "${part}" is not kebab-case.`);
    }
  }
  return [...problems];
}
