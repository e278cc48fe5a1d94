import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPosts, createArchives, refusalOf } from '../test/made-export.ts';

let archives: Awaited<ReturnType<typeof createArchives>>;
beforeAll(async () => {
  archives = await createArchives();
});
afterAll(() => archives?.close());

const posts = { path: 'content/posts_1.json', bytes: Buffer.from('[]') };
const told = {
  path: 'content/posts_1.json',
  bytes: Buffer.from(JSON.stringify([{ title: 'One', media: [{ uri: 'media/posts/1/a.jpg' }] }])),
};

test('A file that is not a ZIP is refused as such, an empty one too', async () => {
  expect(
    await refusalOf([new Blob(['just text, and quite a lot of it, so that it could hold an end'])]),
  ).toBe('not_a_zip');
  expect(await refusalOf([new Blob([])])).toBe('not_a_zip');
});

test('A ZIP whose end is missing is refused as truncated', async () => {
  const { parts } = await archives.exported({ layout: '2024', posts: 40 });
  const [whole] = parts;
  for (const share of [0.1, 0.5, 0.9, 0.99])
    expect(await refusalOf([(whole as Blob).slice(0, Math.floor((whole as Blob).size * share))])).toBe(
      'truncated',
    );
});

test('A ZIP whose beginning is missing is refused, never half read', async () => {
  const { parts } = await archives.exported({ layout: '2024', posts: 40 });
  const [whole] = parts;
  expect(await refusalOf([(whole as Blob).slice(4000)])).toMatch(/damaged|truncated|not_a_zip/);
});

test('An encrypted archive is refused with that reason', async () => {
  expect(await refusalOf([await archives.zipped([{ ...told, flags: 1 }])])).toBe('encrypted');
});

test('Paths that would leave the archive are refused', async () => {
  for (const path of [
    '../content/posts_1.json',
    '/etc/passwd',
    'media/../../x.jpg',
    'C:/x.jpg',
    'media\\x.jpg',
  ])
    expect(await refusalOf([await archives.zipped([told, { path, bytes: Buffer.from('x') }])]), path).toBe(
      'unsafe_path',
    );
});

test('A hundred thousand entries are refused', async () => {
  function* many() {
    yield told;
    for (let index = 0; index < 100_000; index += 1) yield { path: `media/x/${index}.txt` };
  }
  expect(await refusalOf([await archives.zipped(many())])).toBe('too_many_entries');
});

test('A small file that would unpack to a huge one is refused, whether it says so or lies', async () => {
  const zeros = Buffer.alloc(48 * 2 ** 20, 0x20);
  const path = 'content/posts_1.json';
  expect(await refusalOf([await archives.zipped([{ path, bytes: zeros, packed: true }])])).toBe('zip_bomb');
  const lie = await archives.zipped([{ path, bytes: zeros, packed: true, claimedSize: 1000 }]);
  expect(await refusalOf([lie], { limits: { fileBytes: 2 ** 20 } })).toMatch(/zip_bomb|damaged/);
});

test('An oversized file of posts is refused before it is read', async () => {
  const large = await archives.zipped([{ path: 'content/posts_1.json', hole: 200 * 2 ** 20 }]);
  expect(await refusalOf([large])).toBe('too_large');
});

test('A damaged file of posts is refused', async () => {
  const damaged = new Uint8Array(await (await archives.zipped([{ ...told, packed: true }])).arrayBuffer());
  for (let index = 52; index < 70; index += 1) damaged[index] = 0xee;
  expect(await refusalOf([new Blob([damaged])])).toBe('damaged');
});

test('An export as HTML is answered with the way to ask for JSON', async () => {
  const { parts } = await archives.exported({ layout: 'html', posts: 5 });
  expect(await refusalOf(parts)).toBe('html_export');
});

test('Any other archive, posts that are not JSON and an export without posts are each refused with their own reason', async () => {
  expect(
    await refusalOf([await archives.zipped([{ path: 'holiday/notes.txt', bytes: Buffer.from('hi') }])]),
  ).toBe('not_an_export');
  expect(await refusalOf([await archives.zipped([{ ...posts, bytes: Buffer.from('[{"media":') }])])).toBe(
    'broken_json',
  );
  expect(await refusalOf([await archives.zipped([{ ...posts, bytes: Buffer.from('"text"') }])])).toBe(
    'broken_json',
  );
  expect(await refusalOf([await archives.zipped([posts])])).toBe('no_posts');
});

test('Unexpected entries in a file of posts are skipped', async () => {
  const odd = [null, 3, 'x', [], {}, { media: null }, { media: [null, 4] }, { media: [{ uri: 7 }] }];
  const bytes = Buffer.from(JSON.stringify([...odd, { title: 'Good', media: [{ uri: 'media/a.jpg' }] }]));
  expect(
    (await allPosts([await archives.zipped([{ ...posts, bytes }])])).map(({ caption }) => caption),
  ).toEqual(['Good']);
});

test('Reading stops on request', async () => {
  const { parts } = await archives.exported({ layout: '2024', posts: 400 });
  const before = AbortSignal.abort();
  expect(await refusalOf(parts, { signal: before })).toBe('cancelled');
  const stop = new AbortController();
  const onProgress = ({ phase, done }: { phase: string; done: number }) => {
    if (phase === 'posts' && done >= 200) stop.abort();
  };
  expect(await refusalOf(parts, { signal: stop.signal, onProgress })).toBe('cancelled');
});
