import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const createMembers = (count: number) => Promise.all(Array.from({ length: count }, () => createMember(app)));
const followAll = async (pairs: readonly (readonly [TestMember, TestMember])[]) => {
  const answers = pairs.map(([as, { id }]) =>
    app.send('POST', '/api/follows', { as, body: { user_id: id } }),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
};
const deadlocks = async () => {
  const { deadlocks } = await app.platform.db
    .selectFrom(sql<{ deadlocks: number }>`pg_stat_database`.as('counted'))
    .select('deadlocks')
    .where(sql<boolean>`datname = current_database()`)
    .executeTakeFirstOrThrow();
  return Number(deadlocks);
};

test('Members who follow one at the same time, and one who follows many, do not wait for each other in a circle', async () => {
  const [famous, eager] = [await createMember(app), await createMember(app)];
  const others = await createMembers(12);
  const before = await deadlocks();
  const statuses = [
    ...(await followAll(others.map((one) => [one, famous]))),
    ...(await followAll(others.map((one) => [eager, one]))),
    ...(await followAll(others.map((one, at) => [one, others[(at + 1) % others.length] ?? one]))),
  ];
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await deadlocks()).toBe(before);
});
