import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

test('While the database’s disk is full, writers get 503 with a retry time and readers go on; then all recovers', async () => {
  const { db } = app.platform;
  const [member, other] = [await createMember(app), await createMember(app)];
  const follow = () => app.send('POST', '/api/follows', { as: member, body: { user_id: other.id } });
  // What PostgreSQL says when it cannot extend a file (class 53, disk_full).
  await sql`create function refuse_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  await sql`create trigger full_disk before insert on follows execute function refuse_full()`.execute(db);

  const refused = await follow();
  expect([refused.status, refused.body.code]).toEqual([503, 'server.unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.send('GET', '/api/me', { as: member })).status).toBe(200);
  expect((await app.send('GET', '/api/posts/latest/0')).status).toBe(200);

  await sql`drop trigger full_disk on follows`.execute(db);
  expect((await follow()).status).toBeLessThan(300);
});
