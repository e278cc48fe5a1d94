import { termsVersion } from '@staylore/phrases/terms-version';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInWithGoogle } from '../../../test/calls/provider-sign-in.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { sendTermsNotices } from './jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
const day = 24 * 3_600_000;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    PUBLIC_URL: `http://localhost:${Number(new URL(sandbox.url).port) + 2}`,
  });
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const kept = (userId: number) =>
  app.platform.db
    .selectFrom('terms_acceptances')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** As if the member had signed up under earlier terms. */
async function acceptedEarlier(member: TestMember) {
  await app.platform.db
    .updateTable('terms_acceptances')
    .set({ version: '2021-01-01' })
    .where('user_id', '=', member.id)
    .execute();
}

/** Runs the job at this offset from now; returns the mails to the member about terms so far. */
async function toldAfter(days: number, member: TestMember) {
  app.platform.clock.setOffset(days * day);
  await enqueue(app.platform.db, sendTermsNotices, {});
  return (await mailsTo(app, sandbox, member.email)).filter(({ subject }) =>
    /terms|bedingungen/.test(subject),
  );
}

const isUnread = async (as: TestMember) =>
  (await app.send('GET', '/api/me', { as })).body.user.terms_unread as boolean;
const read = (as: TestMember, version = termsVersion.name) =>
  app.send('POST', '/api/me/terms/read', { as, body: { version } });
const own = async (as: TestMember) => (await app.send('GET', '/api/me/terms', { as })).body;

test('Signing up, by mail address or provider, records acceptance of the current terms', async () => {
  const member = await createMember(app);
  const { body } = await signInWithGoogle(app, 'mara.newcomer.sandbox@gmail.com');
  for (const id of [member.id, body.user.id]) {
    const [row, ...others] = await kept(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ version: termsVersion.name, way: 'signed_up', told_at: null });
    expect(row?.accepted_at).toEqual(row?.holds_from);
  }
  const [row] = await kept(member.id);
  expect(await own(member)).toMatchObject({
    version: termsVersion.name,
    holds_from: row?.holds_from.toISOString(),
    accepted_at: row?.accepted_at?.toISOString(),
  });
  expect(await isUnread(member)).toBe(false);
  expect(await toldAfter(0, member)).toEqual([]);
});

test('New terms are mailed to each member once, in their language, with date and summary, and shown until read', async () => {
  const [member, german] = [await createMember(app), await createMember(app)];
  await app.platform.db.updateTable('users').set({ language: 'de' }).where('id', '=', german.id).execute();
  for (const one of [member, german]) await acceptedEarlier(one);
  const [mail, ...others] = await toldAfter(0, member);
  expect(others).toEqual([]);
  expect(mail?.links.join()).toContain('/en/legal/terms-of-use');
  expect(mail?.text).toContain('This is the first version.');
  const [, row] = await kept(member.id);
  const holds = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail?.text.replaceAll('\n', ' ')).toContain(holds.format(row?.holds_from));
  expect((row?.holds_from.getTime() ?? 0) - (row?.told_at?.getTime() ?? 0)).toBe(30 * day);
  expect(row).toMatchObject({ version: termsVersion.name, accepted_at: null, way: null });
  expect((await toldAfter(0, german))[0]?.subject).toContain('Nutzungsbedingungen');
  expect(await toldAfter(0, member)).toHaveLength(1);

  expect(await isUnread(member)).toBe(true);
  expect((await read(member, '2021-01-01')).body.user.terms_unread).toBe(true);
  expect((await read(member)).body.user.terms_unread).toBe(false);
  expect(await isUnread(member)).toBe(false);
  expect((await kept(member.id))[1]).toMatchObject({ read_at: expect.any(Date), accepted_at: null });
});

test('Members who continue after the date have accepted; those who stay away or leave have not', async () => {
  const [stays, away, leaves] = [await createMember(app), await createMember(app), await createMember(app)];
  for (const one of [stays, away, leaves]) await acceptedEarlier(one);
  await toldAfter(0, stays);
  await toldAfter(29, stays);
  expect((await own(stays)).accepted_at).toBeNull();
  const body = { password: leaves.password, gives_up: true };
  expect((await app.send('POST', '/api/me/leaving', { as: leaves, body })).status).toBe(200);
  app.platform.clock.setOffset(31 * day);
  await app.send('GET', '/api/me', { as: stays });
  await toldAfter(31, stays);
  const [earlier, now] = await kept(stays.id);
  expect(earlier).toMatchObject({ version: '2021-01-01', way: 'signed_up' });
  expect(now).toMatchObject({ version: termsVersion.name, way: 'went_on' });
  expect((now?.accepted_at?.getTime() ?? 0) >= (now?.holds_from.getTime() ?? 0)).toBe(true);
  for (const one of [away, leaves]) expect((await kept(one.id))[1]).toMatchObject({ accepted_at: null });
});

test('Members from before acceptance was recorded count as having accepted at sign-up, and get no mail', async () => {
  const member = await createMember(app);
  await app.platform.db.deleteFrom('terms_acceptances').where('user_id', '=', member.id).execute();
  expect(await own(member)).toMatchObject({ holds_from: null, accepted_at: null });
  expect(await toldAfter(0, member)).toEqual([]);
  expect(await kept(member.id)).toMatchObject([{ version: termsVersion.name, way: 'signed_up' }]);
  expect(await isUnread(member)).toBe(false);
});
