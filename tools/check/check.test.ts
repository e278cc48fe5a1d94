import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../launch/project.ts';
import { brokenHabits } from './code/habits.ts';
import { badNames, tooFull, tooLong } from './code/sizes.ts';
import { foreignWrites } from './database/table-owners.ts';
import type { SourceFile } from './files.ts';
import { entriesFor, lockfileGaps } from './supply/lockfile.ts';
import { leakedSecrets } from './supply/secrets.ts';
import { wrongPageTexts } from './texts/page-texts.ts';
import { incompleteTexts } from './texts/texts.ts';

let tree: string;

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
}

function plantServer(): void {
  const server = 'apps/server/src';
  const database = "import { db } from '../../platform/db/database.ts';";
  plant(`${server}/platform/db/database.ts`, 'export const db = 1;');
  plant(`${server}/platform/p.ts`, `import '../stays/posts/index.ts';`);
  plant(`${server}/stays/posts/index.ts`, `export { rows } from './queries.ts';`);
  plant(`${server}/stays/posts/queries.ts`, `${database}\nexport const rows = db;`);
  plant(
    `${server}/stays/tags/service.ts`,
    `import { rows } from '../posts/queries.ts';\n${database}\nexport const t = [rows, db];`,
  );
  plant(
    `${server}/stays/tags/fine.ts`,
    `import { rows } from '../posts/index.ts';\nimport type { db } from '../../platform/db/database.ts';\nimport { ok } from '@staylore/contract/ok';\nexport const t: typeof db = rows + ok;`,
  );
  plant(`${server}/members/follows/upward.ts`, `import '../../stays/posts/index.ts';`);
  plant(`${server}/earnings/ledger/to-payouts.ts`, `import '../payouts/one.ts';`);
  plant(`${server}/earnings/ledger/two.ts`, 'export const two = 2;');
  plant(`${server}/earnings/payouts/one.ts`, 'export const one = 1;');
  plant(`${server}/earnings/payouts/to-ledger.ts`, `import '../ledger/two.ts';`);
  plant(`${server}/loop-a.ts`, `import './loop-b.ts';`);
  plant(`${server}/loop-b.ts`, `import './loop-a.ts';`);
  plant(`${server}/lost.ts`, `import '@staylore/contract/nowhere';`);
}

function plantWeb(): void {
  const web = 'apps/web/src';
  plant(
    `${web}/pages/home/c.tsx`,
    `import { db } from '../../../../server/src/platform/db/database.ts';\nexport type C = number;\nexport const C = () => <p>{db}</p>;`,
  );
  plant(`${web}/pages/feed/f.tsx`, `import '../home/c.tsx';`);
  plant(`${web}/design/d.tsx`, `import '@staylore/contract/ok';\nexport const D = () => <p />;`);
  plant(
    `${web}/features/discovery/feed/e.tsx`,
    `import '../../stays/posts/g.tsx';\nimport '../../../pages/home/c.tsx';\nexport const E = () => <p />;`,
  );
  plant(`${web}/features/stays/posts/g.tsx`, 'export const G = () => <p />;');
}

/** A small project with one violation of each rule, in .ts and .tsx, by path and by workspace name. */
beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'staylore-rules-'));
  plant('package.json', '{ "name": "tree", "type": "module" }');
  plant(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "NodeNext", "allowImportingTsExtensions": true } }',
  );
  for (const name of ['contract', 'phrases', 'hotel-finder']) {
    plant(
      `packages/${name}/package.json`,
      `{ "name": "@staylore/${name}", "type": "module", "exports": { "./*": "./src/*.ts" } }`,
    );
    mkdirSync(path.join(tree, 'node_modules/@staylore'), { recursive: true });
    symlinkSync(path.join(tree, 'packages', name), path.join(tree, 'node_modules/@staylore', name));
  }
  plant('packages/contract/src/a.ts', `import '@staylore/phrases/b';`);
  plant('packages/contract/src/ok.ts', 'export const ok = 1;');
  plant(
    'packages/phrases/src/b.ts',
    `import type { C } from '../../../apps/web/src/pages/home/c.tsx';\nexport type B = C;`,
  );
  plant('packages/hotel-finder/src/f.ts', `import 'node:http';`);
  plant('packages/contract/src/members/early.ts', `import '../earnings/late.ts';`);
  plant('packages/contract/src/earnings/late.ts', 'export const late = 1;');
  plantServer();
  plantWeb();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** What the import rules report for the planted project. */
function violations(config: string): Set<string> {
  const cruiser = inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const result = spawnSync(
    process.execPath,
    [cruiser, '--config', inProject(config), '--output-type', 'json', 'apps', 'packages'],
    { cwd: tree, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(result.stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from.replace(/^.*src\//, '')}`));
}

test('The import rules see every planted violation, and nothing else', () => {
  expect(violations('tools/dependency-rules.cjs')).toEqual(
    new Set([
      'a-page-never-imports-a-page: pages/feed/f.tsx',
      'contract-domains-in-order: members/early.ts',
      'contract-is-a-leaf: a.ts',
      'design-is-pure: design/d.tsx',
      'hotel-finder-is-offline: f.ts',
      'no-cycles: loop-a.ts',
      'nothing-unresolved: lost.ts',
      'only-through-the-index: stays/tags/service.ts',
      'packages-know-no-app: b.ts',
      'phrases-knows-only-the-contract: b.ts',
      'server-domains-in-order: members/follows/upward.ts',
      'server-domains-in-order: platform/p.ts',
      'sides-never-meet: pages/home/c.tsx',
      'sql-lives-in-queries: stays/tags/service.ts',
      'web-features-do-not-import-each-other: features/discovery/feed/e.tsx',
      'web-layers-in-order: features/discovery/feed/e.tsx',
    ]),
  );
});

test('Folders that import each other are reported, even if no two of their files do', () => {
  expect(violations('tools/folder-rules.cjs')).toEqual(
    new Set(['no-folder-rings: earnings/ledger', 'no-folder-rings: earnings/payouts']),
  );
});

function file(name: string, text = ''): SourceFile {
  return { path: name, text: async () => text };
}

test('A file over its limit is named; tests may be longer, tables and texts as long as they need', async () => {
  const long = 'x\n'.repeat(251);
  expect(await tooLong([file('apps/web/src/a.ts', 'x\n'.repeat(250))])).toEqual([]);
  expect(await tooLong([file('apps/web/src/a.tsx', long)])).toEqual([
    'apps/web/src/a.tsx has 251 lines; the limit is 250.',
  ]);
  expect(await tooLong([file('apps/a.test.ts', long), file('packages/x/src/data/towns.ts', long)])).toEqual(
    [],
  );
  expect(await tooLong([file('apps/a.test.ts', 'x\n'.repeat(401))])).toHaveLength(1);
});

test('A folder with too many files is named; tests and plain data do not count', () => {
  const named = (folder: string, count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, index) => file(`${folder}/part-${index}${ending}`));
  const full = [...named('apps/a', 20), ...named('apps/a', 30, '.test.ts'), ...named('packages/x/data', 40)];
  expect(tooFull(full)).toEqual([]);
  expect(tooFull([...full, file('apps/a/one-more.ts')])).toEqual(['apps/a holds 21 files; the limit is 20.']);
});

test.each([
  [`db.insertInto('posts').values({})`, 'writes to posts, which belongs to stays/posts'],
  [`db.updateTable('posts as p').set({})`, 'writes to posts, which belongs to stays/posts'],
  ['sql`delete from posts where id = 1`', 'writes to posts, which belongs to stays/posts'],
  ['sql`with a as (update posts set archived = true returning id) select`', 'writes to posts'],
  ['sql`insert into posts (id) values (1)`', 'writes to posts'],
  ['db.deleteFrom(table)', 'writes to a table that it does not name'],
  ['sql`delete from $' + '{sql.table(table)}`', 'writes to a table that it does not name'],
])('A write to a table of someone else is told: %s', async (text, told) => {
  const place = 'apps/server/src/members/follows/queries.ts';
  expect(await foreignWrites([file(place, `\n${text}`)])).toEqual([
    expect.stringContaining(`${place}:2 ${told}`),
  ]);
});

test('The owner of a table writes to it, everyone reads it, and a table without an owner is reported', async () => {
  const own = `db.insertInto('follows').values({}); sql\`update follows set id = 1\``;
  expect(await foreignWrites([file('apps/server/src/members/follows/queries.ts', own)])).toEqual([]);
  const read = `db.selectFrom('posts').selectAll().forUpdate(); // they update posts often`;
  expect(await foreignWrites([file('apps/server/src/discovery/feed/queries.ts', read)])).toEqual([]);
  expect(await foreignWrites([file('apps/server/schema.sql', 'create table fruits (\n);')])).toEqual([
    'apps/server/schema.sql: fruits has no owner in tools/check/database/table-owners.ts.',
  ]);
});

test('Names that say nothing, and names in another style, are refused', () => {
  expect(badNames([file('apps/server/src/utils/money.ts')])).toHaveLength(1);
  expect(badNames([file('apps/web/src/helpers.ts'), file('tools/common.ts')])).toHaveLength(2);
  expect(badNames([file('apps/web/src/PostCard.tsx')])).toHaveLength(1);
  const fine = [
    'apps/server/src/money.test.ts',
    'README.md',
    'apps/web/src/app/entry.client.tsx',
    'apps/common-sense.ts',
  ];
  expect(badNames(fine.map((name) => file(name)))).toEqual([]);
});

test.each([
  ['const a = 1; // @ts-ignore'],
  ['// @ts-expect-error'],
  ['// TODO later'],
  ['test.skip("x", () => {})'],
  ['expect(true).toBe(true)'],
  ['await page.waitForFunction(async () => false)'],
  ['process.env.PORT'],
])('A broken house rule is reported with its line: %s', async (line) => {
  expect(await brokenHabits([file('apps/web/src/a.ts', `\n${line}`)])).toEqual([
    expect.stringMatching(/^apps\/web\/src\/a\.ts:2 /),
  ]);
});

test.each([
  [`-----BEGIN ${'PRIVATE KEY'}-----`],
  [`AKIA${'A'.repeat(16)}`],
  [`"resolved": "https://npm-${'registry'}.example/x.tgz"`],
  [`see ${'/home'}/anna/project`],
  [`ghp_${'a1'.repeat(18)}`],
])('A secret or a trace of a machine is reported: %s', async (text) => {
  expect(await leakedSecrets([file('a.md', text)])).toHaveLength(1);
});

test('A missing, empty or differently filled translation is reported', () => {
  const en = { home: { title: 'Hello {{name}}', sub: 'Stays' } };
  expect(incompleteTexts({ en, de: { home: { title: 'Hallo {{name}}', sub: 'Orte' } } })).toEqual([]);
  expect(incompleteTexts({ en, de: { home: { title: 'Hallo {{wer}}', sub: ' ' } } })).toHaveLength(2);
  expect(incompleteTexts({ en, de: { home: { title: 'Hallo {{name}}' } } })).toEqual([
    'de: home.sub is missing.',
  ]);
});

test('A page that shows texts it does not ask for, itself or in a part that comes later, is named', () => {
  const sources: Record<string, string> = {
    'root.tsx': `export const handle: PageHandle = { texts: ['layout'] };\nt('layout.skip');`,
    'good.tsx': `import { Card } from './card.tsx';\nexport const handle: PageHandle = { texts: ['posts', 'towns'] };`,
    'bad.tsx': `const Card = later(() => import('./card.tsx'));\nexport const handle: PageHandle = { texts: ['layout', 'feed'] };`,
    'card.tsx': `import { townName } from '../platform/texts/place-name.ts';\nt(\`posts.\${kind}\`); is('posts.not_found');`,
    'late.tsx': `export const handle: PageHandle = { texts: [] };\ni18n.loadNamespaces('feed'); t(\`feed.\${way}\`);`,
    '../platform/texts/place-name.ts': '',
  };
  const read = (file: string) => sources[path.posix.relative('apps/web/src/app', file)] ?? '';
  expect(wrongPageTexts([{ file: 'good.tsx' }], read)).toEqual([]);
  // Fetched by the part that shows them.
  expect(wrongPageTexts([{ file: 'late.tsx' }], read)).toEqual([]);
  expect(wrongPageTexts([{ file: 'bad.tsx' }], read)).toEqual([
    'apps/web/src/app/bad.tsx: handle.texts lacks posts.',
    'apps/web/src/app/bad.tsx: handle.texts lacks towns.',
    'apps/web/src/app/bad.tsx: handle.texts names layout for nothing.',
    'apps/web/src/app/bad.tsx: handle.texts names feed for nothing.',
  ]);
});

test('A lock file that lacks the programs for other systems is reported, and can be completed', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', '@tool/darwin-arm64': '1.2.3' },
    },
    'node_modules/@tool/darwin-arm64': { version: '1.2.3' },
  };
  const gaps = lockfileGaps(packages);
  expect(gaps.map((gap) => gap.name)).toEqual(['@tool/linux-x64-musl']);
  expect(entriesFor(packages, gaps)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      optional: true,
      os: ['linux'],
      libc: ['musl'],
    },
  });
});

test('The checks can be run alone, and end with the number of passed and failed ones', () => {
  const output = execFileSync(process.execPath, [inProject('tools/check.ts'), 'texts'], { encoding: 'utf8' });
  expect(output).toMatch(/^pass {2}texts in every language \(\d+\.\d s\)\n1 passed, 0 failed\n$/);
});
