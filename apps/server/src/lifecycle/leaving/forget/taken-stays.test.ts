import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { proveHandle, saveFrom } from '../../../../test/stays/borrowed.ts';
import { visit } from '../../../../test/stays/clicks.ts';
import { postFormData } from '../../../../test/stays/pictures.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { deleteDeparted } from '../jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

let accounts = 0;

/** Two stays of a saver, which a member whose account it is not has taken. */
async function takenStays(way: 'down' | 'over') {
  accounts += 1;
  const handle = `pretended${accounts}`;
  const [saver, pretender] = [await createMember(app), await createMember(app)];
  const ids: number[] = [];
  for (const nr of [1, 2])
    ids.push((await saveFrom(app, { as: saver, handle, networkId: `${handle}-${nr}` })).id);
  await proveHandle(app, pretender, handle);
  const taken = await app.send('PUT', '/api/borrowed-stays', { as: pretender, body: { taken: way } });
  expect(taken.body).toEqual({ taken: 2, left: 0 });
  return { handle, ids, saver, pretender };
}

/** Deletes the account, and lets the time to come back pass. */
async function deleteAccount(as: TestMember): Promise<void> {
  const body = { password: as.password, gives_up: true };
  expect((await app.send('POST', '/api/me/leaving', { as, body })).status).toBe(200);
  app.platform.clock.setOffset(31 * 86_400_000);
  await enqueue(app.platform.db, deleteDeparted, {});
  await app.runJobs();
  expect((await app.send('GET', `/api/users/${as.id}`)).status).toBe(404);
}

const shownOf = async (as: TestMember, archived: 0 | 1) =>
  (await app.send('GET', `/api/user/${as.id}/posts/${archived}`, { as })).body.map(
    ({ id }: { id: number }) => id,
  );

test.each(['down', 'over'] as const)(
  'Stays that a member took %s go back to who had saved them when the account of that member is deleted, with link and pictures',
  async (way) => {
    const { handle, ids, saver, pretender } = await takenStays(way);
    await deleteAccount(pretender);
    for (const id of ids) {
      const { body: post } = await app.send('GET', `/api/posts/${id}`);
      expect(post).toMatchObject({ user_id: saver.id, withheld: null, archived: 0, credit: handle });
      expect((await visit(app, post.hotel_link)).clickId).not.toBeNull();
      expect((await app.send('GET', post.file)).status).toBe(200);
    }
    const [news] = (await app.send('GET', '/api/notifications', { as: saver })).body;
    expect(news).toMatchObject({ kind: 'stay_given_back', payload: { count: 2 } });
  },
);

test('What that member has written about a stay since is deleted with the account; one that they archived goes back archived', async () => {
  const { ids, saver, pretender } = await takenStays('over');
  const [rewritten = 0, archived = 0] = ids;
  const form = await postFormData({ location: 'Villa Nobody Knows', caption: 'Words of the member.' });
  expect((await app.send('PUT', `/api/posts/${rewritten}`, { as: pretender, form })).status).toBe(200);
  expect((await app.send('PUT', `/api/posts/${archived}/archive`, { as: pretender })).status).toBe(200);
  await deleteAccount(pretender);
  expect([await shownOf(saver, 0), await shownOf(saver, 1)]).toEqual([[], [archived]]);
  expect((await app.send('GET', `/api/posts/${rewritten}`, { as: saver })).status).toBe(404);
});
