import path from 'node:path';
import type { SourceFile } from '../files.ts';

/** An entry of the conformance documents: a promise of the product and the tests that prove it. */
export interface Row {
  readonly at: string;
  readonly promise: string;
  readonly proofs: readonly { readonly title: string; readonly file: string }[];
}

const isPage = (name: string) => /^docs\/conformance\/[\w-]+\.md$/.test(name);

/** The entries of a page: `- promise`, and below it each proof as `  - [part of the test's title](path/of/the.test.ts)`. */
export function conformanceRows(page: string, text: string): Row[] {
  const rows: { at: string; promise: string; proofs: { title: string; file: string }[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, promise] = /^- (.+)$/.exec(line) ?? [];
    if (promise !== undefined) rows.push({ at: `${page}:${index + 1}`, promise, proofs: [] });
    const [, title, target] = /^ {2}- \[(.+)\]\(([^)]+)\)$/.exec(line) ?? [];
    if (title !== undefined && target !== undefined)
      rows.at(-1)?.proofs.push({ title, file: path.posix.join(path.posix.dirname(page), target) });
  }
  return rows;
}

/** Tests that a manual names in its text, as `[title](path/of/the.test.ts)`. */
function namedTests(page: string, text: string): Row[] {
  return [...text.matchAll(/\[([^\]]+)\]\(([^)]+\.test\.tsx?)\)/g)].map(([, title = '', target = '']) => ({
    at: page,
    promise: '',
    proofs: [{ title, file: path.posix.join(path.posix.dirname(page), target) }],
  }));
}

/** Titles of tests and groups of tests: the first string of a call whose next argument is a function. */
export function testTitles(text: string): string[] {
  const calls =
    /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:\{[^}]*\},\s*)?(?:async\b|function\b|\(|\w+\s*=>)/g;
  return [...text.matchAll(calls)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));
}

/** What the product offers, by the names used in entries. */
export interface Offered {
  /** `METHOD /path` of every call. */
  readonly calls: readonly string[];
  /** Path of every page. */
  readonly routes: readonly string[];
  /** Name of every setting. */
  readonly settings: readonly string[];
}

/** Reports entries that prove nothing, and features without an entry. */
export async function unproven(files: readonly SourceFile[], offered: Offered): Promise<string[]> {
  const pages = files.filter((file) => isPage(file.path));
  const rows: Row[] = [];
  for (const page of pages) rows.push(...conformanceRows(page.path, await page.text()));
  // Manuals name tests beside their sentences.
  for (const file of files.filter(({ path }) => /^docs\/[\w-]+\.md$/.test(path)))
    rows.push(...namedTests(file.path, await file.text()));
  const bare = rows.filter(({ proofs }) => proofs.length === 0).map(({ at }) => `${at} names no test.`);
  const problems = [...bare, ...(await missingTests(files, rows)), ...strangers(rows, offered)];
  const named = new Set(rows.flatMap((row) => namesIn(row.promise)));
  for (const call of offered.calls) if (!named.has(call)) problems.push(`No entry tells ${call}.`);
  for (const route of offered.routes)
    if (!named.has(route)) problems.push(`No entry tells the page ${route}.`);
  for (const setting of offered.settings)
    if (!named.has(setting)) problems.push(`No entry tells the setting ${setting}.`);
  return [...problems, ...(await unusedSettings(files, rows, offered.settings))];
}

const namesIn = (promise: string) => [...promise.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Tests that entries name but that do not exist. */
export async function missingTests(files: readonly SourceFile[], rows: readonly Row[]): Promise<string[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const titles = new Map<string, string[]>();
  const problems: string[] = [];
  for (const { at, proofs } of rows) {
    for (const { title, file } of proofs) {
      const source = byPath.get(file);
      if (!source) {
        problems.push(`${at} names ${file}, which does not exist.`);
        continue;
      }
      if (!titles.has(file)) titles.set(file, testTitles(await source.text()));
      if (!titles.get(file)?.some((one) => one.includes(title)))
        problems.push(`${at}: no test of ${file} is titled “${title}”.`);
    }
  }
  return problems;
}

/** Settings that an entry names but that none of its tests sets or reads. */
async function unusedSettings(
  files: readonly SourceFile[],
  rows: readonly Row[],
  settings: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { at, promise, proofs } of rows.filter((row) =>
    row.at.startsWith('docs/conformance/settings.md'),
  )) {
    const tests = files.filter((file) => proofs.some((proof) => proof.file === file.path));
    const text = (await Promise.all(tests.map((file) => file.text()))).join('\n');
    for (const name of namesIn(promise).filter((one) => settings.includes(one)))
      if (!new RegExp(`\\b${name}\\b`).test(text)) problems.push(`${at}: no test of it uses ${name}.`);
  }
  return problems;
}

/** Calls and pages that entries name but the product does not have. */
function strangers(rows: readonly Row[], { calls, routes }: Offered): string[] {
  return rows.flatMap(({ at, promise }) =>
    namesIn(promise)
      .filter((name) =>
        /^(GET|POST|PUT|DELETE) \/api\//.test(name)
          ? !calls.includes(name)
          : name.startsWith('/:lang') && !routes.includes(name),
      )
      .map((name) => `${at} names ${name}, which the product does not have.`),
  );
}

/** A route as the router's configuration has it. */
export interface RouteEntry {
  readonly path?: string | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** Paths of all pages below these routes, each once. */
export function routePaths(entries: readonly RouteEntry[], prefix = ''): string[] {
  const paths = entries.flatMap((entry) => {
    const own = entry.path ? `${prefix}/${entry.path}` : prefix || '/';
    return [own, ...routePaths(entry.children ?? [], own === '/' ? '' : own)];
  });
  return [...new Set(paths)];
}
