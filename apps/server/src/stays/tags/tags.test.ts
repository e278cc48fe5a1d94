import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPost } from '../../../test/lists.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

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
  expect((await suggest('al')).body[0]).toMatchObject({ name: { en: 'alps', de: 'alps' }, posts: 2 });
});

test('Signs that mean something to a database are only signs here', async () => {
  expect(names((await suggest('50%')).body)).toEqual(['50% off']);
  expect(names((await suggest('snow_')).body)).toEqual(['snow_shoes']);
  for (const text of ['%', '_', '\\', "'; drop table tags; --"])
    expect((await suggest(text)).body).toEqual([]);
});

test('Nothing matches nothing, and a text too long is refused at its field', async () => {
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

test('The tags of a post are readable by everybody, those of an archived one by its author', async () => {
  const post = await publishPost(app, { as: author, fields: { tags: 'quiet' } });
  const read = (as?: TestMember) => app.send('GET', `/api/posts/${post.id}/tags`, { as });
  expect(names((await read()).body)).toEqual(['quiet']);
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author });
  expect((await read()).status).toBe(404);
  expect((await read(author)).status).toBe(200);
});
