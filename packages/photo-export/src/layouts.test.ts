import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layouts } from '../generate/layouts.ts';
import { allPosts, createArchives, gathered } from '../test/made-export.ts';
import { readExport } from './read-export.ts';

let archives: Awaited<ReturnType<typeof createArchives>>;
beforeAll(async () => {
  archives = await createArchives();
});
afterAll(() => archives?.close());

/** The layouts that can be read, and those that contain places. */
const readable = layouts.filter((layout) => layout !== 'html');
const tellsPlaces = new Set(['2018', 'detailed', 'both']);

describe.each(readable)('An export of the layout %s', (layout) => {
  test.each(['en', 'de'] as const)(
    'gives every post with caption, time and carousel (%s)',
    async (language) => {
      const { parts, told } = await archives.exported({ layout, language, posts: 60 });
      const posts = await allPosts(parts);
      expect(posts).toHaveLength(60);
      expect(posts.map((post) => post.caption)).toEqual(told.map((post) => post.caption.normalize('NFC')));
      expect(posts.map((post) => post.takenAt)).toEqual(
        told.map((post) => new Date(post.seconds * 1000).toISOString()),
      );
      expect(posts.map((post) => post.media.map((medium) => /(\d+)\.\w+$/.exec(medium.path)?.[1]))).toEqual(
        told.map((post) => post.media.map((medium) => medium.id)),
      );
      expect(posts.map((post) => post.media.map((medium) => medium.kind))).toEqual(
        told.map((post) => post.media.map((medium) => medium.kind)),
      );
      expect(posts.every((post) => post.missingMedia === 0)).toBe(true);
      const places = posts.map((post) => post.locationName);
      expect(places).toEqual(told.map((post) => (tellsPlaces.has(layout) ? post.locationName : null)));
    },
  );

  test('returns the camera’s position if there is one', async () => {
    const { parts, told } = await archives.exported({ layout, posts: 45 });
    const posts = await allPosts(parts);
    const silent =
      layout === '2018' ? () => true : layout === 'detailed' || layout === 'both' ? () => false : null;
    for (const [index, post] of posts.entries()) {
      const expected = told[index];
      // In the plain layouts, videos have no position.
      const hidden = silent?.() ?? expected?.reel === true;
      const point = hidden ? null : (expected?.coordinates ?? null);
      expect({ lat: post.lat, lng: post.lng }).toEqual({ lat: point?.lat ?? null, lng: point?.lng ?? null });
    }
  });

  test('reads the same in a wrapper folder and over several parts', async () => {
    const plan = { layout, posts: 30, picture: (index: number) => Uint8Array.of(0xff, 0xd8, index) };
    const alone = await allPosts((await archives.exported(plan)).parts);
    const { parts } = await archives.exported(
      { ...plan, wrapper: 'instagram-lena.wanders-2026-10-02-Ab12' },
      3,
    );
    const split = await allPosts(parts.reverse());
    expect(split.map(({ key }) => key)).toEqual(alone.map(({ key }) => key));
    expect(split.every((post) => post.missingMedia === 0)).toBe(true);
    expect(Array.from((await split[3]?.media[0]?.bytes()) ?? [])).toEqual(
      Array.from((await alone[3]?.media[0]?.bytes()) ?? []),
    );
  });

  test('returns the owner, and never opens private files', async () => {
    const { parts } = await archives.exported({ layout, posts: 12, handle: 'alpen.anna', language: 'de' });
    const read = await readExport(parts);
    expect(read.username).toBe('alpen.anna');
    await gathered(read.posts());
    expect(read.opened.length).toBeGreaterThan(0);
    expect(
      read.opened.filter((path) => /messages|connections|contacts|logged_information|stories/.test(path)),
    ).toEqual([]);
    // Pictures are not read until requested.
    expect(read.opened.every((path) => path.endsWith('.json'))).toBe(true);
  });
});

test('The same post has the same key in every layout since 2021', async () => {
  const keys = await Promise.all(
    readable.map(async (layout) =>
      (await allPosts((await archives.exported({ layout, posts: 20 })).parts)).map((p) => p.key),
    ),
  );
  for (const list of keys) expect(list).toEqual(keys[0]);
  expect(new Set(keys[0]).size).toBe(20);
});

test('Saved posts of both eras become a list of links', async () => {
  for (const layout of ['2024', 'detailed'] as const) {
    const { parts } = await archives.exported({ layout, posts: 3, language: 'de' });
    expect((await readExport(parts)).savedPosts).toEqual([
      {
        author: 'alpen.anna',
        text: null,
        link: 'https://www.instagram.com/p/CxYz12AbCdE/',
        savedAt: '2023-11-14T22:13:20.000Z',
      },
    ]);
  }
});

test('A saved post is read with its text in the export, including a title that is not a handle', async () => {
  const saved = [
    {
      author: 'badruttspalace',
      code: 'CxYz12AbCd1',
      seconds: 1_700_000_000,
      caption: 'Schnee über dem See ❄️',
    },
    { author: 'Ein Haus am See', code: 'CxYz12AbCd2', seconds: 1_700_000_100 },
  ];
  const { parts } = await archives.exported({ layout: 'detailed', posts: 3, language: 'de', saved });
  expect((await readExport(parts)).savedPosts).toMatchObject([
    { author: 'badruttspalace', text: 'Schnee über dem See ❄️' },
    { author: null, text: 'Ein Haus am See' },
  ]);
});

const json = (path: string, content: unknown) => ({ path, bytes: Buffer.from(JSON.stringify(content)) });

test('A single bare post, posts without title and media of another part are read', async () => {
  const medium = { uri: 'media/posts/202401/a_17900000000000001.webp', creation_timestamp: 1_704_067_200 };
  const bare = await archives.zipped([json('content/posts_1.json', { media: [{ ...medium, title: null }] })]);
  const [post] = await allPosts([bare]);
  expect(post).toMatchObject({ key: 'n17900000000000001', caption: '', missingMedia: 1, media: [] });
  const link = await archives.zipped([
    json('content/posts_1.json', [
      { title: 'Linked', media: [{ ...medium, uri: 'https://cdn.example/a.jpg' }] },
    ]),
  ]);
  expect(await allPosts([link])).toMatchObject([{ caption: 'Linked', missingMedia: 1 }]);
});

test('Times outside of the network’s life, and the position 0/0, count as unknown', async () => {
  const exif = { photo_metadata: { exif_data: [{ latitude: 0, longitude: 0 }] } };
  const odd = await archives.zipped([
    json('content/posts_1.json', [
      { media: [{ uri: 'media/posts/1/a.jpg', creation_timestamp: -5, title: 'Old', media_metadata: exif }] },
      {
        media: [
          { uri: 'media/posts/1/b.jpg', creation_timestamp: 1_704_067_200_000, title: 'In milliseconds' },
        ],
      },
    ]),
  ]);
  const posts = await allPosts([odd]);
  expect(posts.map(({ caption, takenAt, lat }) => [caption, takenAt, lat])).toEqual([
    ['In milliseconds', '2024-01-01T00:00:00.000Z', null],
    ['Old', null, null],
  ]);
});
