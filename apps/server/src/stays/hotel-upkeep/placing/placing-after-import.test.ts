import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, SANDBOX: 'on', MAPS_PROVIDER: 'photon' });
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const questions = async () =>
  (await sandbox.requests('maps')).filter(({ path }) => path.includes('osm_tag')).length;

async function scanned(): Promise<{ id: string; found: number }[]> {
  const { body } = await app.send('GET', '/api/newposts/0/nolocation/lena.wanders/noLat/noLong');
  return body.posts;
}

const save = (as: TestMember, posts: object[]) =>
  app.send('POST', '/api/instagram/save', { as, body: { posts, handle: 'lena.wanders' } });

test('Scanning and saving call no maps service; a job then places each hotel once', async () => {
  const member = await createMember(app);
  await sandbox.control({ provider: 'maps', fault: '500' });
  const posts = (await scanned()).filter(({ found }) => found === 3).slice(0, 4);
  const { body } = await save(member, posts);
  expect(body.saved_count, JSON.stringify(body)).toBe(posts.length);
  expect(await questions()).toBe(0);
  await sandbox.control({ provider: 'maps', fault: 'none' });
  await app.runJobs();
  const hotels = await app.platform.db.selectFrom('hotels').selectAll().execute();
  const placed = hotels.filter(({ placed_by }) => placed_by === 'osm');
  expect(placed.length).toBeGreaterThan(0);
  for (const hotel of placed) expect(hotel.street).not.toBeNull();
  expect(await questions()).toBeLessThanOrEqual(hotels.length);
  const before = await questions();
  const again = await createMember(app);
  expect((await save(again, posts)).body.saved_count).toBe(posts.length);
  await app.runJobs();
  expect(await questions()).toBe(before);
});
