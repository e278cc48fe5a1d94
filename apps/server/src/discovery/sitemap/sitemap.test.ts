import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let app: TestApp;
let author: TestMember;

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
});

afterAll(() => app?.close());

const get = async (path: string) => {
  const { status, body, headers } = await app.send('GET', path);
  return { status, type: headers['content-type'], text: String(body) };
};
const located = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

async function publish(location: string): Promise<number> {
  const form = await postFormData({ location, city: 'Zermatt', country: 'CH' });
  return (await app.send('POST', '/api/posts', { as: author, form })).body.post.id;
}

test('Search engines find every public stay and hotel in both languages, and no archived stay', async () => {
  const shown = await publish('Hotel Bergkristall, Zermatt');
  const hidden = await publish('Hotel Nordwand, Zermatt');
  await app.send('PUT', `/api/posts/${hidden}/archive`, { as: author });
  const index = await get('/sitemap.xml');
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
  const all: string[] = [];
  for (const url of located(index.text)) {
    const part = await get(new URL(url).pathname);
    expect([url, part.status]).toEqual([url, 200]);
    all.push(...located(part.text).map((one) => new URL(one).pathname));
  }
  for (const language of ['en', 'de']) {
    expect(all).toContain(`/${language}/posts/${shown}`);
    expect(all).toContain(`/${language}/company/about`);
    expect(all.filter((path) => path.startsWith(`/${language}/hotels/`)).join()).toContain('bergkristall');
    expect(all).not.toContain(`/${language}/posts/${hidden}`);
  }
  expect(all.join()).not.toMatch(/nordwand/);
  expect(new Set(all).size).toBe(all.length);
});

test('robots.txt names the sitemap and what is not for robots', async () => {
  const { status, text } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /api/');
});

test('A part of the sitemap that does not exist is not found or empty, never a fault', async () => {
  for (const kind of ['posts', 'hotels', 'atlases'])
    expect((await get(`/sitemap/${kind}-99999999999.xml`)).status).toBe(200);
  for (const name of ['hotels-999999999999.xml', 'users-0.xml', 'posts-x.xml', 'posts-0'])
    expect((await get(`/sitemap/${name}`)).status).toBe(404);
});
