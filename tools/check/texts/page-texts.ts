import { readFileSync } from 'node:fs';
import path from 'node:path';
import { phrases } from '../../../packages/phrases/src/phrases.ts';
import { inProject } from '../../launch/project.ts';

interface Route {
  file: string;
  children?: readonly Route[] | undefined;
}

/** Reads a source file by its path from the project's folder. */
type Read = (file: string) => string;

const app = 'apps/web/src/app';
/** Modules that look texts up other than by a full key. */
export const lookUps: Record<string, string> = {
  'apps/web/src/pages/legal/privacy.tsx': 'privacy',
  'apps/web/src/pages/legal/terms.tsx': 'terms',
  'apps/web/src/platform/texts/country-name.ts': 'countries',
  'apps/web/src/platform/texts/place-name.ts': 'towns',
};
const imports = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+\.tsx?)'|\bimport\('(\.[^']+\.tsx?)'\)/gm;
const literals = /['"`](\w+)((?:\.\w+)+)(?:\.?\$\{)?/g;
const declared = /^export const handle: PageHandle = \{\s*texts: \[([^\]]*)\]/m;

/** Routes whose `handle` differs from the texts they show: with what is missing and what is superfluous. */
export function wrongPageTexts(routes: readonly Route[], read: Read = readSource): string[] {
  const root: Route = { file: 'root.tsx', children: routes };
  return unique(compare(root, [], read));
}

function compare(route: Route, given: readonly string[], read: Read): string[] {
  const file = path.posix.join(app, route.file);
  const says = [...(declared.exec(read(file))?.[1]?.matchAll(/\w+/g) ?? [])].map(([name]) => name);
  const needs = namespacesShown(file, read);
  const missing = needs.filter((name) => !says.includes(name) && !given.includes(name));
  const idle = says.filter((name) => !needs.includes(name) || given.includes(name));
  return [
    ...missing.map((name) => `${file}: handle.texts lacks ${name}.`),
    ...idle.map((name) => `${file}: handle.texts names ${name} for nothing.`),
    ...(route.children ?? []).flatMap((child) => compare(child, [...given, ...says], read)),
  ];
}

/** The namespaces of all texts that a module, or one that it imports now or later, asks for. */
function namespacesShown(entry: string, read: Read): string[] {
  const seen = new Set([entry]);
  const names: string[] = [];
  for (const file of seen) {
    const source = read(file);
    for (const [, now, later] of source.matchAll(imports))
      seen.add(path.posix.join(path.posix.dirname(file), now ?? later ?? ''));
    for (const [, name = '', rest = ''] of source.matchAll(literals))
      if (isText(name, rest)) names.push(name);
    const lookedUp = lookUps[file];
    if (lookedUp !== undefined) names.push(lookedUp);
  }
  return unique(names).sort();
}

/** Whether a key, or the beginning of one, leads to a text: `errors` have codes that look like keys. */
function isText(namespace: string, rest: string): boolean {
  let node: unknown = phrases.en[namespace as keyof typeof phrases.en];
  for (const part of rest.slice(1).split('.')) {
    if (typeof node !== 'object' || node === null) return false;
    const below = node as Record<string, unknown>;
    node = below[part] ?? below[`${part}_other`] ?? Object.keys(below).find((key) => key.startsWith(part));
  }
  return node !== undefined;
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];
const readSource: Read = (file) => readFileSync(inProject(file), 'utf8');
