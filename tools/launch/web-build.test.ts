import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { webSources } from './web-build.ts';
import { workspaceFolders } from './workspaces.ts';

function plantTree(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'staylore-workspaces-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const manifest = (name: string, dependencies: readonly string[], more: object = {}) =>
  JSON.stringify({
    name: `@staylore/${name}`,
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '0.1.0'])),
    ...more,
  });

test('A new build is made after a change in any workspace that the web part bundles, data included', async () => {
  const root = plantTree({
    'apps/web/package.json': manifest('web', ['@staylore/texts', 'react']),
    'apps/web/src/page.tsx': '',
    'apps/web/src/page.test.tsx': '',
    'apps/web/build/client.js': '',
    'packages/texts/package.json': manifest('texts', ['@staylore/money'], {
      devDependencies: { '@staylore/server': '0.1.0' },
    }),
    'packages/texts/data/towns.tsv': '',
    'packages/money/package.json': manifest('money', []),
    'packages/money/src/format.ts': '',
    'apps/server/package.json': manifest('server', ['@staylore/money']),
    'apps/server/src/main.ts': '',
  });
  expect(await webSources(root)).toEqual([
    'apps/web/package.json',
    'apps/web/src/page.tsx',
    'package-lock.json',
    'packages/money/package.json',
    'packages/money/src/format.ts',
    'packages/texts/data/towns.tsv',
    'packages/texts/package.json',
  ]);
});

test('The web part bundles the reader of exports and the town names of the texts', async () => {
  expect(workspaceFolders('apps/web')).toContain('packages/photo-export');
  expect((await webSources()).some((file) => file.startsWith('packages/phrases/data/'))).toBe(true);
});
