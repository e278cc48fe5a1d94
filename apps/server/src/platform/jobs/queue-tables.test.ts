import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('The queue is of the version whose private tables were looked at', async () => {
  const file = createRequire(import.meta.url).resolve('graphile-worker/package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  // Before this changes: do the columns of queue-tables.ts and test/queue.ts still mean the same (graphile-worker/sql)?
  expect(version).toBe('0.18.0');
});
