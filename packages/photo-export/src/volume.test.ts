import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArchives } from '../test/made-export.ts';
import { readExport } from './read-export.ts';

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

test('A member who has saved 200,000 posts of others brings all of them', async () => {
  const saved = {
    saved_saved_media: Array.from({ length: 200_000 }, (_, index) => ({
      title: 'alpen.anna',
      string_map_data: {
        'Saved on': { href: `https://www.instagram.com/p/CxYz${100_000 + index}/`, timestamp: 1_700_000_000 },
      },
    })),
  };
  const post = { uri: 'media/posts/202401/a_17900000000000001.webp', creation_timestamp: 1_704_067_200 };
  const json = (path: string, content: unknown) => ({ path, bytes: Buffer.from(JSON.stringify(content)) });
  const archive = await archives.zipped([
    { ...json('your_instagram_activity/saved/saved_posts.json', saved), packed: true },
    json('content/posts_1.json', { media: [post] }),
  ]);
  expect((await readExport([archive])).savedPosts).toHaveLength(200_000);
});
