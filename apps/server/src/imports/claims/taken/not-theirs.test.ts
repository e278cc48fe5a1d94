import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { proveHandle, saveFrom } from '../../../../test/stays/borrowed.ts';
import { issueMailToken } from '../../../members/accounts/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

let app: TestApp;
let operator: TestMember;

beforeAll(async () => {
  app = await startApp();
  operator = await createMember(app);
  await giveRole(app, operator, 'operator');
});

afterAll(() => app?.close());

let accounts = 0;

/** A stay of each of these savers, which a member whose account it is not has taken. */
async function takenFrom(savers: readonly TestMember[], way: 'down' | 'over', by?: TestMember) {
  accounts += 1;
  const handle = `not.theirs${accounts}`;
  const pretender = by ?? (await createMember(app));
  const ids: number[] = [];
  for (const [index, as] of savers.entries())
    ids.push((await saveFrom(app, { as, handle, networkId: `${handle}-${index}` })).id);
  await proveHandle(app, pretender, handle);
  const all = await app.send('PUT', '/api/borrowed-stays', { as: pretender, body: { taken: way } });
  expect(all.body).toEqual({ taken: savers.length, left: 0 });
  return { handle, ids, pretender };
}

const end = (handle: string, why: string) =>
  app.send('POST', `/api/operations/claims/${handle}/end`, { as: operator, body: { why } });
const read = (id: number) => app.send('GET', `/api/posts/${id}`);
const givenBack = async (as: TestMember) =>
  (await app.send('GET', '/api/notifications', { as })).body.filter(
    ({ kind }: { kind: string }) => kind === 'stay_given_back',
  );

test.each(['down', 'over'] as const)(
  'Stays that a member took %s from an account that never was theirs go back to who had saved them, who are told once',
  async (way) => {
    const [one, other] = [await createMember(app), await createMember(app)];
    const { handle, ids, pretender } = await takenFrom([one, one, other], way);
    expect((await end(handle, 'not_theirs')).status).toBe(200);
    const savers = [one, one, other];
    for (const [index, id] of ids.entries())
      expect((await read(id)).body).toMatchObject({
        user_id: savers[index]?.id,
        withheld: null,
        credit: handle,
      });
    expect(await givenBack(one)).toMatchObject([{ payload: { count: 2 } }]);
    expect(await givenBack(other)).toMatchObject([{ payload: { count: 1 } }]);
    expect((await app.send('GET', `/api/user/${pretender.id}/posts/0`)).body).toEqual([]);
  },
);

test('Stays that go back are shown again even if that member has been suspended first', async () => {
  const saver = await createMember(app);
  const { handle, ids, pretender } = await takenFrom([saver], 'over');
  const { body: sent } = await app.send('POST', '/api/reports', {
    as: saver,
    body: {
      ...{ url: `/en/profile/${pretender.username}`, category: 'fraud', reason: 'Not who they say.' },
      good_faith: true,
    },
  });
  const report = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', sent.id);
  const { case_id } = await report.executeTakeFirstOrThrow();
  const body = { action: 'suspend', ground: 'terms', clause: 'Section 4', facts: 'A pretender.' };
  const url = `/api/moderation/cases/${case_id}/decision`;
  expect((await app.send('POST', url, { as: operator, body })).status).toBe(200);
  expect((await read(ids[0] ?? 0)).status).toBe(404);
  expect((await end(handle, 'not_theirs')).status).toBe(200);
  expect((await read(ids[0] ?? 0)).body).toMatchObject({ user_id: saver.id, withheld: null, archived: 0 });
});

test('Stays that go back while that member is leaving are shown again', async () => {
  const saver = await createMember(app);
  const { handle, ids, pretender } = await takenFrom([saver], 'over');
  const body = { password: pretender.password, gives_up: true };
  expect((await app.send('POST', '/api/me/leaving', { as: pretender, body })).status).toBe(200);
  expect((await end(handle, 'not_theirs')).status).toBe(200);
  expect((await read(ids[0] ?? 0)).body).toMatchObject({ user_id: saver.id, withheld: null, archived: 0 });
});

test('What a saver has saved again meanwhile, or while they are leaving, does not come back to them', async () => {
  const [one, leaver] = [await createMember(app), await createMember(app)];
  const { handle, ids, pretender } = await takenFrom([one, leaver], 'over');
  const { db, clock } = app.platform;
  const again = await saveFrom(app, { as: one, handle: 'somebody.else' });
  await db
    .updateTable('posts')
    .set({ source_post_id: `${handle}-0` })
    .where('id', '=', again.id)
    .execute();
  await db.updateTable('users').set({ left_at: clock.now() }).where('id', '=', leaver.id).execute();
  expect((await end(handle, 'not_theirs')).status).toBe(200);
  for (const id of ids)
    expect((await read(id)).body).toMatchObject({ user_id: pretender.id, credit: handle });
});

test('What the former owner of a handle took from others stays as it is when the handle has changed hands', async () => {
  const saver = await createMember(app);
  const { handle, ids, pretender } = await takenFrom([saver], 'over');
  expect((await end(handle, 'changed_hands')).status).toBe(200);
  expect((await read(ids[0] ?? 0)).body).toMatchObject({ user_id: pretender.id });
});

test.each(['down', 'over'] as const)(
  'Stays that a member took %s go back to who had saved them when that member gives up the claim, and are taken no more',
  async (way) => {
    const saver = await createMember(app);
    const { handle, ids, pretender } = await takenFrom([saver], way);
    const [id = 0] = ids;
    const givenUp = await app.send('DELETE', `/api/claims/${handle}`, { as: pretender });
    expect(givenUp.status).toBe(200);
    expect((await read(id)).body).toMatchObject({ user_id: saver.id, withheld: null, credit: handle });
    expect(await givenBack(saver)).toMatchObject([{ post: { id } }]);
    const again = await app.send('PUT', `/api/borrowed-stays/${id}`, { as: pretender, body: { taken: way } });
    expect(again.status).toBe(404);
  },
);

test('What was taken by an account under a stranger’s address goes back when that stranger gets the account', async () => {
  const saver = await createMember(app);
  const squatter = await createMember(app, { username: 'a.squatter', confirmed: false });
  const { handle, ids } = await takenFrom([saver], 'down', squatter);
  const { db, clock } = app.platform;
  const wish = { userId: squatter.id, purpose: 'reset_password', now: clock.now() } as const;
  const token = await inTransaction(db, (trx) => issueMailToken(trx, wish));
  const body = { token, password: 'another quiet room' };
  expect((await app.send('POST', '/api/forgot/reset', { body })).status).toBe(200);
  expect((await read(ids[0] ?? 0)).body).toMatchObject({ user_id: saver.id, withheld: null, credit: handle });
});
