import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const createMembers = (count: number) => Promise.all(Array.from({ length: count }, () => createMember(app)));
const follow = (as: TestMember, { id }: TestMember) =>
  app.send('POST', '/api/follows', { as, body: { user_id: id } });
const publish = async (as: TestMember) => {
  const form = await postFormData({ location: 'Hotel Post, Zermatt', city: 'Zermatt', country: 'CH' });
  return app.send('POST', '/api/posts', { as, form });
};

async function limitedMember(): Promise<TestMember> {
  const member = await createMember(app);
  await app.platform.db
    .updateTable('users')
    .set({ limited_at: app.platform.clock.now() })
    .where('id', '=', member.id)
    .execute();
  return member;
}

test('Who unfollows members again, whom it has told of it, follows no more of them that day', async () => {
  const limited = await limitedMember();
  const statuses = [];
  for (const other of await createMembers(6)) {
    const { body, status } = await follow(limited, other);
    statuses.push(status);
    if (status === 200) await app.send('DELETE', `/api/follows/${body.follow.id}`, { as: limited });
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
});

test('However many members a limited one follows at once, it is five a day', async () => {
  const limited = await limitedMember();
  const answers = await Promise.all((await createMembers(12)).map((other) => follow(limited, other)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('A limited member who deletes a stay saves no other one that day, nor several at once', async () => {
  const limited = await limitedMember();
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish(limited)));
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  const { id } = saved[0]?.body.post ?? {};
  expect((await app.send('DELETE', `/api/posts/${id}`, { as: limited })).status).toBe(200);
  expect((await publish(limited)).body.code).toBe('accounts.limited');
});
