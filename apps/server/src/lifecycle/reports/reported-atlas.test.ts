import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

/** The member whom a visitor's report about an address is about; null if the address is refused. */
async function reported(url: string): Promise<number | null> {
  const body = { url, category: 'fraud', reason: 'They never slept in any of these.', good_faith: true };
  const told = { ...body, name: 'Ida Reader', email: 'ida@test.example' };
  const answer = await app.send('POST', '/api/reports', { body: told });
  if (answer.status !== 200) {
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['url']]);
    return null;
  }
  const { member_id } = await app.platform.db
    .selectFrom('reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'reports.case_id')
    .select('moderation_cases.member_id')
    .where('reports.id', '=', answer.body.id)
    .executeTakeFirstOrThrow();
  return member_id;
}

/** Renames the member and proves a handle for them; answers it. */
async function knownOtherwise(member: TestMember): Promise<string> {
  const { db, clock } = app.platform;
  const form = new FormData();
  const fields = { name: 'Test', username: `new.${member.username}`, email: member.email };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const renamed = await app.send('POST', `/api/users/${member.id}/update`, { as: member, form });
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  const handle = `the.road.${member.id}`;
  const now = clock.now();
  await db
    .insertInto('claimed_handles')
    .values({ handle, user_id: member.id, code: 'x', created_at: now, confirmed_at: now })
    .execute();
  return handle;
}

const show = (member: TestMember, shown: boolean) =>
  app.send('PUT', '/api/me/atlas', { as: member, body: { shown } });

test('An atlas can be reported by its address, under every name at which it is found', async () => {
  const member = await createMember(app);
  await show(member, true);
  const { publicUrl } = app.platform.config.http;
  for (const start of ['/en/@', '/de/%40', '/@', `${publicUrl}/en/@`])
    expect([start, await reported(start + member.username)]).toEqual([start, member.id]);
  const handle = await knownOtherwise(member);
  for (const name of [`new.${member.username}`, member.username.toUpperCase(), handle])
    expect([name, await reported(`/en/@${name}`)]).toEqual([name, member.id]);
  expect(await reported(`/en/profile/${member.username}`)).toBe(member.id);
});

test('A report by the address of a hidden atlas does not reveal whose a handle is', async () => {
  const member = await createMember(app);
  await show(member, false);
  const handle = await knownOtherwise(member);
  expect(await reported(`/en/@${handle}`)).toBeNull();
  expect(await reported(`/en/@new.${member.username}`)).toBe(member.id);
});
