import { pictures } from '@staylore/demo-world/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../test/people.ts';
import { startApp, type TestApp } from '../../test/start-app.ts';
import { removePicturesOf } from '../stays/pictures/index.ts';
import { planPortraits, planShippedPictures } from './pictures.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startApp();
  member = await createMember(app, { username: 'lena' });
});

afterAll(async () => app?.close());

const [one, other] = pictures.map(({ name, alt }) => ({ name, alt: alt.en }));
const rowsOf = (postId: number, from = app) =>
  from.platform.db
    .selectFrom('pictures')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute();

/** Two posts that begin with the same picture; the second has another one. */
async function planned(on = app, userId = member.id): Promise<[number, number]> {
  if (one === undefined || other === undefined) throw new Error('There are no pictures');
  return on.platform.db.transaction().execute(async (trx) => {
    const post = async () => {
      const row = await trx
        .insertInto('posts')
        .values({ user_id: userId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const posts: [number, number] = [await post(), await post()];
    await planShippedPictures(trx, [
      { postId: posts[0], pictures: [one] },
      { postId: posts[1], pictures: [one, other] },
    ]);
    return posts;
  });
}

test('A shipped picture is in all its posts, in every size and described; deleting one post keeps the others', async () => {
  const [first, second] = await planned();
  await app.runJobs();
  const [alone] = await rowsOf(first);
  const [cover, inside] = await rowsOf(second);
  for (const row of [alone, cover, inside]) {
    expect(row).toMatchObject({ status: 'ready', width: 800, height: 1000, failure: null });
    for (const file of ['1600.webp', '800.webp', '320.webp'])
      expect(await app.platform.storage.exists(`${row?.key}/${file}`)).toBe(true);
  }
  expect([cover?.alt, inside?.alt]).toEqual([one?.alt, other?.alt]);
  expect(alone?.key).not.toBe(cover?.key);
  await app.platform.db.transaction().execute(async (trx) => {
    await removePicturesOf(trx, first);
    await trx.deleteFrom('posts').where('id', '=', first).execute();
  });
  await app.runJobs();
  expect(await app.platform.storage.exists(`${alone?.key}/320.webp`)).toBe(false);
  expect(await app.platform.storage.exists(`${cover?.key}/320.webp`)).toBe(true);
});

test('The portrait of a demo member is imported once, however often it is requested', async () => {
  const plan = () =>
    app.platform.db.transaction().execute((trx) => planPortraits(trx, new Map([['lena', member.id]])));
  const row = () =>
    app.platform.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
  await plan();
  await app.runJobs();
  const { avatar_key, cover_key } = await row();
  expect(await app.platform.storage.exists(`${avatar_key}/320.webp`)).toBe(true);
  expect(await app.platform.storage.exists(`${cover_key}/1600.webp`)).toBe(true);
  await plan();
  await app.runJobs();
  expect(await row()).toMatchObject({ avatar_key, cover_key });
});

test('A test suite can have the shipped pictures smaller, in every size all the same', async () => {
  const small = await startApp({ DEMO_PICTURE_WIDTH: '240' });
  try {
    const { id } = await createMember(small);
    const [post] = await planned(small, id);
    await small.runJobs();
    const [row] = await rowsOf(post, small);
    expect(row).toMatchObject({ status: 'ready', width: 240, height: 300 });
    for (const file of ['1600.webp', '800.webp', '320.webp'])
      expect(await small.platform.storage.exists(`${row?.key}/${file}`)).toBe(true);
  } finally {
    await small.close();
  }
});
