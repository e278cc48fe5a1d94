import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { openWhile } from '@staylore/contract/open-while';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import { pathOf } from '../../../../test/calls/sample-calls.ts';
import { mailAbout } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { earnCommission } from '../../../../test/stays/earnings.ts';
import { publishPost } from '../../../../test/stays/lists.ts';
import { dayMs } from '../../../platform/durations.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { deleteDeparted } from '../../leaving/jobs.ts';
import { endDue } from './appeals.ts';

let sandbox: TestSandbox;
let app: TestApp;
let moderator: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** Suspends a member for a week. */
async function suspend({ username }: TestMember): Promise<void> {
  const told = { url: `/en/profile/${username}`, category: 'fraud', reason: 'Not who they say.' };
  const { body: sent } = await app.send('POST', '/api/reports', {
    body: { ...told, name: 'Ida', email: 'ida@test.example', good_faith: true },
  });
  const stored = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', sent.id);
  const { case_id } = await stored.executeTakeFirstOrThrow();
  const { status } = await app.send('POST', `/api/moderation/cases/${case_id}/decision`, {
    as: moderator,
    body: { action: 'suspend', days: 7, ground: 'terms', clause: 'Section 4', facts: 'No such person.' },
  });
  expect(status).toBe(200);
}

async function afterAWeek(): Promise<void> {
  app.platform.clock.setOffset(8 * dayMs);
  await endDue(app.platform);
}

async function signIn(member: TestMember): Promise<TestMember> {
  const { email, password } = member;
  const { body } = await app.send('POST', '/api/login', { body: { email, password } });
  return { ...member, token: body.token };
}

const me = async (as: TestMember) => (await app.send('GET', '/api/me', { as })).body;
const leave = (as: TestMember, gives_up = false) =>
  app.send('POST', '/api/me/leaving', { as, body: { password: as.password, gives_up } });

async function suspendedMember() {
  const member = await createMember(app, { name: 'Nora' });
  await suspend(member);
  return signIn(member);
}

test('Suspended members who sign in are told so; whatever is not on the list of open calls is shut', async () => {
  const as = await suspendedMember();
  expect(await me(as)).toEqual({ user: null, suspended: { name: 'Nora' } });
  const open: readonly string[] = openWhile.suspended;
  const shut = (contract as readonly Endpoint[]).filter(
    (one) => one.auth === 'session' && !open.includes(`${one.method} ${one.path}`),
  );
  for (const endpoint of shut) {
    const body = endpoint.method === 'GET' ? undefined : {};
    const { status } = await app.send(endpoint.method, pathOf(endpoint), { as, body });
    expect(status, `${endpoint.method} ${endpoint.path}`).toBe(401);
  }
});

test('Suspended members read the decision, appeal, and export all their data', async () => {
  const as = await suspendedMember();
  const { statements } = (await app.send('GET', '/api/me/statements', { as })).body;
  expect(statements).toMatchObject([{ statement: { action: 'suspend', facts: 'No such person.' } }]);
  const appeal = await app.send('POST', `/api/statements/${statements[0].token}/appeal`, {
    body: { text: 'That was not me at all.' },
  });
  expect(appeal.status).toBe(200);
  expect((await app.send('POST', '/api/me/takeout', { as })).status).toBe(200);
  await app.runJobs();
  expect((await app.send('GET', '/api/me/takeout', { as })).body.takeout.state).toBe('ready');
  expect((await app.send('GET', '/api/me/takeout/file', { as })).status).toBe(200);
  expect(await mailAbout(app, sandbox, as.email, 'Your data is ready')).toBeDefined();
});

test('Suspended members delete their account, also if they are owed money and have no bank details', async () => {
  const author = await createMember(app);
  await publishPost(app, { as: author });
  await earnCommission(app, { of: author, amountMinor: 5000, currency: 'CHF' });
  await suspend(author);
  const as = await signIn(author);
  expect((await app.send('GET', '/api/me/leaving', { as })).body.coming).toMatchObject([
    { payable_minor: 5000 },
  ]);
  expect((await leave(as)).status).toBe(200);
  app.platform.clock.setOffset(31 * dayMs);
  await enqueue(app.platform.db, deleteDeparted, {});
  await app.runJobs();
  const { email, password } = author;
  expect((await app.send('POST', '/api/login', { body: { email, password } })).status).toBe(401);
});

async function keep(member: TestMember): Promise<void> {
  const as = await signIn(member);
  expect((await app.send('DELETE', '/api/me/leaving', { as })).status).toBe(200);
}

test.each([
  ['comes back', true],
  ['is no longer suspended', false],
])(
  'Stays and links of someone who left while suspended and first %s return when both are over',
  async (_who, isBack) => {
    const author = await createMember(app);
    const post = await publishPost(app, { as: author });
    const url = 'https://hotel.example.net/';
    const { code } = (await app.send('POST', '/api/links', { as: author, body: { url } })).body.link;
    const shown = async () => [
      (await app.send('GET', `/api/posts/${post.id}`)).status === 200,
      (await app.send('GET', `/api/go/${code}`)).body.on,
    ];
    expect(await shown()).toEqual([true, true]);
    await suspend(author);
    expect((await leave(await signIn(author))).status).toBe(200);
    if (isBack) {
      await keep(author);
      expect(await me(await signIn(author))).toMatchObject({ user: null, suspended: {} });
      expect(await shown()).toEqual([false, false]);
      await afterAWeek();
    } else {
      await afterAWeek();
      expect(await shown()).toEqual([false, false]);
      await keep(author);
    }
    expect(await shown()).toEqual([true, true]);
  },
);
