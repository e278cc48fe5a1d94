import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { connectAccount, connectedHandles } from '../../../test/stays/borrowed.ts';

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

async function linkIn(email: string, path: string): Promise<string> {
  const mails = await mailsTo(app, sandbox, email);
  return tokenIn(mails, path);
}
async function changeEmail(as: TestMember, email: string): Promise<void> {
  await app.send('POST', `/api/users/${as.id}/update`, { as, body: { email } });
  const token = await linkIn(email, '/settings/confirm-email/');
  expect((await app.send('POST', '/api/users/email/confirm', { as, body: { token } })).status).toBe(200);
}
async function resetBy(
  email: string,
  between: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await app.send('POST', '/api/forgot/password', { body: { email } });
  const token = await linkIn(email, '/forgot/reset/');
  await between();
  const { status } = await app.send('POST', '/api/forgot/reset', {
    body: { token, password: 'another quiet room' },
  });
  expect(status).toBe(200);
}
const undo = (token: string) => app.send('POST', '/api/users/email/undo', { body: { token } });
const addWayIn = (to: TestMember, subject: string) =>
  app.platform.db
    .insertInto('identities')
    .values({
      provider: 'google',
      subject,
      user_id: to.id,
      email: null,
      created_at: app.platform.clock.now(),
    })
    .execute();
const waysIn = async (of: TestMember) =>
  (
    await app.platform.db.selectFrom('identities').select('subject').where('user_id', '=', of.id).execute()
  ).map(({ subject }) => subject);

test('A reset removes provider sign-ins added since it was requested, and keeps older ones', async () => {
  const member = await createMember(app);
  await addWayIn(member, `old ${member.id}`);
  await resetBy(member.email, () => addWayIn(member, `new ${member.id}`));
  expect(await waysIn(member)).toEqual([`old ${member.id}`]);
});

test('After a reset, a person who had moved the account to another address has no way back', async () => {
  const member = await createMember(app);
  const theirs = `theirs.${member.email}`;
  await addWayIn(member, `old ${member.id}`);
  await changeEmail(member, theirs);
  await addWayIn(member, `their ${member.id}`);
  await changeEmail(member, member.email);
  const backToTheirs = await linkIn(theirs, '/settings/undo-email/');
  await resetBy(member.email);
  expect((await undo(backToTheirs)).body.code).toBe('accounts.token_dead');
  expect(await waysIn(member)).toEqual([`old ${member.id}`]);
});

test('A reset gives up an account of the photo network that was connected while the account was at another address, and no other', async () => {
  const member = await createMember(app);
  await changeEmail(member, `theirs.${member.email}`);
  await connectAccount(app, member.id, 'connected.by.them');
  await changeEmail(member, member.email);
  await resetBy(member.email);
  expect(await connectedHandles(app, member.id)).toEqual([[], []]);
  const forgetful = await createMember(app);
  await resetBy(forgetful.email, () => connectAccount(app, forgetful.id, 'of.the.forgetful'));
  expect(await connectedHandles(app, forgetful.id)).toEqual([['of.the.forgetful'], ['of.the.forgetful']]);
});

test('A reset from a mailbox that took the account over leaves the link by which its member takes it back', async () => {
  const member = await createMember(app);
  const theirs = `theirs.${member.email}`;
  await changeEmail(member, theirs);
  await resetBy(theirs);
  const back = await linkIn(member.email, '/settings/undo-email/');
  expect((await undo(back)).body).toEqual({ email: member.email, signed_out: false });
});

test('A change of the address that waits to be confirmed ends with a reset', async () => {
  const member = await createMember(app);
  const next = `next.${member.email}`;
  await app.send('POST', `/api/users/${member.id}/update`, { as: member, body: { email: next } });
  const token = await linkIn(next, '/settings/confirm-email/');
  await resetBy(member.email);
  const { body: as } = await app.send('POST', '/api/login', {
    body: { email: member.email, password: 'another quiet room' },
  });
  const late = await app.send('POST', '/api/users/email/confirm', { as, body: { token } });
  expect(late.body.code).toBe('accounts.token_dead');
});

test.each(['bearer', 'cookie'])('Who signs in while signed in leaves no session behind: %s', async (how) => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const headers =
    how === 'cookie'
      ? { cookie: `staylore_session=${member.token}`, 'sec-fetch-site': 'same-origin' }
      : { authorization: `Bearer ${member.token}` };
  const wrong = await app.send('POST', '/api/login', {
    headers,
    body: { email: other.email, password: 'not this one' },
  });
  expect(wrong.status).toBe(401);
  expect((await app.send('GET', '/api/me', { as: member })).body.user.id).toBe(member.id);
  const { body } = await app.send('POST', '/api/login', {
    headers,
    body: { email: other.email, password: other.password },
  });
  expect((await app.send('GET', '/api/me', { as: member })).body.user).toBeNull();
  expect((await app.send('GET', '/api/me', { as: body })).body.user.id).toBe(other.id);
});
