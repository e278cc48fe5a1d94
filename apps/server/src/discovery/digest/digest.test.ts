import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { writeDigests } from './jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
const hour = 3_600_000;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const wish = (as: TestMember, rhythm: string) =>
  app.send('PUT', '/api/notifications/digest', { as, body: { rhythm } });
const follow = async (as: TestMember, user_id: number) => {
  const { body } = await app.send('POST', '/api/follows', { as, body: { user_id } });
  return body.follow.id as number;
};
const isDigest = (mail: { subject: string }) => /new on Staylore|neu bei Staylore/i.test(mail.subject);

/** Runs the scheduled job at this offset from now; returns the digests sent to the member so far. */
async function runAfter(hours: number, member: TestMember) {
  app.platform.clock.setOffset(hours * hour);
  await enqueue(app.platform.db, writeDigests, {});
  return (await mailsTo(app, sandbox, member.email)).filter(isDigest);
}

test('Nobody is written to who has not asked for it', async () => {
  const [member, fan] = [await createMember(app), await createMember(app, { name: 'Fanny' })];
  await follow(fan, member.id);
  expect((await app.send('GET', '/api/notifications/digest', { as: member })).body).toEqual({
    rhythm: 'off',
  });
  expect(await runAfter(24, member)).toHaveLength(0);
});

test('Nobody gets a digest before their mail address is confirmed', async () => {
  app.platform.clock.setOffset(0);
  const member = await createMember(app, { confirmed: false });
  const fan = await createMember(app, { name: 'Fanny' });
  await wish(member, 'daily');
  await follow(fan, member.id);
  expect(await runAfter(24, member)).toHaveLength(0);
  const { db, clock } = app.platform;
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', member.id).execute();
  expect(await runAfter(48, member)).toHaveLength(1);
});

test('A daily digest lists what is new, goes out once a day, and is left out without news', async () => {
  app.platform.clock.setOffset(0);
  const [member, fan] = [await createMember(app), await createMember(app, { name: 'Fanny' })];
  expect((await wish(member, 'daily')).body).toEqual({ rhythm: 'daily' });
  await follow(fan, member.id);
  expect(await runAfter(0, member)).toHaveLength(0);
  const [mail, ...others] = await runAfter(24, member);
  expect(others).toHaveLength(0);
  expect(mail?.text).toContain('Fanny now follows you.');
  expect(await runAfter(24, member)).toHaveLength(1);
  expect(await runAfter(48, member)).toHaveLength(1);
});

test('A weekly mail comes once a week, in the member’s language', async () => {
  app.platform.clock.setOffset(0);
  const [member, fan] = [await createMember(app), await createMember(app, { name: 'Fanny' })];
  await app.platform.db.updateTable('users').set({ language: 'de' }).where('id', '=', member.id).execute();
  expect((await wish(member, 'weekly')).body).toEqual({ rhythm: 'weekly' });
  await follow(fan, member.id);
  const [mail] = await runAfter(7 * 24, member);
  expect(mail?.text).toContain('Fanny');
  expect(mail?.subject).toContain('neu bei Staylore');
  // Two weeks of news every day begin two weeks, whatever day it is.
  for (let day = 8; day <= 21; day += 1) {
    await follow(await createMember(app), member.id);
    await runAfter(day * 24, member);
  }
  expect(await runAfter(21 * 24, member)).toHaveLength(3);
  expect((await wish(member, 'off')).body).toEqual({ rhythm: 'off' });
  await follow(await createMember(app, { name: 'Late' }), member.id);
  expect(await runAfter(28 * 24, member)).toHaveLength(3);
});

test('The link of a mail ends the mails without a session, by its button and by one click of a mail program', async () => {
  for (const way of ['button', 'one click']) {
    app.platform.clock.setOffset(0);
    const [member, fan] = [await createMember(app), await createMember(app, { name: 'Fanny' })];
    await wish(member, 'daily');
    await follow(fan, member.id);
    const [mail] = await runAfter(24, member);
    const link = new URL(mail?.links.find((one) => one.includes('/digest/end/')) ?? '');
    const answer =
      way === 'button'
        ? await app.send('POST', '/api/notifications/digest/end', {
            body: { token: link.pathname.split('/').at(-1) },
          })
        : await app.send('POST', link.pathname, {
            body: 'List-Unsubscribe=One-Click',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          });
    expect(answer.status).toBe(200);
    expect((await app.send('GET', '/api/notifications/digest', { as: member })).body.rhythm).toBe('off');
  }
});

test('A token that is not ours ends nothing', async () => {
  const member = await createMember(app);
  for (const token of ['x', `${member.id}.`, `${member.id}.${'A'.repeat(43)}`]) {
    const { status, body } = await app.send('POST', '/api/notifications/digest/end', { body: { token } });
    expect([status, body.code]).toEqual([400, 'accounts.token_dead']);
  }
  expect((await wish(member, 'hourly')).status).toBe(400);
  expect((await app.send('PUT', '/api/notifications/digest', { body: { rhythm: 'daily' } })).status).toBe(
    401,
  );
});

test('Members who are leaving get no digest', async () => {
  app.platform.clock.setOffset(0);
  const [member, fan] = [await createMember(app), await createMember(app, { name: 'Fanny' })];
  await wish(member, 'daily');
  await follow(fan, member.id);
  const body = { password: member.password, gives_up: false };
  expect((await app.send('POST', '/api/me/leaving', { as: member, body })).status).toBe(200);
  expect(await runAfter(24, member)).toHaveLength(0);
});
