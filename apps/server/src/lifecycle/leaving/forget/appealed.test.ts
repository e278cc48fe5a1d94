import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import { mailAbout, tokenIn } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { dayMs } from '../../../platform/durations.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { deleteDeparted } from '../jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
let moderator: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  [moderator, colleague] = [await createMember(app), await createMember(app)];
  for (const one of [moderator, colleague]) await giveRole(app, one, 'moderator');
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

async function nightAfter(days: number): Promise<void> {
  app.platform.clock.setOffset(days * dayMs);
  await enqueue(app.platform.db, deleteDeparted, {});
  await app.runJobs();
}

const exists = async ({ id }: TestMember) =>
  (await app.platform.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** A member who is leaving when moderators suspend them. */
async function suspendedWhileLeaving() {
  const member = await createMember(app);
  const { body: sent } = await app.send('POST', '/api/reports', {
    body: {
      ...{ url: `/en/profile/${member.username}`, category: 'fraud', reason: 'Not who they say.' },
      ...{ name: 'Ida', email: 'ida@test.example', good_faith: true },
    },
  });
  const stored = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', sent.id);
  const { case_id: caseId } = await stored.executeTakeFirstOrThrow();
  const body = { password: member.password, gives_up: false };
  expect((await app.send('POST', '/api/me/leaving', { as: member, body })).status).toBe(200);
  const suspended = await app.send('POST', `/api/moderation/cases/${caseId}/decision`, {
    as: moderator,
    body: { action: 'suspend', ground: 'terms', clause: 'Section 4', facts: 'Fraud.' },
  });
  expect(suspended.status).toBe(200);
  return { member, caseId };
}

async function appeal(member: TestMember): Promise<void> {
  const statement = await mailAbout(app, sandbox, member.email, 'A decision about your content');
  expect(statement?.text.replaceAll(/\s+/g, ' ')).toContain('the deletion waits for our answer');
  const url = `/api/statements/${tokenIn(statement, '/decision/')}/appeal`;
  expect((await app.send('POST', url, { body: { text: 'That was not me at all.' } })).status).toBe(200);
}

async function answer(caseId: number, outcome: 'upheld' | 'reversed'): Promise<void> {
  const proven = { proven_at: app.platform.clock.now() };
  await app.platform.db.updateTable('sessions').set(proven).where('user_id', '=', colleague.id).execute();
  const { body } = await app.send('GET', `/api/moderation/cases/${caseId}`, { as: colleague });
  const url = `/api/moderation/appeals/${body.decisions[0].appeal.id}/decision`;
  const given = { outcome, answer: 'We looked at it again.' };
  expect((await app.send('POST', url, { as: colleague, body: given })).status).toBe(200);
}

test('A member suspended while leaving is not deleted before their appeal is answered, and can come back if it is granted', async () => {
  const { caseId, member } = await suspendedWhileLeaving();
  await appeal(member);
  await nightAfter(40);
  expect(await exists(member)).toBe(true);
  await answer(caseId, 'reversed');
  const mail = await mailAbout(app, sandbox, member.email, 'The answer to your appeal');
  expect(mail?.text).toContain('Keep my account');
  await nightAfter(46);
  const { email, password } = member;
  const { body: back } = await app.send('POST', '/api/login', { body: { email, password } });
  expect((await app.send('DELETE', '/api/me/leaving', { as: back })).status).toBe(200);
  await nightAfter(60);
  expect(await exists(member)).toBe(true);
});

type Suspended = Awaited<ReturnType<typeof suspendedWhileLeaving>>;
const ends: [string, number, (of: Suspended) => Promise<void>][] = [
  ['does not appeal', 31, async () => {}],
  [
    'appeals in vain',
    31,
    async ({ caseId, member }) => {
      await appeal(member);
      await answer(caseId, 'upheld');
    },
  ],
  [
    'does not come back within a week of a granted appeal',
    38,
    async ({ caseId, member }) => {
      await appeal(member);
      app.platform.clock.setOffset(30 * dayMs);
      await answer(caseId, 'reversed');
    },
  ],
  ['gets no answer for a year', 30 + 365.1, ({ member }) => appeal(member)],
];

test.each(ends)('A suspended member who %s is deleted after %i days', async (_how, days, happens) => {
  const suspended = await suspendedWhileLeaving();
  await happens(suspended);
  await nightAfter(days - 2);
  const waits = days !== 31;
  if (waits) expect(await exists(suspended.member)).toBe(true);
  await nightAfter(days);
  expect(await exists(suspended.member)).toBe(false);
});
