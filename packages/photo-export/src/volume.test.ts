import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArchives } from '../test/made-export.ts';

let archives: Awaited<ReturnType<typeof createArchives>>;
beforeAll(async () => {
  archives = await createArchives();
});
afterAll(() => archives?.close());

const reader = new URL('../bench/read-archive.ts', import.meta.url).pathname;

test('Ten thousand posts in an archive of four gigabytes are read with at most 100 MB in use', async () => {
  const { path, told } = await archives.written({ layout: 'both', posts: 10_000, picture: () => 340_000 });
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', reader, path]);
  const read = JSON.parse(stdout);
  expect(read).toMatchObject({ posts: 10_000, media: told.flatMap((post) => post.media).length });
  expect(read.archiveGigabytes).toBeGreaterThanOrEqual(4);
  expect(read.inUseMegabytes).toBeLessThanOrEqual(100);
});
