import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers, jobSchedules } from '../../src/jobs.ts';
import { migrateJobs } from '../../src/platform/jobs/index.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { createServerRole } from '../database/server-role.ts';
import { createMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let sandbox: TestSandbox;
let database: TestDatabase;
let role: Awaited<ReturnType<typeof createServerRole>>;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  database = await createTestDatabase();
  await migrateJobs(database.url);
  role = await createServerRole(database.url);
  app = await startApp({ ...sandbox.env, DATABASE_URL: role.url, MIGRATE_AT_START: 'off' });
});

afterAll(async () => {
  await app?.close();
  await role?.drop();
  await database?.drop();
  await sandbox?.stop();
});

test('A server serves members and runs nightly jobs under a role that owns nothing', async () => {
  const { db } = app.platform;
  const [author, reader] = [await createMember(app), await createMember(app)];
  const { id } = await publishPost(app, { as: author });
  const calls = [
    ['POST', '/api/follows', { user_id: author.id }],
    ['POST', '/api/postfavorites', { post_id: id }],
    ['POST', '/api/me/takeout', {}],
    ['POST', '/api/forgot/password', { email: reader.email }],
  ] as const;
  for (const [method, url, body] of calls)
    expect((await app.send(method, url, { as: reader, body })).status, url).toBe(200);
  await app.runJobs();
  const handlers = jobHandlers(app.platform.unhurried);
  const context = { id: '0', log: app.platform.log, attempt: 1, isLastAttempt: false };
  for (const { job, payload } of jobSchedules) {
    const handler = handlers.find((one) => one.job.name === job.name);
    await handler?.run(job.payload.parse(payload), { ...context, signal: new AbortController().signal });
  }
  await app.runJobs();
  const { rows } = await sql<{ owned: number }>`
    select count(*)::integer as owned from pg_class where relowner = (select oid from pg_roles where rolname = current_user)`.execute(
    db,
  );
  expect(rows).toEqual([{ owned: 0 }]);
});

test('Migrating under that role names the DATABASE_URL to use instead of giving the database away', async () => {
  const owner = decodeURIComponent(new URL(database.url).username);
  await expect(migrate({ url: role.url })).rejects.toThrow(
    new RegExp(`belong to the role "${owner}", not to "${role.name}": migrate and restore with`),
  );
});

test.each([
  'alter table audit_log disable trigger all',
  'delete from audit_log',
  "update audit_log set act = 'nothing'",
  'truncate audit_log',
  'drop table users',
  'alter table users add column spare text',
  'create table spare (id integer)',
  'create schema spare',
  "insert into schema_migrations (name, checksum) values ('9999-x.sql', 'x')",
  "copy users to program 'true'",
])('That role is refused: %s', async (statement) => {
  await expect(sql.raw(statement).execute(app.platform.db)).rejects.toThrow(
    /permission denied|must be owner/,
  );
});
