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
/** A key, or its beginning before what is filled in: nothing but the namespace is left of `pictures.${fault}`. */
const literals = /['"`](\w+)(?:((?:\.\w+)+)|(?=\.\$\{))/g;
/** Texts that a part fetches itself before it shows them. */
const fetched = /\bloadNamespaces\('(\w+)'\)/g;
const declared = /^export const handle: PageHandle = \{\s*texts: \[([^\]]*)\]/m;

/** Routes whose `handle` differs from the texts they show: with what is missing and what is superfluous. */
export function wrongPageTexts(routes: readonly Route[], read: Read = readSource): string[] {
  const root: Route = { file: 'root.tsx', children: routes };
  return unique(compare(root, [], read));
}

function compare(route: Route, given: readonly string[], read: Read): string[] {
  const file = path.posix.join(app, route.file);
  const says = [...(declared.exec(read(file))?.[1]?.matchAll(/\w+/g) ?? [])].map(([name]) => name);
  const { needs, later } = namespacesShown(file, read);
  const isThere = (name: string) => [says, given, later].some((names) => names.includes(name));
  const missing = needs.filter((name) => !isThere(name));
  const idle = says.filter((name) => !needs.includes(name) || given.includes(name));
  return [
    ...missing.map((name) => `${file}: handle.texts lacks ${name}.`),
    ...idle.map((name) => `${file}: handle.texts names ${name} for nothing.`),
    ...(route.children ?? []).flatMap((child) => compare(child, [...given, ...says], read)),
  ];
}

/** The namespaces of all texts that a module, or one that it imports now or later, asks for; `later` of those that it fetches itself. */
function namespacesShown(entry: string, read: Read): { needs: string[]; later: string[] } {
  const seen = new Set([entry]);
  const names: string[] = [];
  const later: string[] = [];
  for (const file of seen) {
    const source = read(file);
    for (const [, now, after] of source.matchAll(imports))
      seen.add(path.posix.join(path.posix.dirname(file), now ?? after ?? ''));
    for (const [, name = ''] of source.matchAll(fetched)) later.push(name);
    for (const [, name = '', rest = ''] of source.matchAll(literals))
      if (isText(name, rest)) names.push(name);
    const lookedUp = lookUps[file];
    if (lookedUp !== undefined) names.push(lookedUp);
  }
  return { needs: unique(names).sort(), later };
}

/** Whether a key, or the beginning of one, leads to a text: `errors` have codes that look like keys. */
function isText(namespace: string, rest: string): boolean {
  let node: unknown = phrases.en[namespace as keyof typeof phrases.en];
  for (const part of rest.split('.').slice(1)) {
    if (typeof node !== 'object' || node === null) return false;
    const below = node as Record<string, unknown>;
    node = below[part] ?? below[`${part}_other`] ?? Object.keys(below).find((key) => key.startsWith(part));
  }
  return node !== undefined;
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];
const readSource: Read = (file) => readFileSync(inProject(file), 'utf8');
