import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('The queue has the version whose private tables the code relies on', async () => {
  const file = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> };
  // Before changing this: do the columns in queue-tables.ts and test/database/queue.ts still mean the same (graphile-worker/sql)?
  expect(dependencies['graphile-worker']).toBe('0.18.0');
});
