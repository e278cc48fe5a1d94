import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyMailTo } from '../../../test/mailbox.ts';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const notice = {
  category: 'copyright',
  reason: 'The second picture is mine, I took it in 2019.',
  name: 'Ida Reader',
  email: 'ida@test.example',
  good_faith: true,
};
const report = (fields: Record<string, unknown>, as?: { token: string }) =>
  app.send('POST', '/api/reports', { as, body: { ...notice, ...fields } });
const stored = (id: number) =>
  app.platform.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('Someone without an account reports a stay by its address and gets a receipt that carries none of their words', async () => {
  const author = await createMember(app);
  const { id } = await publishPost(app, { as: author });
  const sent = await report({ url: `${app.platform.config.http.publicUrl}/en/posts/${id}/call-me?ref=x` });
  expect(sent).toMatchObject({ status: 200, body: { mailed: true } });
  const mail = await onlyMailTo(app, sandbox, notice.email);
  expect(mail?.subject).toContain(String(sent.body.id));
  expect(mail?.text).toContain(`/en/posts/${id}`);
  for (const word of [notice.reason, notice.name, '?ref', 'call-me']) expect(mail?.text).not.toContain(word);
  expect(await stored(sent.body.id)).toMatchObject({
    part: 'post',
    category: 'copyright',
    reason: notice.reason,
  });
});

test('A caption, a profile and a list can be reported, and reports about one thing form one case', async () => {
  const author = await createMember(app);
  const { id } = await publishPost(app, { as: author });
  const parts = [];
  for (const fields of [
    { url: `/de/posts/${id}`, caption_only: true },
    { url: `/en/posts/${id}` },
    { url: `/en/profile/${author.username.toUpperCase()}` },
    { url: `/en/profile/${author.username}/recommendations` },
  ]) {
    const { body } = await report(fields);
    parts.push(await stored(body.id));
  }
  expect(parts.map(({ part }) => part)).toEqual(['caption', 'post', 'profile', 'list']);
  const [caption, post, profile, list] = parts.map((one) => one.case_id);
  expect([caption === post, profile === list, post === profile]).toEqual([true, true, false]);
});

test('A member is who their session says, whatever the report claims', async () => {
  const author = await createMember(app);
  const reader = await createMember(app);
  const { id } = await publishPost(app, { as: author });
  const { body } = await report({ url: `/en/posts/${id}` }, reader);
  expect(await stored(body.id)).toMatchObject({ reporter_id: reader.id, reporter_email: reader.email });
  expect(body.mailed).toBe(true);
  const receipt = await onlyMailTo(app, sandbox, reader.email);
  expect(receipt?.subject).toContain(String(body.id));
});

test('An address whose name is no name is refused at its field', async () => {
  for (const url of ['/en/profile/%00', '/profile/a%00b', '/@%00', '/%40a%08', '/profile/%EF%BF%BF']) {
    const { status, body } = await report({ url });
    expect([url, status, body.code, Object.keys(body.errors ?? {})]).toEqual([
      url,
      400,
      'request.invalid',
      ['url'],
    ]);
  }
});

test('Errors are shown at their field, and only reports about the abuse of children may be anonymous', async () => {
  const author = await createMember(app);
  const { id } = await publishPost(app, { as: author });
  const url = `/en/posts/${id}`;
  const errors = async (fields: Record<string, unknown>) => {
    const { body, status } = await report(fields);
    expect(status).toBe(400);
    return Object.keys(body.errors).sort();
  };
  expect(await errors({ url, name: '', email: '' })).toEqual(['email', 'name']);
  expect(await errors({ url, good_faith: false })).toEqual(['good_faith']);
  expect(await errors({ url, category: 'ugly' })).toEqual(['category']);
  expect(await errors({ url, reason: 'bad' })).toEqual(['reason']);
  const hidden = await publishPost(app, { as: author });
  await app.send('PUT', `/api/posts/${hidden.id}/archive`, { as: author });
  const elsewhere = ['https://elsewhere.example/en/posts/1', '/en', 'what?'];
  for (const other of [...elsewhere, '/en/posts/999999999', `/en/posts/${hidden.id}`])
    expect(await errors({ url: other }), other).toEqual(['url']);
  const silent = await report({ url, category: 'child_abuse', name: '', email: '' });
  expect(silent).toMatchObject({ status: 200, body: { mailed: false } });
  const open = await app.platform.db
    .selectFrom('moderation_cases')
    .select('urgent')
    .where('id', '=', (await stored(silent.body.id)).case_id)
    .executeTakeFirstOrThrow();
  expect(open.urgent).toBe(true);
});

test('Every report is in the audit log, which the database lets nobody change, shorten or empty', async () => {
  const { db } = app.platform;
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('act', '=', 'reports.received')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(5);
  await expect(sql`update audit_log set act = 'nothing'`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(/append-only/);
});
