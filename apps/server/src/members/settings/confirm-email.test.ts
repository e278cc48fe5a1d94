import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank } from '../../../test/calls/sample-things.ts';
import { mailAbout, mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const newcomer = () => createMember(app, { confirmed: false });
const confirm = (as: TestMember, token: string) =>
  app.send('POST', '/api/users/email/confirm', { as, body: { token } });
const again = (as: TestMember) => app.send('POST', '/api/me/email/confirmation', { as });
const isConfirmed = async (as: TestMember) =>
  (await app.send('GET', '/api/me', { as })).body.user.email_verified;
const mailedToken = async (to: TestMember) =>
  tokenIn(await mailsTo(app, sandbox, to.email), '/settings/confirm-email/');

test('The link that is mailed after signing up confirms the address, once and for 24 hours', async () => {
  const member = await newcomer();
  expect(await isConfirmed(member)).toBe(false);
  const token = await mailedToken(member);
  const { clock } = app.platform;
  clock.setOffset(24 * 3_600_000 + 1000);
  expect((await confirm(member, token)).body.code).toBe('accounts.token_dead');
  clock.setOffset(24 * 3_600_000 - 60_000);
  const { status, body } = await confirm(member, token);
  clock.setOffset(0);
  expect([status, body.user.email_verified]).toEqual([200, true]);
  expect(await isConfirmed(member)).toBe(true);
  expect((await confirm(member, token)).body.code).toBe('accounts.token_dead');
});

test.each([
  ['en', 'someone gave this address for an account', 'you have an account'],
  ['de', 'jemand diese Adresse für ein Konto', 'du ein Konto'],
] as const)(
  'A mail to an address that may be a stranger’s does not say that its reader has an account: %s',
  async (language, why, other) => {
    const password = 'a quiet room with a view';
    const email = `new.${language}@test.example`;
    const form = { name: 'Nora', username: `nora.${language}`, email, password, language };
    const { body } = await app.send('POST', '/api/register', { body: form });
    const next = `next.${email}`;
    const as = { token: body.access_token };
    const headers = { 'accept-language': language };
    const change = { name: 'Nora', username: form.username, email: next };
    await app.send('POST', `/api/users/${body.user.id}/update`, { as, body: change, headers });
    for (const address of [email, next]) {
      const mails = await mailsTo(app, sandbox, address);
      const [asked] = mails.filter(({ links }) => links.join().includes('/confirm-email/'));
      expect(asked?.text.replaceAll(/\s+/g, ' ')).toContain(why);
      expect(asked?.text.replaceAll(/\s+/g, ' ')).not.toContain(other);
    }
  },
);

test('Members read, post and save a scan before their address is confirmed', async () => {
  const member = await newcomer();
  const { id } = await publishPost(app, { as: member });
  expect((await app.send('GET', `/api/posts/${id}`)).status).toBe(200);
  expect((await app.send('GET', '/api/feed/discover', { as: member })).status).toBe(200);
  const caption = 'Two nights at Hotel Bergkristall in Zermatt, slept like a stone.';
  const posts = [{ postId: '999', source_post_id: '999', caption, file: null }];
  const { body } = await app.send('POST', '/api/instagram/save', {
    as: member,
    body: { posts, handle: 'lena.wanders' },
  });
  expect(body).toMatchObject({ success: true, saved_count: 1 });
  expect(await isConfirmed(member)).toBe(false);
});

test('The link confirms an address only in a session of its own account, never for a stranger’s registration', async () => {
  const member = await newcomer();
  const other = await createMember(app);
  const token = await mailedToken(member);
  const anonymous = await app.send('POST', '/api/users/email/confirm', { body: { token } });
  expect(anonymous.status).toBe(401);
  const stranger = await confirm(other, token);
  expect([stranger.status, stranger.body.code]).toEqual([403, 'accounts.other_account']);
  expect(await isConfirmed(member)).toBe(false);
  expect((await confirm(member, token)).status).toBe(200);
});

test('The mail can be asked for again, five times an hour; only its newest link works', async () => {
  const member = await newcomer();
  const first = await mailedToken(member);
  expect((await again(member)).status).toBe(200);
  const second = await mailedToken(member);
  expect(second).not.toBe(first);
  expect((await confirm(member, first)).body.code).toBe('accounts.token_dead');
  for (let count = 0; count < 4; count += 1) expect((await again(member)).status).toBe(200);
  expect((await again(member)).body.code).toBe('accounts.too_many_mails');
});

test('Several members together have no more than five mails an hour sent to an address that they say is to be theirs', async () => {
  const victim = 'quiet.person@test.example';
  const wish = async (email: string) => {
    const as = await createMember(app);
    const { body, status } = await app.send('POST', `/api/users/${as.id}/update`, { as, body: { email } });
    return status === 200 ? 'sent' : body.code;
  };
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push(await wish(count % 2 ? victim : victim.toUpperCase()));
  expect(answers).toEqual([...Array(5).fill('sent'), 'accounts.too_many_mails']);
  expect(await mailsTo(app, sandbox, victim)).toHaveLength(5);
  expect(await wish('somebody.else@test.example')).toBe('sent');
});

test('Members with a confirmed address are mailed no link', async () => {
  const member = await createMember(app);
  expect((await again(member)).status).toBe(200);
  expect(await mailsTo(app, sandbox, member.email)).toEqual([]);
});

test('A password that is reset by mail confirms the address and ends what a stranger left under it', async () => {
  const member = await newcomer();
  await app.send('POST', '/api/bankdetails', { as: member, body: bank });
  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  const mails = await mailsTo(app, sandbox, member.email);
  const token = tokenIn(mails, '/forgot/reset/');
  const password = 'my own quiet room';
  await app.send('POST', '/api/forgot/reset', { body: { token, password } });
  const { body } = await app.send('POST', '/api/login', { body: { email: member.email, password } });
  expect(body.user.email_verified).toBe(true);
  const url = `/api/users/${member.id}/bankdetails`;
  expect((await app.send('GET', url, { as: { token: body.token } })).body).toEqual([]);
  const told = await mailAbout(app, sandbox, member.email, 'yours alone now');
  expect(told?.links.some((link) => link.endsWith(`/profile/${member.username}`))).toBe(true);
  expect(told?.links.some((link) => link.includes('/reset-password'))).toBe(false);
});
