import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { leftOut } from '../../apps/server/test/cluster/programs.ts';
import { inProject } from '../launch/project.ts';
import { runWalk } from './cluster.ts';

test('A walk that cannot be walked fails, and says which packages to install', async () => {
  const { passed, failures } = await runWalk(['nginx', 'redis-server']);
  expect(passed).toBe(0);
  expect(failures.join()).toContain('apt install nginx-light redis-server');
});

test('Of the tests of several machines those are left out whose programs are not installed', async () => {
  const missing = {
    cluster: ['patroni', 'etcd'],
    walk: ['nginx'],
    pgbouncer: true,
    citus: true,
    disk: true,
    promtool: true,
  };
  const says = leftOut(missing).map((one) => one.says);
  expect(says).toHaveLength(6);
  expect(says.join()).toContain('apt install patroni etcd-server');

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--config', 'vitest.cluster.config.ts'],
    // Without a path to programs there is no Redis, which both of these need.
    { cwd: inProject(), env: { ...process.env, PATH: '/nowhere' } },
  );
  expect(stdout).toContain('replicas.cluster.test.ts');
  expect(stdout).not.toMatch(/high-availability|cluster\/walk/);
});
