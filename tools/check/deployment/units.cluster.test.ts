import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../../../apps/server/test/cluster/programs.ts';
import { inProject } from '../../launch/project.ts';

const units = ['staylore.service', 'staylore-backup.service', 'staylore-backup.timer'];
const run = promisify(execFile);
const analyze = findProgram('systemd-analyze');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-units-'));
  for (const unit of units) {
    const text = await readFile(inProject('deploy', unit), 'utf8');
    // systemd checks that the program exists.
    const placed = text.replaceAll(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`);
    await writeFile(path.join(folder, unit), placed);
    await chmod(path.join(folder, unit), 0o644);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.skipIf(analyze === undefined)('systemd accepts the units', async () => {
  const { stdout, stderr } = await run(analyze ?? '', [
    'verify',
    ...units.map((unit) => path.join(folder, unit)),
  ]);
  expect(stdout + stderr).toBe('');
});

test.skipIf(analyze === undefined)(
  'systemd finds the services as little exposed as the manual says',
  async () => {
    const manual = (await readFile(inProject('docs/deploying.md'), 'utf8')).replaceAll(/\s+/g, ' ');
    const [, told] = /`systemd-analyze security` rates them (\d\.\d) of 10/.exec(manual) ?? [];
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const { stdout } = await run(analyze ?? '', [
        'security',
        '--offline=true',
        '--no-pager',
        path.join(folder, unit),
      ]);
      expect(/exposure level for \S+: (\d\.\d)/.exec(stdout)?.[1]).toBe(told);
    }
  },
);
