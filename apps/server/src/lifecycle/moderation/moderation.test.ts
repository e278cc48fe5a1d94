import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { mailAbout, onlyMailTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { endDue } from './decisions/appeals.ts';

let sandbox: TestSandbox;
let app: TestApp;
let moderator: TestMember;
let colleague: TestMember;
let operator: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  [moderator, colleague, operator] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  for (const one of [moderator, colleague]) await giveRole(app, one, 'moderator');
  await giveRole(app, operator, 'operator');
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const reporter = 'reader@test.example';
async function report(url: string, category = 'fraud'): Promise<number> {
  const body = {
    url,
    category,
    reason: 'This stay never took place.',
    name: 'Ida',
    email: reporter,
    good_faith: true,
  };
  const sent = await app.send('POST', '/api/reports', { body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { case_id } = await app.platform.db
    .selectFrom('reports')
    .select('case_id')
    .where('id', '=', sent.body.id)
    .executeTakeFirstOrThrow();
  return case_id;
}

const reasons = { ground: 'terms', clause: 'Section 4', facts: 'The hotel has never had such a room.' };
const decide = (id: number, body: Record<string, unknown>, as = moderator) =>
  app.send('POST', `/api/moderation/cases/${id}/decision`, { as, body: { ...reasons, ...body } });
const get = (url: string, as?: TestMember) => app.send('GET', url, { as });

async function reportedPost() {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author, fields: { lat: '46.02', long: '7.75' } });
  return { author, post, caseId: await report(`/en/posts/${post.id}`) };
}

const listed = async (url: string, id: number, as?: TestMember) =>
  ((await get(url, as)).body as { id: number }[]).some((one) => one.id === id);
const everywhere = (author: TestMember, hotel: string) => [
  '/api/posts/latest/0',
  `/api/hotels/${hotel}/posts`,
  '/api/map/posts?west=-180&south=-90&east=180&north=90',
  `/api/user/${author.id}/posts/0`,
  '/api/posts/0/Zermatt/notags/noLat/noLong',
];

test('The queue, cases, figures and log are for those with a role, and the log for operators', async () => {
  const { author, caseId } = await reportedPost();
  const paths = [
    '/api/moderation/cases',
    `/api/moderation/cases/${caseId}`,
    '/api/moderation/statistics',
    '/api/moderation/statistics.csv',
  ];
  for (const path of paths) {
    expect((await get(path)).status, path).toBe(401);
    expect((await get(path, author)).status, path).toBe(403);
    expect((await get(path, moderator)).status, path).toBe(200);
    expect((await get(path, operator)).status, path).toBe(200);
  }
  const queue = async () =>
    ((await get('/api/moderation/cases', moderator)).body as { id: number }[]).map(({ id }) => id);
  expect(await queue()).toContain(caseId);
  expect((await decide(caseId, { action: 'hide' }, author)).status).toBe(403);
  expect((await get('/api/moderation/log', moderator)).status).toBe(403);
  expect((await get('/api/moderation/log', operator)).status).toBe(200);
  const context = (await get(`/api/moderation/cases/${caseId}`, moderator)).body;
  expect(context).toMatchObject({
    member: { username: author.username },
    can: { decide: true },
    history: [],
  });
  expect(context.received).toMatchObject([{ category: 'fraud', reporter: 'Ida', part: 'post' }]);
  await decide(caseId, { action: 'nothing' });
  expect(await queue()).not.toContain(caseId);
});

test('A case shows earlier decisions about its member, and none about others', async () => {
  const { author, caseId } = await reportedPost();
  await decide(caseId, { action: 'label', label: 'misleading' });
  const { caseId: ofOther } = await reportedPost();
  const next = await report(`/en/profile/${author.username}`);
  const historyOf = async (id: number) => (await get(`/api/moderation/cases/${id}`, colleague)).body.history;
  expect(await historyOf(next)).toMatchObject([
    { case_id: caseId, subject: 'post', action: 'label', clause: 'Section 4', facts: reasons.facts },
  ]);
  expect(await historyOf(ofOther)).toEqual([]);
});

test('A hidden stay leaves lists, search, page and pictures at once; only author and moderators see it', async () => {
  const { author, post, caseId } = await reportedPost();
  for (const url of everywhere(author, post.hotel_slug)) expect(await listed(url, post.id), url).toBe(true);
  expect((await get(post.file)).status).toBe(200);
  expect((await decide(caseId, { action: 'hide' })).status).toBe(200);
  for (const url of everywhere(author, post.hotel_slug)) expect(await listed(url, post.id), url).toBe(false);
  expect((await get(`/api/posts/${post.id}`)).status).toBe(404);
  expect((await get(post.file)).status).toBe(404);
  const preview = post.file.replace(/[^/]+$/, 'preview.jpg');
  expect((await get(preview)).status).toBe(404);
  expect(
    (await app.send('GET', post.file, { headers: { 'if-none-match': `"${post.file.slice(7)}"` } })).status,
  ).toBe(404);
  for (const reader of [author, moderator]) {
    const seen = await app.send('GET', post.file, {
      headers: { cookie: `staylore_session=${reader.token}` },
    });
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  const own = (await get(`/api/posts/${post.id}`, author)).body;
  expect(own).toMatchObject({ withheld: 'hidden', can: { update: false, archive: false, delete: true } });
  expect((await app.send('PUT', `/api/posts/${post.id}/unarchive`, { as: author })).status).toBe(403);
  const { body } = await get(`/api/posts/${post.id}/statement`, author);
  expect(body.statement).toMatchObject({ action: 'hide', clause: 'Section 4' });
  expect((await get(`/api/posts/${post.id}/statement`, moderator)).status).toBe(404);
});

test('A removed stay is seen by its author no more, in no list and no picture', async () => {
  const { author, post, caseId } = await reportedPost();
  await decide(caseId, { action: 'remove' });
  expect(await listed(`/api/user/${author.id}/posts/1`, post.id, author)).toBe(false);
  const seen = await app.send('GET', post.file, { headers: { cookie: `staylore_session=${author.token}` } });
  expect(seen.status).toBe(404);
});

test('The member gets a statement of reasons, the reporter the outcome, and a granted appeal undoes everything', async () => {
  const { author, post, caseId } = await reportedPost();
  await decide(caseId, { action: 'hide', days: 30 });
  const statement = await onlyMailTo(app, sandbox, author.email);
  for (const part of ['Section 4', reasons.facts, 'Everywhere', 'How long: Until ', 'no machine', 'appeal'])
    expect(statement?.text).toContain(part);
  expect(statement?.text).not.toContain('Ida');
  const outcome = await mailAbout(app, sandbox, reporter, 'What became of your report');
  expect(outcome?.text).toContain('no longer shown');
  expect(outcome?.text).toContain(`/posts/${post.id}`);
  expect(outcome?.text).not.toContain(author.username);
  const token = tokenIn(statement, '/decision/');
  expect((await get(`/api/statements/${token}`)).body).toMatchObject({ action: 'hide', appeal: null });
  expect((await get(`/api/statements/${token.slice(0, -2)}xx`)).status).toBe(404);
  const appeal = () =>
    app.send('POST', `/api/statements/${token}/appeal`, { body: { text: 'I have the bill of that night.' } });
  expect((await appeal()).body.appeal).toMatchObject({ outcome: null });
  expect((await appeal()).status).toBe(409);
  const waiting = (await get('/api/moderation/cases?state=appealed', colleague)).body;
  expect(waiting.map(({ id }: { id: number }) => id)).toContain(caseId);
  const [{ appeal: asked }] = (await get(`/api/moderation/cases/${caseId}`, colleague)).body.decisions;
  const answer = (as: TestMember) =>
    app.send('POST', `/api/moderation/appeals/${asked.id}/decision`, {
      as,
      body: { outcome: 'reversed', answer: 'The bill is genuine. We are sorry.' },
    });
  const refused = await answer(moderator);
  expect([refused.status, refused.body.code]).toEqual([403, 'moderation.own_decision']);
  expect((await answer(author)).status).toBe(403);
  expect((await answer(colleague)).status).toBe(200);
  expect((await answer(colleague)).status).toBe(409);
  expect((await get(`/api/posts/${post.id}`)).body).toMatchObject({ withheld: null, archived: 0 });
  expect((await get(post.file)).status).toBe(200);
  const told = await mailAbout(app, sandbox, author.email, 'The answer to your appeal');
  expect(told?.text).toContain('The bill is genuine');
});

test('A suspended member is hidden everywhere and acts nowhere; a successful appeal restores everything', async () => {
  const author = await createMember(app);
  const fan = await createMember(app);
  const post = await publishPost(app, { as: author });
  await app.send('POST', '/api/follows', { as: author, body: { user_id: fan.id } });
  const caseId = await report(`/en/profile/${author.username}`);
  expect((await decide(caseId, { action: 'remove' })).body.code).toBe('moderation.no_post');
  expect((await decide(caseId, { action: 'suspend' })).status).toBe(200);
  expect((await get('/api/me', author)).body.user).toBeNull();
  const login = () =>
    app.send('POST', '/api/login', { body: { email: author.email, password: author.password } });
  const { token: again } = (await login()).body;
  const post_id = post.id;
  const acts = await app.send('POST', '/api/postfavorites', {
    as: { ...author, token: again },
    body: { post_id },
  });
  expect([acts.status, acts.body.code]).toEqual([401, 'session.required']);
  expect(
    (await app.send('POST', '/api/login', { body: { email: author.email, password: 'wrong one' } })).status,
  ).toBe(401);
  expect((await get(`/api/users/username/${author.username}`)).status).toBe(404);
  for (const url of ['/api/posts/latest/0', '/api/posts/0/Zermatt/notags/noLat/noLong'])
    expect(await listed(url, post.id), url).toBe(false);
  for (const url of [
    `/api/users/${fan.id}/followers`,
    `/api/users/findbyusername/${author.username}/${fan.id}`,
    '/api/notifications',
  ])
    expect(JSON.stringify((await get(url, fan)).body), url).not.toContain(`"${author.username}"`);
  expect((await get(post.file)).status).toBe(404);
  const statement = await mailAbout(app, sandbox, author.email, 'A decision about your content');
  const token = tokenIn(statement, '/decision/');
  await app.send('POST', `/api/statements/${token}/appeal`, { body: { text: 'That was not me at all.' } });
  const [{ appeal }] = (await get(`/api/moderation/cases/${caseId}`, colleague)).body.decisions;
  await app.send('POST', `/api/moderation/appeals/${appeal.id}/decision`, {
    as: colleague,
    body: { outcome: 'reversed', answer: 'You were mistaken for somebody.' },
  });
  expect((await login()).status).toBe(200);
  // The session of before has ended for good.
  expect((await get('/api/me', author)).body.user).toBeNull();
  expect(await listed('/api/posts/latest/0', post.id)).toBe(true);
  expect((await get(post.file)).status).toBe(200);
});

test('A limited member saves one stay and follows five members a day, until the time is over', async () => {
  const { author, caseId } = await reportedPost();
  await decide(caseId, { action: 'limit', days: 7 });
  const follow = async () =>
    (await app.send('POST', '/api/follows', { as: author, body: { user_id: (await createMember(app)).id } }))
      .status;
  for (const _ of [1, 2, 3, 4, 5]) expect(await follow()).toBe(200);
  expect(await follow()).toBe(403);
  await expect(publishPost(app, { as: author })).rejects.toThrow(/accounts.limited|limited for now/);
  app.platform.clock.setOffset(8 * 24 * 60 * 60 * 1000);
  await endDue(app.platform);
  expect(await follow()).toBe(200);
  app.platform.clock.setOffset(0);
});

test('Nobody decides in their own matter, twice, or without reasons', async () => {
  const own = await publishPost(app, { as: moderator });
  const mine = await report(`/en/posts/${own.id}`);
  expect((await decide(mine, { action: 'nothing' })).status).toBe(404);
  expect((await get(`/api/moderation/cases/${mine}`, moderator)).status).toBe(404);
  const { caseId } = await reportedPost();
  const bare = await decide(caseId, { action: 'remove', ground: '', clause: '', facts: '' });
  expect([bare.status, Object.keys(bare.body.errors).sort()]).toEqual([400, ['clause', 'facts', 'ground']]);
  const both = await Promise.all([
    decide(caseId, { action: 'hide' }),
    decide(caseId, { action: 'nothing' }, colleague),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('An “advertising” label from moderators marks a stay like any other ad', async () => {
  const { post, caseId } = await reportedPost();
  await decide(caseId, { action: 'label', label: 'advertising' });
  expect((await get(`/api/posts/${post.id}`)).body).toMatchObject({ commercial: true, label: 'advertising' });
});

test('Figures count reports, decisions and appeals, as JSON and as a table', async () => {
  const { body } = await get('/api/moderation/statistics', moderator);
  const count = (what: string, key: string) =>
    body.counts.find((one: { what: string; key: string }) => one.what === what && one.key === key)?.count;
  expect(count('reports', 'fraud')).toBeGreaterThan(5);
  expect(count('decisions', 'suspend')).toBe(1);
  expect(count('decisions', 'automated')).toBe(0);
  expect(count('appeals', 'reversed')).toBe(2);
  const csv = (await get('/api/moderation/statistics.csv?from=2020-01-01', moderator)).body;
  expect(csv).toMatch(/^from,to,what,key,count\r\n/);
  expect(csv).toContain(',decisions,suspend,1\r\n');
  expect((await get('/api/moderation/statistics?from=yesterday', moderator)).status).toBe(400);
  const log = (await get('/api/moderation/log?limit=50', operator)).body.map(
    ({ act }: { act: string }) => act,
  );
  for (const act of [
    'roles.granted',
    'reports.received',
    'moderation.decided',
    'moderation.appealed',
    'moderation.answered',
  ])
    expect(log, act).toContain(act);
});
