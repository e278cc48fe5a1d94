import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { setUpApp } from '../../../test/calls/second-factor.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { changeRole } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterEach(() => app.platform.clock.setOffset(0));
afterAll(() => app?.close());

const statusOf = async (url: string, as: TestMember) => (await app.send('GET', url, { as })).status;
const console = ['/api/moderation/cases', '/api/moderation/log', '/api/operations/overview'];

test('A role is given to nobody without a second factor, and counts for nobody who has given it up', async () => {
  const member = await createMember(app);
  const grant = () =>
    changeRole(app.platform, { username: member.username, role: 'operator', granted: true });
  expect(await grant()).toBe('no factor');
  expect(await statusOf('/api/moderation/cases', member)).toBe(403);
  const { id } = await setUpApp(app, member);
  expect(await grant()).toBe(true);
  for (const url of console) expect(await statusOf(url, member), url).toBe(200);
  expect((await app.send('DELETE', `/api/me/security/factors/${id}`, { as: member })).status).toBe(200);
  for (const url of console) expect(await statusOf(url, member), url).toBe(403);
  expect((await app.send('GET', '/api/me', { as: member })).body.user.permissions).toEqual([]);
});

test('A member who loses a role, is suspended or leaves does nothing more in the console by sessions that are open', async () => {
  const [revoked, suspended, leaving] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  for (const one of [revoked, suspended, leaving]) {
    await giveRole(app, one, 'operator');
    for (const url of console) expect(await statusOf(url, one), url).toBe(200);
  }
  await changeRole(app.platform, { username: revoked.username, role: 'operator', granted: false });
  const { db, clock } = app.platform;
  await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', suspended.id).execute();
  await db.updateTable('users').set({ left_at: clock.now() }).where('id', '=', leaving.id).execute();
  for (const url of console) {
    expect(await statusOf(url, revoked), url).toBe(403);
    expect(await statusOf(url, suspended), url).toBe(401);
    expect(await statusOf(url, leaving), url).toBe(401);
  }
});

async function report(username: string): Promise<number> {
  const body = {
    ...{ url: `/en/profile/${username}`, category: 'fraud', reason: 'Not who they say.' },
    ...{ name: 'Ida', email: 'ida@test.example', good_faith: true },
  };
  const sent = await app.send('POST', '/api/reports', { body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { db } = app.platform;
  const stored = db.selectFrom('reports').select('case_id').where('id', '=', sent.body.id);
  return (await stored.executeTakeFirstOrThrow()).case_id;
}

test('A moderator reads nothing of a report about themselves, neither who sent it nor that it is there', async () => {
  const [accused, colleague] = [await createMember(app), await createMember(app)];
  for (const one of [accused, colleague]) await giveRole(app, one, 'moderator');
  const id = await report(accused.username);
  const listed = async (as: TestMember) =>
    (await app.send('GET', '/api/moderation/cases', { as })).body.map((one: { id: number }) => one.id);
  expect(await listed(colleague)).toContain(id);
  expect(await listed(accused)).not.toContain(id);
  expect(await statusOf(`/api/moderation/cases/${id}`, colleague)).toBe(200);
  expect(await statusOf(`/api/moderation/cases/${id}`, accused)).toBe(404);
});

test('Moderators have no power over operators, who judge each other', async () => {
  const [moderator, operator, second] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  await giveRole(app, moderator, 'moderator');
  for (const one of [operator, second]) await giveRole(app, one, 'operator');
  const id = await report(operator.username);
  const body = { action: 'suspend', ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };
  const judge = (as: TestMember) => app.send('POST', `/api/moderation/cases/${id}/decision`, { as, body });
  expect((await app.send('GET', `/api/moderation/cases/${id}`, { as: moderator })).body.can.decide).toBe(
    false,
  );
  expect((await judge(moderator)).status).toBe(403);
  expect(await statusOf('/api/moderation/log', operator)).toBe(200);
  expect((await judge(second)).status).toBe(200);
  expect(await statusOf('/api/moderation/log', operator)).toBe(401);
});
