import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import { duringChange } from '../../../../test/database/held.ts';
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { proveHandle, saveFrom } from '../../../../test/stays/borrowed.ts';
import { postFormData } from '../../../../test/stays/pictures.ts';
import { dayMs } from '../../../platform/durations.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { deleteDeparted } from '../../leaving/jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
let moderator: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

let accounts = 0;

/** A stay that was reported, and then taken over by the creator of its words. */
async function reportedAndTaken(creator: TestMember) {
  accounts += 1;
  const handle = `reported.${accounts}`;
  const saver = await createMember(app);
  const { id } = await saveFrom(app, { as: saver, handle });
  const reporter = await createMember(app);
  const first = await report(id, reporter);
  await proveHandle(app, creator, handle);
  const taken = await app.send('PUT', `/api/borrowed-stays/${id}`, { as: creator, body: { taken: 'over' } });
  expect(taken.status).toBe(200);
  return { id, saver, first, reporter };
}

/** Reports a stay; returns its case. */
async function report(postId: number, by?: TestMember): Promise<number> {
  const { status, body } = await app.send('POST', '/api/reports', {
    as: by ?? (await createMember(app)),
    body: {
      url: `/en/posts/${postId}`,
      category: 'fraud',
      reason: 'There is no such house.',
      good_faith: true,
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const row = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', body.id);
  return (await row.executeTakeFirstOrThrow()).case_id;
}

const caseAs = (as: TestMember, id: number) => app.send('GET', `/api/moderation/cases/${id}`, { as });
const decide = (as: TestMember, id: number, action: string) =>
  app.send('POST', `/api/moderation/cases/${id}/decision`, {
    as,
    body: { action, ground: 'terms', clause: 'Section 4', facts: 'It tells of no stay.' },
  });
const statement = (as: TestMember, id: number) => app.send('GET', `/api/posts/${id}/statement`, { as });

test('What a creator writes into a stay after taking it over is reported as theirs, beside the open case of its saver', async () => {
  const creator = await createMember(app);
  const { first, id, saver } = await reportedAndTaken(creator);
  const form = await postFormData({ location: 'Hotel Edelweiss, Zermatt', caption: 'Other words' });
  expect((await app.send('PUT', `/api/posts/${id}`, { as: creator, form })).status).toBe(200);
  const second = await report(id);
  expect(await report(id)).toBe(second);
  expect((await caseAs(moderator, first)).body).toMatchObject({ username: saver.username, reports: 1 });
  expect((await caseAs(moderator, second)).body).toMatchObject({ username: creator.username, reports: 2 });
});

test('Hiding a stay that changed hands after a report is told to whose it is now, who can read why', async () => {
  const creator = await createMember(app);
  const { first, id, saver } = await reportedAndTaken(creator);
  expect((await decide(moderator, first, 'hide')).status).toBe(200);
  const about = 'Section 4';
  const mailed = async (to: TestMember) =>
    (await mailsTo(app, sandbox, to.email)).some(({ text }) => text.includes(about));
  expect([await mailed(creator), await mailed(saver)]).toEqual([true, false]);
  expect((await statement(creator, id)).body.statement).toMatchObject({ action: 'hide', clause: about });
  expect((await statement(saver, id)).status).toBe(404);
});

test('Hiding a stay at the moment when it changes hands is told to whose it is then, and to nobody else', async () => {
  const [creator, saver] = [await createMember(app), await createMember(app)];
  const { id } = await saveFrom(app, { as: saver, handle: 'at.the.moment' });
  const reported = await report(id);
  const taking = sql`update posts set user_id = ${creator.id} where id = ${id}`;
  const decided = await duringChange(app, taking, () => decide(moderator, reported, 'hide'));
  expect(decided.status).toBe(200);
  expect((await statement(creator, id)).body.statement).toMatchObject({ action: 'hide' });
  expect((await mailsTo(app, sandbox, saver.email)).map(({ text }) => text).join()).not.toContain(
    'Section 4',
  );
});

test('A limit set after a stay changed hands is one of the member who was reported', async () => {
  const creator = await createMember(app);
  const { first, saver } = await reportedAndTaken(creator);
  expect((await decide(moderator, first, 'limit')).status).toBe(200);
  const { body } = await caseAs(moderator, first);
  expect(body.member).toMatchObject({ username: saver.username, limited: true });
});

/** A member leaves, and everything of them is deleted. */
async function forgotten(member: TestMember): Promise<void> {
  const body = { password: member.password, gives_up: false };
  expect((await app.send('POST', '/api/me/leaving', { as: member, body })).status).toBe(200);
  app.platform.clock.setOffset(31 * dayMs);
  await enqueue(app.platform.db, deleteDeparted, {});
  await app.runJobs();
  app.platform.clock.setOffset(0);
  const rest = app.platform.db.selectFrom('users').select('username').where('id', '=', member.id);
  expect(await rest.executeTakeFirst()).not.toEqual({ username: member.username });
}

test('The open case of a saver whose account is deleted is decided about the creator, and its reporter gets an answer', async () => {
  const creator = await createMember(app);
  const { first, id, reporter, saver } = await reportedAndTaken(creator);
  await forgotten(saver);
  expect((await caseAs(moderator, first)).body).toMatchObject({ username: creator.username, reports: 1 });
  expect((await decide(moderator, first, 'hide')).status).toBe(200);
  expect((await statement(creator, id)).body.statement).toMatchObject({ action: 'hide' });
  expect(await mailAbout(app, sandbox, reporter.email, 'What became of your report')).toBeDefined();
});

test('Reports in the case of a saver whose account is deleted go into the open case of the creator', async () => {
  const creator = await createMember(app);
  const { id, saver } = await reportedAndTaken(creator);
  const caseId = await report(id);
  await forgotten(saver);
  expect((await caseAs(moderator, caseId)).body).toMatchObject({ username: creator.username, reports: 2 });
});

test('A moderator who has taken a reported stay over neither sees nor decides its case', async () => {
  const { first } = await reportedAndTaken(moderator);
  const other = await createMember(app);
  await giveRole(app, other, 'moderator');
  const queue = async (as: TestMember) =>
    (await app.send('GET', '/api/moderation/cases?limit=50', { as })).body.map(
      (one: { id: number }) => one.id,
    );
  expect(await queue(moderator)).not.toContain(first);
  expect(await queue(other)).toContain(first);
  expect([
    (await caseAs(moderator, first)).status,
    (await decide(moderator, first, 'nothing')).status,
  ]).toEqual([404, 404]);
});
