import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../launch/project.ts';
import type { billOfMaterials } from './bill-of-materials.ts';

let bill: ReturnType<typeof billOfMaterials>;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [inProject('tools/sbom.ts')], {
    maxBuffer: 64 * 1024 * 1024,
  });
  bill = JSON.parse(stdout);
});

test('The bill of materials names everything that server and pages need to run, in its version, and no tool of tests', async () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'staylore' } } });
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  for (const workspace of ['apps/server', 'apps/web', 'packages/contract']) {
    const { dependencies } = JSON.parse(await readFile(inProject(workspace, 'package.json'), 'utf8'));
    const needed = Object.entries<string>(dependencies).filter(([name]) => !name.startsWith('@staylore/'));
    expect(listed).toEqual(expect.arrayContaining(needed.map(([name, version]) => `${name}@${version}`)));
  }
  const tools = ['vitest', '@playwright/test', '@biomejs/biome'];
  expect(bill.components.filter(({ name }) => tools.includes(name))).toEqual([]);
});

test('Each of them has a licence and a checksum; what is for other systems may have none', () => {
  for (const { name, scope, ...told } of bill.components.filter(({ scope }) => scope === 'required')) {
    expect(told.licenses, name).toHaveLength(1);
    expect(told.hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    expect(told.purl, name).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
  }
});
