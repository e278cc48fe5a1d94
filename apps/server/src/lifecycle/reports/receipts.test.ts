import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

test('Someone who sends reports under a stranger’s address, from however many networks, has few receipts mailed to it', async () => {
  const author = await createMember(app);
  const report = async (email: string, network: number) => {
    const { body, status } = await app.send('POST', '/api/reports', {
      headers: { 'x-forwarded-for': `2001:db8:0:${network}::1` },
      body: {
        url: `/en/profile/${author.username}`,
        category: 'copyright',
        reason: 'This is not what it says it is.',
        name: 'Ida Reader',
        email,
        good_faith: true,
      },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.mailed as boolean;
  };
  const mailed = [];
  for (let network = 1; network <= 12; network += 1)
    mailed.push(await report(network % 2 ? 'stranger@test.example' : 'Stranger@test.example', network));
  expect(mailed).toEqual([...Array(10).fill(true), false, false]);
  expect(await report('ida@test.example', 13)).toBe(true);
  const { length } = await app.platform.db.selectFrom('reports').select('id').execute();
  expect(length).toBe(13);
  const mails = await Promise.all(
    ['stranger', 'Stranger'].map((name) => mailsTo(app, sandbox, `${name}@test.example`)),
  );
  expect(new Set(mails.flat().map(({ subject }) => subject)).size).toBe(10);
});

test('A decided case sends an address one mail, however many reports named it, with no word of who sent them', async () => {
  const author = await createMember(app);
  const moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
  const profile = `/en/profile/${author.username}`;
  const typed = [`${profile}?x=Sign+in+at+http://evil.example`, `${profile}#evil.example`, profile];
  for (const [network, url] of typed.entries())
    await app.send('POST', '/api/reports', {
      headers: { 'x-forwarded-for': `2001:db8:1:${network}::1` },
      body: {
        url,
        category: 'copyright',
        reason: 'This is not what it says it is.',
        name: 'Ida Reader',
        email: network % 2 ? 'other@test.example' : 'Other@test.example',
        good_faith: true,
      },
    });
  const { id } = await app.platform.db
    .selectFrom('moderation_cases')
    .select('id')
    .where('member_id', '=', author.id)
    .executeTakeFirstOrThrow();
  const decided = await app.send('POST', `/api/moderation/cases/${id}/decision`, {
    as: moderator,
    body: { action: 'nothing', clause: '', facts: '' },
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  const origin = app.platform.config.http.publicUrl;
  const mails = (await mailsTo(app, sandbox, 'Other@test.example')).filter(({ subject }) =>
    subject.startsWith('What became of your report'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`About: ${origin}${profile}\n`);
  expect(mails[0]?.text).not.toContain('evil');
});
