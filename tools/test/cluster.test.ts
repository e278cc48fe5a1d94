import { expect, test } from 'vitest';
import { runWalk } from './cluster.ts';

test('A walk that cannot be walked fails, and says which packages to install', async () => {
  const { passed, failures } = await runWalk(['nginx', 'redis-server']);
  expect(passed).toBe(0);
  expect(failures.join()).toContain('apt install nginx-light redis-server');
});
