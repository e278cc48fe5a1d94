import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '../../apps/server/src/config/variables.ts';
import { jobSchedules } from '../../apps/server/src/jobs.ts';
import { projectFiles } from '../check/files.ts';
import { inProject } from '../launch/project.ts';
import { runCommandLine } from './index.ts';

const read = (file: string) => readFile(inProject(file), 'utf8');

/** Names of the commands, as `help` lists them. */
async function commandNames(): Promise<string[]> {
  const said: string[] = [];
  await runCommandLine(['help'], {
    say: (line) => said.push(line),
    loadConfig: () => {
      throw new Error('help needs no settings');
    },
  });
  return [...said.join('\n').matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
}

test('Manuals and messages name only commands that there are, all in one way', async () => {
  const names = await commandNames();
  const problems: string[] = [];
  // The changelog describes past versions; and an archive may have to be made by a Staylore that still has the old command.
  const told = /^(CHANGELOG\.md|packages\/embedded-postgres\/src\/cluster\.ts)$/;
  const scripts = new RegExp(`npm run (${names.filter((name) => name !== 'help').join('|')})\\b`);
  for (const file of await projectFiles()) {
    if (!/\.(md|tsx?|yaml|service)$|^\.env\.example$/.test(file.path) || told.test(file.path)) continue;
    const text = await file.text();
    for (const [, name = ''] of text.matchAll(/npx staylore (?:--json )?([a-z]+)/g))
      if (!names.includes(name)) problems.push(`${file.path}: npx staylore ${name}`);
    const [other] = scripts.exec(text) ?? [];
    if (other !== undefined) problems.push(`${file.path}: ${other}`);
  }
  expect(problems).toEqual([]);
});

test('Work runs at the times that the manuals name', async () => {
  const patternOf = (name: string) => jobSchedules.find((schedule) => schedule.name === name)?.pattern;
  expect(await read('docs/operations.md')).toMatch(/deleted by a job on Sundays\s/);
  expect(patternOf('sweep-pictures')).toMatch(/^\d+ \d+ \* \* 0$/);
  expect(await read('docs/earnings.md')).toMatch(/a job at 06:00 UTC on workdays/);
  expect(patternOf('payouts.collect')).toBe('0 6 * * 1-5');
});

test('The migration before which servers cannot read what newer ones seal is the one that makes the keys', async () => {
  const migrations = await readdir(inProject('apps/server/migrations'));
  const named = /servers from before migration `(\d{4})`/.exec(await read('docs/upgrading.md'))?.[1];
  const made: string[] = [];
  for (const name of migrations)
    if (/create table secret_keys\b/i.test(await read(`apps/server/migrations/${name}`)))
      made.push(name.slice(0, 4));
  expect(made).toEqual([named]);
});

test('Every proof that the manual of reliability names is a test of that title', async () => {
  const proofs = [
    ...(await read('docs/reliability.md')).matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.test\.ts)\)/g),
  ];
  expect(proofs.length).toBeGreaterThan(10);
  const missing: string[] = [];
  for (const [, title = '', file = ''] of proofs)
    if (!(await read(file)).includes(`'${title}'`)) missing.push(`${file}: ${title}`);
  expect(missing).toEqual([]);
});

/** The manuals for those who run or try a site. */
const manuals = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  ...[
    'deploying',
    'operations',
    'performance',
    'reliability',
    'runbook',
    'scaling',
    'upgrading',
    'earnings',
  ].map((name) => `docs/${name}.md`),
];

test('What the manuals link to exists: files, headings, scripts and settings', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const problems: string[] = [];
  for (const manual of manuals) {
    const text = await read(manual);
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g))
      if (!(await leadsSomewhere(manual, target))) problems.push(`${manual}: ${target}`);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g))
      if (!(name in scripts)) problems.push(`${manual}: npm run ${name}`);
    for (const [, name = ''] of text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*\*?)(?:=[^`]*)?`/g))
      if (!isSetting(name)) problems.push(`${manual}: ${name}`);
  }
  expect(problems).toEqual([]);
});

const isSetting = (name: string) =>
  notOurs.has(name) ||
  name.startsWith('STAYLORE_') ||
  variables.some(
    (setting) => setting === name || (name.endsWith('*') && setting.startsWith(name.slice(0, -1))),
  );

/** Settings of other programs. Our own prefix is reserved for tests and benchmarks. */
const notOurs = new Set(['MALLOC_ARENA_MAX', 'POSTGRES_PASSWORD', 'OTEL_*']);

async function leadsSomewhere(manual: string, target: string): Promise<boolean> {
  const [file = '', heading] = target.split('#');
  const named = path.posix.join(path.posix.dirname(manual), file);
  const found = file === '' ? manual : named;
  if (!existsSync(inProject(found))) return false;
  if (heading === undefined) return true;
  const headings = [...(await read(found)).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(heading);
}

test('The demo world has the people, and about as many members and stays, as the README says', async () => {
  const readme = await read('README.md');
  const { demoWorld } = await import('@staylore/demo-world/world');
  const [, members, stays] = /(\d+) members and some (\d+) stays/.exec(readme.replaceAll('\n', ' ')) ?? [];
  expect(demoWorld.people).toHaveLength(Number(members));
  expect(Math.abs(demoWorld.stays.length - Number(stays))).toBeLessThan(50);
  const [, password] = /password `([^`]+)`/.exec(readme) ?? [];
  expect(password).toBe(demoWorld.password);
  const addresses = demoWorld.people.map((person) => person.email);
  const named = [...readme.matchAll(/`(\w+@demo\.example)`/g)].map(([, address = '']) => address);
  expect(named.filter((address) => !addresses.includes(address))).toEqual([]);
});
