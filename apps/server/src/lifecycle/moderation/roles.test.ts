import type { CaseContext } from '@staylore/contract/lifecycle/moderation';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { setUpApp } from '../../../test/calls/second-factor.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { changeRole } from './index.ts';
import { statementLink } from './token.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterEach(() => app.platform.clock.setOffset(0));
afterAll(() => app?.close());

const statusOf = async (url: string, as: TestMember) => (await app.send('GET', url, { as })).status;
const console = ['/api/moderation/cases', '/api/moderation/log', '/api/operations/overview'];

test('A role needs a second factor: it cannot be granted without one and ends with the last one', async () => {
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

test.each(['left_at', 'suspended_at'] as const)(
  'A role is revoked also of a member with %s, who would have it again on return, and is not granted to one',
  async (away) => {
    const member = await createMember(app);
    await giveRole(app, member, 'moderator');
    const { db, clock } = app.platform;
    const setAway = (at: Date | null) =>
      db
        .updateTable('users')
        .set({ [away]: at })
        .where('id', '=', member.id)
        .execute();
    await setAway(clock.now());
    const change = (granted: boolean) =>
      changeRole(app.platform, { username: member.username, role: 'moderator', granted });
    expect(await change(false)).toBe(true);
    expect(await change(true)).toBeNull();
    await setAway(null);
    expect(await statusOf('/api/moderation/cases', member)).toBe(403);
  },
);

async function report(username: string, as?: TestMember, email = 'ida@test.example'): Promise<number> {
  const body = {
    ...{ url: `/en/profile/${username}`, category: 'fraud', reason: 'Not who they say.' },
    ...{ name: 'Ida', email, good_faith: true },
  };
  const sent = await app.send('POST', '/api/reports', { as, body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { db } = app.platform;
  const stored = db.selectFrom('reports').select('case_id').where('id', '=', sent.body.id);
  return (await stored.executeTakeFirstOrThrow()).case_id;
}

test('Moderators see neither the content nor the existence of reports about themselves', async () => {
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

test('Operators cannot learn of a report about themselves from the log, a lookup or the number of cases', async () => {
  const [accused, colleague, reader] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  for (const one of [accused, colleague]) await giveRole(app, one, 'operator');
  const as = async (viewer: TestMember) => {
    const get = async (url: string) => (await app.send('GET', url, { as: viewer })).body;
    const [found] = await get(`/api/operations/members?text=${accused.username}`);
    const log: { case_id: number | null; act: string }[] = await get('/api/moderation/log?limit=50');
    const { waiting } = await get('/api/operations/overview');
    return { case_id: found.case_id, log, cases: waiting.cases };
  };
  const before = await as(accused);
  const id = await report(accused.username, reader);
  const after = await as(accused);
  expect([after.case_id, after.cases]).toEqual([null, before.cases]);
  expect(after.log.map((one) => one.case_id)).not.toContain(id);
  // What was done with their role is theirs to read.
  expect(after.log).toContainEqual(
    expect.objectContaining({ act: 'roles.granted', member: accused.username }),
  );
  const seen = await as(colleague);
  expect([seen.case_id, seen.cases]).toEqual([id, before.cases + 1]);
  expect(seen.log).toContainEqual(expect.objectContaining({ case_id: id, actor: reader.username }));
});

test('A moderator’s own report, and an appeal against it, is judged by others, and the console says why', async () => {
  const [reporter, colleague, third, member] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  for (const one of [reporter, colleague, third]) await giveRole(app, one, 'moderator');
  const id = await report(member.username, reporter);
  const seenBy = async (as: TestMember) =>
    (await app.send('GET', `/api/moderation/cases/${id}`, { as })).body as CaseContext;
  const body = { action: 'limit', ground: 'terms', clause: 'Section 4', facts: 'Fraud.', days: 7 };
  const judge = (as: TestMember, language = 'en') =>
    app.send('POST', `/api/moderation/cases/${id}/decision`, {
      as,
      body,
      headers: { 'accept-language': language },
    });
  expect(await seenBy(reporter)).toMatchObject({ can: { decide: false }, hindrance: 'own_report' });
  expect(await seenBy(colleague)).toMatchObject({ can: { decide: true }, hindrance: null });
  const refused = [await judge(reporter), await judge(reporter, 'de')];
  for (const one of refused) expect([one.status, one.body.code]).toEqual([403, 'moderation.own_report']);
  expect(refused[0]?.body.detail).toContain('reported this yourself');
  expect(refused[1]?.body.detail).toContain('selbst gemeldet');
  expect((await judge(colleague)).status).toBe(200);

  const [decision] = (await seenBy(colleague)).decisions;
  const token = await statementLink.token(app.platform, decision?.id ?? 0);
  await app.send('POST', `/api/statements/${token}/appeal`, { body: { text: 'That is not true at all.' } });
  expect(await seenBy(reporter)).toMatchObject({ can: { answer: false }, hindrance: 'own_report' });
  expect(await seenBy(colleague)).toMatchObject({ can: { answer: false }, hindrance: 'own_decision' });
  expect(await seenBy(third)).toMatchObject({ can: { answer: true }, hindrance: null });
  const appeal = (await seenBy(third)).decisions[0]?.appeal?.id;
  const answer = async (as: TestMember) => {
    const sent = { outcome: 'upheld', answer: 'It is true after all.' };
    return (await app.send('POST', `/api/moderation/appeals/${appeal}/decision`, { as, body: sent })).status;
  };
  expect([await answer(reporter), await answer(colleague), await answer(third)]).toEqual([403, 403, 200]);
});

test('A stranger who reports under a moderator’s mail address does not keep that moderator from deciding', async () => {
  const [moderator, member] = [await createMember(app), await createMember(app)];
  await giveRole(app, moderator, 'moderator');
  const id = await report(member.username, undefined, moderator.email);
  const seen = await app.send('GET', `/api/moderation/cases/${id}`, { as: moderator });
  expect(seen.body).toMatchObject({ can: { decide: true }, hindrance: null });
});

test.each(['moderator', 'operator'] as const)(
  'A case about someone with the role %s, and an appeal in it, is decided by operators alone, and the console says so',
  async (role) => {
    const [moderator, accused, first, second] = [
      await createMember(app),
      await createMember(app),
      await createMember(app),
      await createMember(app),
    ];
    await giveRole(app, moderator, 'moderator');
    await giveRole(app, accused, role);
    for (const one of [first, second]) await giveRole(app, one, 'operator');
    const id = await report(accused.username);
    const seenBy = async (as: TestMember) =>
      (await app.send('GET', `/api/moderation/cases/${id}`, { as })).body as CaseContext;
    const body = { action: 'limit', ground: 'terms', clause: 'Section 4', facts: 'Fraud.', days: 7 };
    const judge = async (as: TestMember) =>
      (await app.send('POST', `/api/moderation/cases/${id}/decision`, { as, body })).status;
    expect(await seenBy(moderator)).toMatchObject({ can: { decide: false }, hindrance: 'colleague' });
    expect(await seenBy(first)).toMatchObject({ can: { decide: true }, hindrance: null });
    expect([await judge(moderator), await judge(accused), await judge(first)]).toEqual([403, 404, 200]);

    const [decision] = (await seenBy(first)).decisions;
    const token = await statementLink.token(app.platform, decision?.id ?? 0);
    await app.send('POST', `/api/statements/${token}/appeal`, { body: { text: 'That is not true at all.' } });
    expect(await seenBy(moderator)).toMatchObject({ can: { answer: false }, hindrance: 'colleague' });
    const appeal = (await seenBy(second)).decisions[0]?.appeal?.id;
    const answer = async (as: TestMember) => {
      const sent = { outcome: 'upheld', answer: 'It is true after all.' };
      return (await app.send('POST', `/api/moderation/appeals/${appeal}/decision`, { as, body: sent }))
        .status;
    };
    const answers = [
      await answer(moderator),
      await answer(accused),
      await answer(first),
      await answer(second),
    ];
    expect(answers).toEqual([403, 404, 403, 200]);
  },
);

test('An operator who is suspended does nothing more in the console', async () => {
  const [operator, second] = [await createMember(app), await createMember(app)];
  for (const one of [operator, second]) await giveRole(app, one, 'operator');
  const id = await report(operator.username);
  const body = { action: 'suspend', ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };
  expect(await statusOf('/api/moderation/log', operator)).toBe(200);
  const url = `/api/moderation/cases/${id}/decision`;
  expect((await app.send('POST', url, { as: second, body })).status).toBe(200);
  expect(await statusOf('/api/moderation/log', operator)).toBe(401);
});
