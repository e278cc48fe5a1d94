import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { onlyMailTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { profileOf } from '../../members/personal-data/queries.ts';
import { endDue } from './decisions/appeals.ts';

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

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const reasons = { ground: 'terms', clause: 'Section 4', facts: 'It insults a neighbour.' };
const read = async (of: TestMember, as?: TestMember) =>
  (await app.send('GET', `/api/users/username/${of.username}`, { as })).body;

async function write(as: TestMember, bio: string): Promise<void> {
  const form = new FormData();
  form.append('bio', bio);
  expect((await app.send('POST', `/api/users/${as.id}/update`, { as, form })).status).toBe(200);
}

/** Reports an address and hides what stands there; answers the number of the case. */
async function hide(url: string, days?: number): Promise<number> {
  const notice = { url, category: 'fraud', reason: 'Nobody should read this.', good_faith: true };
  const from = { name: 'Ida', email: 'ida@test.example' };
  const sent = await app.send('POST', '/api/reports', { body: { ...notice, ...from } });
  const { case_id } = await app.platform.db
    .selectFrom('reports')
    .select('case_id')
    .where('id', '=', sent.body.id)
    .executeTakeFirstOrThrow();
  const decided = await app.send('POST', `/api/moderation/cases/${case_id}/decision`, {
    as: moderator,
    body: { ...reasons, action: 'hide', days },
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  return case_id;
}

async function author(): Promise<TestMember> {
  const member = await createMember(app);
  await write(member, 'My <b>neighbour</b> snores.');
  return member;
}
const profile = (of: TestMember) => `/en/profile/${of.username}`;

test('A hidden biography is shown to its author alone, who is told, keeps it in their takeout and cannot bring it back by rewriting it', async () => {
  const member = await author();
  const id = await hide(profile(member));
  for (const reader of [undefined, moderator])
    expect(await read(member, reader)).toMatchObject({ bio: '', bio_hidden: false });
  expect(await read(member, member)).toMatchObject({ bio: 'My <b>neighbour</b> snores.', bio_hidden: true });
  await write(member, 'Better words.');
  expect((await read(member)).bio).toBe('');
  expect(await read(member, member)).toMatchObject({ bio: 'Better words.', bio_hidden: true });
  expect(await profileOf(app.platform.db, member.id)).toMatchObject({ bio: 'Better words.' });
  const seen = (await app.send('GET', `/api/moderation/cases/${id}`, { as: colleague })).body;
  expect(seen.member).toMatchObject({ bio: 'Better words.', bio_hidden: true });
});

test('The author of a hidden biography gets a statement of reasons, and a granted appeal shows it again', async () => {
  const member = await author();
  const id = await hide(profile(member));
  const mail = await onlyMailTo(app, sandbox, member.email);
  for (const part of ['what you wrote about yourself', 'Section 4', reasons.facts, `@${member.username}`])
    expect(mail?.text).toContain(part);
  const url = `/api/statements/${tokenIn(mail, '/decision/')}`;
  expect((await app.send('GET', url)).body).toMatchObject({ action: 'hide', subject: 'member' });
  await app.send('POST', `${url}/appeal`, { body: { text: 'He is proud of his snoring.' } });
  const { decisions } = (await app.send('GET', `/api/moderation/cases/${id}`, { as: colleague })).body;
  const answered = await app.send('POST', `/api/moderation/appeals/${decisions[0].appeal.id}/decision`, {
    as: colleague,
    body: { outcome: 'reversed', answer: 'He is indeed. We are sorry.' },
  });
  expect(answered.status).toBe(200);
  expect(await read(member, member)).toMatchObject({ bio_hidden: false });
  expect((await read(member)).bio).toBe('My <b>neighbour</b> snores.');
  expect(await acts(member)).toEqual([
    'reports.received',
    'moderation.decided',
    'moderation.appealed',
    'moderation.answered',
  ]);
});

const acts = async ({ id }: TestMember) => {
  const log = app.platform.db.selectFrom('audit_log').select('act').where('member_id', '=', id);
  return (await log.orderBy('id').execute()).map(({ act }) => act);
};

test('A biography hidden for some days comes back when they are over, unless a second decision hides it', async () => {
  const [once, twice] = [await author(), await author()];
  await hide(profile(once), 7);
  await hide(profile(twice), 7);
  await hide(profile(twice));
  app.platform.clock.setOffset(8 * 24 * 60 * 60 * 1000);
  await endDue(app.platform);
  app.platform.clock.setOffset(0);
  expect((await read(once)).bio).toBe('My <b>neighbour</b> snores.');
  expect((await read(twice)).bio).toBe('');
});

test('The end of a decision about a stay that is gone shows no hidden biography', async () => {
  const member = await author();
  const post = await publishPost(app, { as: member });
  await hide(`/en/posts/${post.id}`, 7);
  await app.send('DELETE', `/api/posts/${post.id}`, { as: member });
  await hide(profile(member));
  app.platform.clock.setOffset(8 * 24 * 60 * 60 * 1000);
  await endDue(app.platform);
  app.platform.clock.setOffset(0);
  expect((await read(member)).bio).toBe('');
});
