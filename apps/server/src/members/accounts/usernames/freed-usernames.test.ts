import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { blockNamesOfDeleted, deleteFreedUsernames } from '../index.ts';

let app: TestApp;

const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(() => app?.close());

let count = 0;
const freshName = () => `kept.name.${++count}`;
const rename = (as: TestMember, username: string) =>
  app.send('POST', `/api/users/${as.id}/update`, { as, body: { username } });
const register = (username: string) =>
  app.send('POST', '/api/register', {
    body: {
      name: 'Later',
      username,
      email: `mail.of.${username}.${++count}@test.example`.toLowerCase(),
      password: 'a quiet room with a view',
    },
  });

/** A member who had a name and gave it up. */
async function renamed(name = freshName()) {
  const member = await createMember(app, { username: name });
  expect((await rename(member, freshName())).status).toBe(200);
  return { member, name };
}

test('A released username is taken by nobody else, at sign-up or in the settings, in any spelling', async () => {
  const { name } = await renamed();
  const other = await createMember(app);
  for (const spelling of [name, name.toUpperCase()]) {
    const answers = [await register(spelling), await rename(other, spelling)];
    for (const { body, status } of answers)
      expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('username is taken')]);
  }
});

test('A member who gave a username up takes it back, and then the other one is kept for them', async () => {
  const { member, name } = await renamed();
  const between = (await app.send('GET', '/api/me', { as: member })).body.user.username;
  expect((await rename(member, name)).status).toBe(200);
  expect((await register(between)).status).toBe(409);
  expect((await rename(member, between)).status).toBe(200);
});

const named = (name: string, as: TestMember) => app.send('GET', `/api/users/username/${name}`, { as });

test('A link with the former username leads to profile and atlas in any spelling, but not for blocked members', async () => {
  const { member, name } = await renamed();
  const [reader, blocked] = [await createMember(app), await createMember(app)];
  await app.send('POST', '/api/blocks', { as: member, body: { user_id: blocked.id } });
  const { username } = (await app.send('GET', '/api/me', { as: member })).body.user;
  const atlas = (as?: TestMember) => app.send('GET', `/api/atlases/${name}`, { as });
  expect((await atlas(reader)).status).toBe(404);
  await app.send('PUT', '/api/me/atlas', { as: member, body: { shown: true } });
  for (const spelling of [name, name.toUpperCase()])
    expect((await named(spelling, reader)).body).toMatchObject({ id: member.id, username });
  expect((await atlas()).body.username).toBe(username);
  expect((await app.send('GET', `/api/atlases/${name}/preview.jpg`)).status).toBe(200);
  expect([(await named(name, blocked)).status, (await atlas(blocked)).status]).toEqual([404, 404]);
});

test.each(['left_at', 'suspended_at'] as const)(
  'A link with the name before leads nowhere while its member is hidden (%s), nor once they are deleted',
  async (column) => {
    const { db, clock } = app.platform;
    const { member, name } = await renamed();
    const reader = await createMember(app);
    await db
      .updateTable('users')
      .set({ atlas_shown: true, [column]: clock.now() })
      .where('id', '=', member.id)
      .execute();
    const statuses = async () => [
      (await named(name, reader)).status,
      (await app.send('GET', `/api/atlases/${name}`)).status,
    ];
    expect(await statuses()).toEqual([404, 404]);
    await db
      .updateTable('users')
      .set({ [column]: null })
      .where('id', '=', member.id)
      .execute();
    expect(await statuses()).toEqual([200, 200]);
    await inTransaction(db, (trx) =>
      blockNamesOfDeleted(trx, { id: member.id, username: 'later', now: clock.now() }),
    );
    expect(await statuses()).toEqual([404, 404]);
  },
);

test('A username is free 90 days after it was given up', async () => {
  const { name } = await renamed();
  const { clock, db } = app.platform;
  const night = (days: number) =>
    deleteFreedUsernames(db, new Date(clock.now().getTime() + (days - 90) * day));
  await night(89);
  expect((await register(name)).status).toBe(409);
  await night(91);
  expect((await register(name)).status).toBe(200);
});

test('Nobody holds more than three names that they gave up, and a renamed account does not lose its first one', async () => {
  const { member, name } = await renamed();
  const later = Array.from({ length: 4 }, freshName);
  for (const next of later) await rename(member, next);
  expect((await register(name)).status).toBe(409);
  const kept = await app.platform.db
    .selectFrom('freed_usernames')
    .select('user_id')
    .where('user_id', '=', member.id)
    .execute();
  expect(kept).toHaveLength(3);
});

test('The name of a deleted member is kept from everyone, and cannot be read', async () => {
  const { db, clock } = app.platform;
  const { member, name } = await renamed();
  const { username } = (await app.send('GET', '/api/me', { as: member })).body.user;
  await inTransaction(db, (trx) => blockNamesOfDeleted(trx, { id: member.id, username, now: clock.now() }));
  await db.deleteFrom('users').where('id', '=', member.id).execute();
  for (const one of [name, username]) expect((await register(one)).status).toBe(409);
  const rows = await db.selectFrom('freed_usernames').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => row.username_hash.toString('latin1')))).not.toContain(name);
});

test('A username cannot be registered at the moment its member gives it up', async () => {
  const tries = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const name = freshName();
      const member = await createMember(app, { username: name });
      const [, registered] = await Promise.all([rename(member, freshName()), register(name)]);
      return registered.status;
    }),
  );
  expect(tries).toEqual([409, 409, 409, 409, 409]);
});
