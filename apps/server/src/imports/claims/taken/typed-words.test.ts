import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { proveHandle } from '../../../../test/stays/borrowed.ts';
import { jpeg } from '../../../../test/stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;
const handle = 'alpen.anna';
let scanned: { postId: string; caption: string }[];

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  scanned = (await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`)).body.posts;
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

async function saved(as: TestMember, post: object): Promise<void> {
  const { body } = await app.send('POST', '/api/instagram/save', { as, body: { posts: [post], handle } });
  expect(body).toMatchObject({ saved_count: 1 });
}

async function savedByHand(as: TestMember): Promise<void> {
  const form = new FormData();
  form.append('link', 'https://www.instagram.com/p/Private_44444/');
  form.append('handle', handle);
  form.append('caption', 'Two nights at Hotel Bergkristall in Zermatt, and they cheat.');
  form.append('file', await jpeg(), 'night.jpg');
  const { body } = await app.send('POST', '/api/instagram/post/save-by-link', { as, form });
  expect(body.success).toBe(true);
}

const correction = { hotel_name: 'Hotel of the Cheats' };

const [shown, archived] = ['shown', 'archived, as its creator has not read it'];

test.each<[string, string, (as: TestMember) => Promise<void>]>([
  ['as it was read', shown, (as) => saved(as, { ...scanned[0] })],
  ['under another hotel’s name', archived, (as) => saved(as, { ...scanned[0], correction })],
  [
    'with a caption that no scan has read',
    archived,
    (as) =>
      saved(as, { postId: 'made-up', caption: 'Two nights at Hotel Bergkristall in Zermatt. They cheat.' }),
  ],
  ['by hand', archived, savedByHand],
])('Taken over, a stay that was saved %s is %s', async (_how, becomes, save) => {
  const { db } = app.platform;
  await db.deleteFrom('claimed_handles').execute();
  const [saver, creator] = [await createMember(app), await createMember(app)];
  await save(saver);
  await proveHandle(app, creator, handle);
  const list = (await app.send('GET', '/api/borrowed-stays', { as: creator })).body;
  const url = `/api/borrowed-stays/${list[0].id}`;
  expect((await app.send('PUT', url, { as: creator, body: { taken: 'over' } })).status).toBe(200);
  const counts = [];
  for (const flag of [0, 1])
    counts.push(
      (await app.send('GET', `/api/user/${creator.id}/posts/${flag}`, { as: creator })).body.length,
    );
  expect(counts).toEqual(becomes === shown ? [1, 0] : [0, 1]);
});
