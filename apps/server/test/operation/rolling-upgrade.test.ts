import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

/** What a migration may do while servers of the version before run: columns, an index, a table, and triggers of its own. */
const newer = {
  '9998-more-columns.sql': `alter table posts add column weather text not null default 'fair';
    alter table users add column motto text;
    alter table sessions add column place jsonb not null default '{}'::jsonb;
    alter table follows add column reason text;`,
  '9999-more-tables.sql': `create table umbrellas (id bigint generated always as identity primary key, user_id integer references users on delete cascade);
    create index posts__weather on posts (weather);`,
};

let folder: string;
let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  folder = await throwawayFolder('newer');
  await cp(path.resolve(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  for (const [name, sql] of Object.entries(newer)) await writeFile(path.join(folder, name), sql);
  database = await createTestDatabase();
  app = await startApp({ DATABASE_URL: database.url });
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
  await removeFolder(folder);
});

test('While a newer version migrates the database, this one keeps serving: requests succeed or are asked to retry', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  await publishPost(app, { as: one });
  const calls = [
    () => app.send('GET', '/api/posts/latest/0'),
    () => app.send('GET', '/api/me', { as: one }),
    () => app.send('GET', '/api/users/followers/allposts', { as: other }),
    () => app.send('POST', '/api/follows', { as: other, body: { user_id: one.id } }),
    () => app.send('POST', '/api/login', { body: { email: other.email, password: other.password } }),
    () => app.send('GET', '/readyz'),
  ];
  const statuses: number[] = [];
  let rounds = 0;
  let isMigrated = false;
  /** Rounds of calls without a pause until the migration is done, and some more. */
  const askAway = async () => {
    for (let after = 0; after < 2; after += isMigrated ? 1 : 0) {
      for (const { status } of await Promise.all(calls.map((call) => call()))) statuses.push(status);
      rounds += 1;
    }
  };
  const asking = Promise.all([askAway(), askAway()]);
  await expect.poll(() => rounds).toBeGreaterThan(1);
  try {
    expect(await migrate({ url: database.url, folder })).toEqual(Object.keys(newer));
  } finally {
    isMigrated = true;
  }
  await asking;
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.slice(-calls.length)).toEqual(calls.map(() => 200));
  await publishPost(app, { as: other });
});
