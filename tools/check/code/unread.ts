import type { SourceFile } from '../files.ts';

/** Reasons to keep unused names, by name. */
export type Reasons = Readonly<Record<string, string>>;

const tests = /\.test\.tsx?$|\/test\//;
const code = /\.tsx?$/;

function sourcesOf(files: readonly SourceFile[], within: RegExp, without?: RegExp): SourceFile[] {
  return files.filter(
    ({ path }) => within.test(path) && code.test(path) && !tests.test(path) && !without?.test(path),
  );
}

function textsOf(...chosen: Parameters<typeof sourcesOf>): Promise<string[]> {
  return Promise.all(sourcesOf(...chosen).map((file) => file.text()));
}

/** The names that are neither read nor excused, and the excuses that are no longer needed. */
function judge(kind: string, names: readonly string[], isRead: (name: string) => boolean, reasons: Reasons) {
  const problems = names
    .filter((name) => !isRead(name) && !(name in reasons))
    .map((name) => `Nothing reads the ${kind} ${name}.`);
  const stale = Object.keys(reasons).filter((name) => !names.includes(name) || isRead(name));
  return [...problems, ...stale.map((name) => `The ${kind} ${name} needs no reason.`)];
}

const configFolder = /^apps\/server\/src\/config\//;

/** Environment variables that no section of the configuration reads, and members of the configuration that nothing else names. */
export async function unreadSettings(
  files: readonly SourceFile[],
  variables: readonly string[],
  reasons: Reasons = {},
): Promise<string[]> {
  const sections = await textsOf(files, configFolder, /\/variables\.ts$/);
  const users = await textsOf(files, /^(apps\/server\/src|tools|bench)\//, configFolder);
  const members = sections.flatMap((text) =>
    [...text.matchAll(/\breadonly (\w+)\??:/g)].map(([, name = '']) => name),
  );
  return [
    ...judge('setting', variables, (name) => sections.some((text) => text.includes(`'${name}'`)), {}),
    ...judge(
      'member of the configuration',
      [...new Set(members)],
      (name) => users.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
      reasons,
    ),
  ];
}

/** Columns of `schema.sql` that no feature of the server names together with their table. */
export async function unreadColumns(
  files: readonly SourceFile[],
  schema: string,
  reasons: Reasons = {},
): Promise<string[]> {
  const features = new Map<string, Set<string>>();
  for (const file of sourcesOf(files, /^apps\/server\/src\//, /\/platform\/db\/tables\//)) {
    const feature = file.path.split('/').slice(0, 5).join('/');
    const words = features.get(feature) ?? new Set();
    for (const word of (await file.text()).match(/\w+/g) ?? []) words.add(word);
    features.set(feature, words);
  }
  const columns = [
    ...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)(?: partition by .*)?;/gm),
  ].flatMap(([, table = '', body = '']) =>
    [...body.matchAll(/^ {2}(?!constraint\b)(\w+) /gm)].map(([, column = '']) => `${table}.${column}`),
  );
  const isRead = (name: string) => {
    const [table = '', column = ''] = name.split('.');
    return [...features.values()].some((words) => words.has(table) && words.has(column));
  };
  return judge('column', columns, isRead, reasons);
}

/** Calls of the contract that neither pages nor tools make, by key (`GET /api/…`) or by address. */
export async function unusedCalls(
  files: readonly SourceFile[],
  calls: readonly string[],
  reasons: Reasons = {},
): Promise<string[]> {
  const clients = await textsOf(files, /^(apps\/web\/src|tools)\//, /^tools\/check\//);
  const isMade = (call: string) => {
    const path = call.slice(call.indexOf(' ') + 1).replace(/\./g, '\\.');
    const address = new RegExp(`['"\`}]${path.replace(/:\w+/g, '\\$\\{[^}]+\\}')}['"\`?]`);
    return clients.some((text) => text.includes(`'${call}'`) || address.test(text));
  };
  return judge('call', calls, isMade, reasons);
}

/** The texts of a dictionary by full key, both plural forms (`posts.count_one`, `posts.count_other`) under their base key. */
function textKeys(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([key, below]) => {
    const base = key.replace(/_(?:one|other)$/, '');
    const name = `${base}_one` in node && `${base}_other` in node ? base : key;
    return textKeys(below, path === '' ? name : `${path}.${name}`);
  });
}

const keyLiteral = /['"`]((?:[\w.]|\$\{[^}]*\})+)['"`]/g;

/**
 * Texts that nothing asks for: neither by a whole key, nor by one with a part filled in (`errors.${code}`), nor as part of a group.
 * Namespaces `lookedUp` by other means are left out.
 */
export async function unreadTexts(
  files: readonly SourceFile[],
  dictionary: object,
  lookedUp: readonly string[] = [],
): Promise<string[]> {
  const users = await textsOf(files, /^(apps|packages)\//, /^packages\/phrases\/src\/(en|de)\//);
  const usedKeys = new Set(
    users.flatMap((text) => [...text.matchAll(keyLiteral)].map(([, key = '']) => key)),
  );
  const plain = new Set([...usedKeys].filter((key) => !key.includes('$')));
  const filled = [...usedKeys]
    .filter((key) => key.includes('$') && /^\w+\./.test(key))
    .map((key) => new RegExp(`^${key.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));
  const isUsed = (key: string) => {
    const parts = key.split('.');
    const groups = parts.map((_, at) => parts.slice(0, at + 1).join('.')).slice(1);
    return groups.some((group) => plain.has(group)) || filled.some((pattern) => pattern.test(key));
  };
  const keys = new Set(textKeys(dictionary, ''));
  return judge(
    'text',
    [...keys].filter((key) => !lookedUp.includes(key.split('.')[0] ?? '')),
    isUsed,
    {},
  );
}
