import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let app: TestApp;
let member: TestMember;
let whole: string;
let manual: string;

beforeAll(async () => {
  app = await startApp();
  member = await createMember(app);
  const file = path.resolve(import.meta.dirname, '../../../../docs/scaling.md');
  whole = await readFile(file, 'utf8');
  [, manual = ''] = /\n\| Read at a replica[^\n]*\n([\s\S]+?)\n\n/.exec(whole) ?? [];
});
afterAll(() => app?.close());

const window = 'south=46&west=7&north=47&east=8';

/** Words of the manual, and a call that they mean. */
const lists = [
  ['newest', '/api/posts/latest/0'],
  ['of a member', '/api/user/ME/posts/0'],
  ['of a tag', '/api/tags/sea/posts'],
  ['of a hotel', '/api/hotels/none/posts'],
  ['hotels of a place', '/api/hotels?location=Bern'],
  ['favourites', '/api/postfavorites/user'],
  ['search by place', '/api/posts/0/Bern/notags/46.9/7.4'],
  ['search by place and text', '/api/posts/0/Stella/notags/null/null'],
  ['the map', `/api/map/stays?${window}`],
  ['the map', `/api/map/spots?${window}&zoom=6`],
  ['the map', `/api/map/posts?${window}`],
  ['both feeds', '/api/users/followers/allposts'],
  ['both feeds', '/api/feed/discover'],
  ['followers', '/api/users/ME/followers'],
  ['followed members', '/api/users/ME/following'],
  ['search for members', '/api/users/findbyusername/mia/ME'],
] as const;

const others = [
  ['single posts', '/api/posts/1'],
  ['profiles', '/api/users/ME'],
  ['blocks', '/api/blocks'],
  ["the member's own", '/api/me'],
] as const;

/** What may be read at a replica is counted, also where there is none and the primary answers. */
async function listsReadBy(url: string): Promise<number> {
  const counted = () => Object.values(app.platform.replicas.figures().reads).reduce((sum, one) => sum + one);
  const before = counted();
  // Of this server: other requests of a test may go to a second process.
  const { port } = app.app.http.server.address() as { port: number };
  const headers = { authorization: `Bearer ${member.token}` };
  const answer = await fetch(`http://127.0.0.1:${port}${url.replace('ME', String(member.id))}`, { headers });
  await answer.text();
  expect([200, 404]).toContain(answer.status);
  return counted() - before;
}

test.each(lists)('A replica may answer what the manual says: %s (%s)', async (words, url) => {
  const left = manual.split('\n').map((line) => line.split('|')[1]);
  expect(left.join()).toContain(words);
  expect(await listsReadBy(url)).toBe(1);
});

test.each(others)('Only the primary answers what the manual says: %s (%s)', async (words, url) => {
  const right = manual.split('\n').map((line) => line.split('|')[2]);
  expect(right.join()).toContain(words);
  expect(await listsReadBy(url)).toBe(0);
});

test('A picture is asked for at the primary, as the manual says', async () => {
  expect(whole.replaceAll(/\s+/g, ' ')).toContain('Pictures are checked at the primary');
  await publishPost(app, { as: member });
  const pictures = app.platform.db.selectFrom('pictures').select('key');
  const { key } = await pictures.executeTakeFirstOrThrow();
  expect((await app.send('GET', `/media/${key}/320.webp`)).status).toBe(200);
  expect(await listsReadBy(`/media/${key}/320.webp`)).toBe(0);
});
