import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';

let app: TestApp;
let author: TestMember;

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
  await publishPost(app, { as: author, fields: { tags: 'alps,alpine hut,lake' } });
  await publishPost(app, { as: author, fields: { tags: 'alps,50% off,snow_shoes' } });
});

afterAll(() => app?.close());

const suggest = (text: string) => app.send('GET', `/api/tags/posts/${encodeURIComponent(text)}`);
const names = (body: { name: { en: string } }[]) => body.map((tag) => tag.name.en);

test('Typing suggests the tags that begin so, in any case, with or without #, the most used first', async () => {
  for (const text of ['al', 'AL', '#al'])
    expect(names((await suggest(text)).body)).toEqual(['alps', 'alpine hut']);
  expect((await suggest('al')).body[0]).toMatchObject({ name: { en: 'alps', de: 'alps' } });
});

test('Neither a suggestion nor its cursor says how many stays have a tag, as it would count archived ones', async () => {
  for (const tags of ['secluded', 'secluded,secluded lake']) {
    const { id } = await publishPost(app, { as: author, fields: { tags } });
    if (tags === 'secluded') await app.send('PUT', `/api/posts/${id}/archive`, { as: author });
  }
  const { body, headers } = await app.send('GET', '/api/tags/posts/secluded?limit=1');
  expect(names(body)).toEqual(['secluded']);
  expect(Object.keys(body[0])).toEqual(['id', 'name']);
  const cursor = /cursor=([^&>]+)/.exec(String(headers['link']))?.[1] ?? '';
  expect(JSON.parse(Buffer.from(cursor, 'base64url').toString())).toEqual([body[0].id]);
  const next = await app.send('GET', `/api/tags/posts/secluded?limit=1&cursor=${cursor}`);
  expect(names(next.body)).toEqual(['secluded lake']);
});

test('Signs that mean something to a database are only signs here', async () => {
  expect(names((await suggest('50%')).body)).toEqual(['50% off']);
  expect(names((await suggest('snow_')).body)).toEqual(['snow_shoes']);
  for (const text of ['%', '_', '\\', "'; drop table tags; --"])
    expect((await suggest(text)).body).toEqual([]);
});

test('An empty text matches nothing, and a too long one is refused at its field', async () => {
  expect((await suggest('zebra')).body).toEqual([]);
  const { status, body } = await suggest('x'.repeat(41));
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('text');
  expect((await suggest('   ')).status).toBe(400);
});

test('The common tags come without typing, and a tag that no post carries any more is not among them', async () => {
  const post = await publishPost(app, { as: author, fields: { tags: 'fleeting' } });
  const common = async () => names((await app.send('GET', '/api/tags/type/posts')).body);
  expect((await common())[0]).toBe('alps');
  expect(await common()).toContain('fleeting');
  await app.send('DELETE', `/api/posts/${post.id}`, { as: author });
  expect(await common()).not.toContain('fleeting');
});

test('The tags of a post are readable by everyone, those of an archived one by its author', async () => {
  const post = await publishPost(app, { as: author, fields: { tags: 'quiet' } });
  const read = (as?: TestMember) => app.send('GET', `/api/posts/${post.id}/tags`, { as });
  expect(names((await read()).body)).toEqual(['quiet']);
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author });
  expect((await read()).status).toBe(404);
  expect((await read(author)).status).toBe(200);
});

test('Stays with a tag are listed for everyone, newest first, in any case, without archived ones', async () => {
  const ids: number[] = [];
  for (const tags of ['harbour', 'harbour,night', 'harbours', 'harbour'])
    ids.push((await publishPost(app, { as: author, fields: { tags } })).id);
  await app.send('PUT', `/api/posts/${ids[3]}/archive`, { as: author });
  const read = async (tag: string) => {
    const url = `/api/tags/${encodeURIComponent(tag)}/posts`;
    return (await readPages<{ id: number }>(app, { url, limit: 1 })).flat().map(({ id }) => id);
  };
  for (const tag of ['harbour', '#HARBOUR']) expect(await read(tag)).toEqual([ids[1], ids[0]]);
  expect(await read('no such tag')).toEqual([]);
});

test('Hashtags of a caption are tags of the post; one that was taken out stays out', async () => {
  const post = await publishPost(app, {
    as: author,
    fields: { tags: 'alps', caption: 'Up there. #Sunrise #alps' },
  });
  expect(post.tags).toEqual(['alps', 'sunrise']);
  const change = async (caption: string) => {
    const { location } = post;
    const body = { location, caption, tags: ['alps'] };
    return (await app.send('PUT', `/api/posts/${post.id}`, { as: author, body })).body.post.tags;
  };
  expect(await change('Up there. #Sunrise #alps')).toEqual(['alps']);
  expect(await change('Up there. #Sunrise #alps #powder')).toEqual(['alps', 'powder']);
});

test.each(['/api/tags/type/posts', '/api/tags/posts/page'])(
  '%s is read page by page, each tag once',
  async (url) => {
    const tags = Array.from({ length: 7 }, (_, index) => `page${index}`);
    await publishPost(app, { as: author, fields: { tags: tags.join(',') } });
    const whole = (await app.send('GET', `${url}?limit=50`)).body;
    const pages = await readPages(app, { url, as: author, limit: 3 });
    expect(whole.length).toBeGreaterThanOrEqual(7);
    expect(pages.flat()).toEqual(whole);
    expect(Math.max(...pages.map((page) => page.length))).toBe(3);
  },
);

test('A tag that is there already uses up no number', async () => {
  const idsOf = async (tags: string) => {
    const { id } = await publishPost(app, { as: author, fields: { tags } });
    const { body } = await app.send('GET', `/api/posts/${id}/tags`, { as: author });
    return (body as { id: number; name: { en: string } }[]).map((tag) => tag.id);
  };
  const [known = 0] = await idsOf('numbered');
  for (let count = 0; count < 3; count += 1) expect(await idsOf('numbered')).toEqual([known]);
  expect(await idsOf('numbered,numbered next')).toEqual([known, known + 1]);
});
