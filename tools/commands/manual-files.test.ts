import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectFiles } from '../check/files.ts';
import { inProject } from '../launch/project.ts';

/** Dated records name what existed when they were written. */
const dated = /^(CHANGELOG\.md|docs\/decisions\/.*)$/;
/** Files of a photo network export, of GeoNames, and one that the operator writes. */
const ofOthers = new Set([
  ...['posts_1.json', 'media.json', 'posts.json', 'content/posts_1.json', 'cities.json', 'broken.json'],
  ...['/api/openapi.json', 'deploy/.env'],
]);

test('Every file of ours that a manual names is there', async () => {
  const files = await projectFiles();
  const isThere = (name: string) => files.some(({ path }) => path === name || path.endsWith(`/${name}`));
  const missing: string[] = [];
  let named = 0;
  for (const manual of files.filter(({ path }) => path.endsWith('.md') && !dated.test(path))) {
    const names = (await manual.text()).matchAll(/`([\w.@/-]+\.(?:ts|tsx|sql|css|cjs|md|json|yaml))`/g);
    for (const [, name = ''] of names) {
      named += 1;
      if (!ofOthers.has(name) && !isThere(name.replace(/^\.\//, ''))) missing.push(`${manual.path}: ${name}`);
    }
  }
  expect(named).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('The manual of the architecture has the domains and features that there are', async () => {
  const manual = await readFile(inProject('docs/architecture.md'), 'utf8');
  const told = [...manual.matchAll(/^\| `(\w+)` +\| ([^|]+)\|/gm)].map(([, domain = '', features = '']) => [
    domain,
    features.trim().split(', ').sort(),
  ]);
  const there = await Promise.all(
    told.map(async ([domain]) => {
      const all = await readdir(inProject('apps/server/src', String(domain)), { withFileTypes: true });
      const folders = all.filter((one) => one.isDirectory()).map((one) => one.name);
      // The table leaves out `personal-data`, which every domain has; the manual describes it below.
      return [domain, folders.filter((name) => name !== 'personal-data').sort()];
    }),
  );
  expect(told).toHaveLength(6);
  expect(told).toEqual(there);
});
