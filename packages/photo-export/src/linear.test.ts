import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArchives, refusalOf } from '../test/made-export.ts';
import { Archive } from './archive/archive.ts';
import { defaultLimits } from './archive/limits.ts';
import { mergePosts } from './posts/merge-posts.ts';
import type { RawPost } from './posts/raw-post.ts';

let archives: Awaited<ReturnType<typeof createArchives>>;
beforeAll(async () => {
  archives = await createArchives();
});
afterAll(() => archives?.close());

/** Posts with a count of how often their media are looked at. */
function counted(posts: readonly Partial<RawPost>[]) {
  let looks = 0;
  const media = (paths: readonly string[]) =>
    new Proxy([...paths], {
      get(target, name, receiver) {
        looks += 1;
        return Reflect.get(target, name, receiver);
      },
    });
  const plain = {
    caption: '',
    seconds: null,
    locationName: null,
    coordinates: null,
    source: 'posts',
  } as const;
  return {
    posts: posts.map((post) => ({ ...plain, ...post, media: media(post.media ?? []) })),
    looks: () => looks,
  };
}

const shapes: Record<string, (posts: number) => Partial<RawPost>[]> = {
  'of one second, none with a picture': (posts) =>
    Array.from({ length: posts }, (_, index) => ({ seconds: 5, caption: `Room ${index}` })),
  'of one second, each with a picture': (posts) =>
    Array.from({ length: posts }, (_, index) => ({ seconds: 5, media: [`media/${index}.jpg`] })),
  'with a picture of one that has as many pictures': (posts) => [
    { media: Array.from({ length: posts }, (_, index) => `media/${index}.jpg`) },
    ...Array.from({ length: posts }, () => ({ media: ['media/1.jpg'] })),
  ],
};

test.each(Object.entries(shapes))('Merging posts %s takes twice the work for twice as many', (_, shape) => {
  const work = (posts: number) => {
    const all = counted(shape(posts));
    mergePosts(all.posts);
    return all.looks();
  };
  expect(work(8000) / work(4000)).toBeLessThan(2.5);
});

test('Files of posts are listed without listing those before them again', async () => {
  const archive = new Archive({ limits: defaultLimits, signal: undefined, onListed: () => {} });
  const entry = { path: 'content/posts_1.json', bytes: Buffer.from('[]') };
  await archive.add(await archives.zipped([entry]));
  const listed = archive.files.get('posts');
  await archive.add(await archives.zipped([entry, entry]));
  expect(archive.files.get('posts')).toBe(listed);
  expect(listed).toHaveLength(3);
});

test('An archive with more files of posts than any export has is refused before one is read', async () => {
  const bytes = Buffer.from(JSON.stringify([{ title: 'One', media: [{ uri: 'media/posts/1/a.jpg' }] }]));
  const many = Array.from({ length: defaultLimits.files + 1 }, () => ({
    path: 'content/posts_1.json',
    bytes,
  }));
  expect(await refusalOf([await archives.zipped(many)])).toBe('too_many_entries');
});
