import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank } from '../../../test/calls/sample-things.ts';
import { mailAbout, mailsTo, onlyMailTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { jpeg } from '../../../test/stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;
let taken: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  taken = await createMember(app, { username: 'Taken.Name' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const minute = 60_000;

async function later<T>(byMs: number, act: () => Promise<T>): Promise<T> {
  const { clock } = app.platform;
  const before = clock.offsetMs;
  clock.setOffset(before + byMs);
  try {
    return await act();
  } finally {
    clock.setOffset(before);
  }
}

const update = (member: TestMember, body: Record<string, unknown>, id = member.id) =>
  app.send('POST', `/api/users/${id}/update`, { as: member, body });
const setPassword = (member: { token: string }, body: Record<string, unknown>) =>
  app.send('PUT', '/api/users/password', { as: member, body });
const confirmIn = async (as: TestMember, email: string) => {
  const mails = await mailsTo(app, sandbox, email);
  const mail = mails.find(({ links }) => links.some((link) => link.includes('/confirm-email/')));
  const token = tokenIn(mail, '/settings/confirm-email/');
  return app.send('POST', '/api/users/email/confirm', { as, body: { token } });
};
const login = (email: string, password: string) =>
  app.send('POST', '/api/login', { body: { email, password } });

test('A profile is changed with photo and cover, and the answer is the new record', async () => {
  const member = await createMember(app);
  const form = new FormData();
  const [username, email] = [`ida.berg.${member.id}`, `ida.${member.email}`];
  const fields = { name: 'Ida', last_name: 'Berg', username, email, bio: '<b>Hello</b> there' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', await jpeg(), 'me.jpg');
  form.append('cover', await jpeg({ width: 1500, height: 500 }), 'cover.jpg');
  const { status, body } = await app.send('POST', `/api/users/${member.id}/update`, { as: member, form });
  expect(status).toBe(200);
  // The new address holds once it is confirmed.
  expect(body).toMatchObject({ status: 200, user: { ...fields, email: member.email } });
  expect(await mailsTo(app, sandbox, email)).toHaveLength(1);
  expect((await app.send('GET', body.user.file)).headers['content-type']).toBe('image/webp');
  const profile = (await app.send('GET', `/api/users/username/${username}`)).body;
  expect(profile).toMatchObject({ name: 'Ida', file: body.user.file });
  expect((await app.send('GET', profile.cover)).status).toBe(200);
});

test('What is not sent stays, and an empty photo field leaves the photo', async () => {
  const member = await createMember(app);
  const first = new FormData();
  first.append('file', await jpeg(), 'me.jpg');
  const before = (await app.send('POST', `/api/users/${member.id}/update`, { as: member, form: first })).body;
  const second = new FormData();
  second.append('bio', 'Only this.');
  second.append('file', '');
  const { status, body } = await app.send('POST', `/api/users/${member.id}/update`, {
    as: member,
    form: second,
  });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ bio: 'Only this.', file: before.user.file, name: before.user.name });
});

test('A bio keeps a little emphasis and loses everything that could run', async () => {
  const member = await createMember(app);
  const bio =
    '<b>Hi</b> <img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
  const { body } = await update(member, { bio });
  expect(body.user.bio).toContain('<b>Hi</b>');
  expect(body.user.bio).not.toMatch(/script|onerror|<img|javascript/i);
});

test('A taken address or username is answered with its exact text, and nothing is changed', async () => {
  const member = await createMember(app);
  const email = await update(member, { email: taken.email.toUpperCase(), name: 'Changed' });
  expect([email.status, email.body]).toEqual([409, 'This email is taken!']);
  const username = await update(member, { username: 'taken.name', name: 'Changed' });
  expect([username.status, username.body]).toEqual([409, 'This username is taken!']);
  expect((await app.send('GET', '/api/me', { as: member })).body.user.name).toBe('Test');
});

test.each([
  ['no name', { name: '' }, 'name'],
  ['a bio beyond 1,000 characters', { bio: 'x'.repeat(1001) }, 'bio'],
  ['a username with spaces', { username: 'a b c' }, 'username'],
  ['an address that is none', { email: 'nowhere' }, 'email'],
  ['a language we do not speak', { language: 'fr' }, 'language'],
])('A profile with %s is refused at its field', async (_what, fields, field) => {
  const { status, body } = await update(taken, fields);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(field);
});

test('A photo that is no picture is refused by its content', async () => {
  const form = new FormData();
  form.append('file', new Blob(['<svg/>'], { type: 'image/png' }), 'me.png');
  const { status, body } = await app.send('POST', `/api/users/${taken.id}/update`, { as: taken, form });
  expect([status, body.code]).toEqual([415, 'pictures.unsupported_type']);
});

test('Nobody changes the profile of someone else', async () => {
  const member = await createMember(app);
  expect((await update(member, { name: 'Mine now' }, taken.id)).status).toBe(403);
  const anonymous = await app.send('POST', `/api/users/${taken.id}/update`, { body: { name: 'x' } });
  expect(anonymous.status).toBe(401);
});

test('A new address takes effect once confirmed: both are notified, payouts pause 48 hours, the old one can undo', async () => {
  const member = await createMember(app);
  const next = `new.${member.email}`;
  await app.send('POST', '/api/bankdetails', { as: member, body: bank });
  expect((await update(member, { email: next })).body.user.email).toBe(member.email);
  expect((await login(next, member.password)).status).toBe(401);
  const toOld = await mailAbout(app, sandbox, member.email, 'Your address at Staylore is being changed');
  expect(toOld?.text).toContain(next);
  const confirmed = await confirmIn(member, next);
  expect([confirmed.status, confirmed.body.user]).toMatchObject([200, { email: next, email_verified: true }]);
  expect((await login(next, member.password)).status).toBe(200);
  const [details] = (await app.send('GET', `/api/users/${member.id}/bankdetails`, { as: member })).body;
  const pause = Date.parse(details.paused_until) - app.platform.clock.now().getTime();
  expect(Math.round(pause / 3_600_000)).toBe(48);

  const token = tokenIn(toOld, '/settings/undo-email/');
  const undo = () => app.send('POST', '/api/users/email/undo', { body: { token } });
  const { status, body } = await undo();
  expect([status, body]).toEqual([200, { email: member.email, signed_out: false }]);
  expect((await app.send('GET', '/api/me', { as: member })).body.user).toBeNull();
  expect((await login(member.email, member.password)).status).toBe(200);
  expect((await undo()).body.code).toBe('accounts.token_dead');
});

test('A change can be taken back before it is confirmed, and then is not confirmed any more', async () => {
  const member = await createMember(app);
  const next = `new.${member.email}`;
  await update(member, { email: next });
  const link = tokenIn(await mailsTo(app, sandbox, next), '/settings/confirm-email/');
  const token = tokenIn(await mailsTo(app, sandbox, member.email), '/settings/undo-email/');
  expect((await app.send('POST', '/api/users/email/undo', { body: { token } })).status).toBe(200);
  const as = { token: (await login(member.email, member.password)).body.token };
  const late = await app.send('POST', '/api/users/email/confirm', { as, body: { token: link } });
  expect(late.body.code).toBe('accounts.token_dead');
});

test('An old address that was never confirmed is informed, and gets no undo link', async () => {
  const member = await createMember(app, { confirmed: false });
  await update(member, { email: `right.${member.email}` });
  const mails = await mailsTo(app, sandbox, member.email);
  expect(mails.map(({ text }) => text).join()).toContain(`right.${member.email}`);
  expect(mails.flatMap(({ links }) => links).join()).not.toContain('/settings/undo-email/');
});

test('The way back to the old address is open for 7 days after the change', async () => {
  const member = await createMember(app);
  const next = `later.${member.email}`;
  await update(member, { email: next });
  const mail = await onlyMailTo(app, sandbox, member.email);
  await later(23 * 60 * minute, () => confirmIn(member, next));
  const token = tokenIn(mail, '/settings/undo-email/');
  const undo = () => app.send('POST', '/api/users/email/undo', { body: { token } });
  const end = (7 * 24 + 23) * 60 * minute;
  expect((await later(end + minute, undo)).body.code).toBe('accounts.token_dead');
  expect((await later(end - minute, undo)).status).toBe(200);
});

test('An old address that someone else took meanwhile cannot be taken back', async () => {
  const member = await createMember(app);
  const next = `gone.${member.email}`;
  await update(member, { email: next });
  const mail = await onlyMailTo(app, sandbox, member.email);
  await confirmIn(member, next);
  const thief = await createMember(app);
  await update(thief, { email: member.email });
  expect((await confirmIn(thief, member.email)).status).toBe(200);
  const token = tokenIn(mail, '/settings/undo-email/');
  const { status, body } = await app.send('POST', '/api/users/email/undo', { body: { token } });
  expect([status, body.code]).toEqual([409, 'accounts.email_taken']);
});

test('An address that someone else took before it was confirmed stays theirs', async () => {
  const member = await createMember(app);
  const next = `both.${member.email}`;
  await update(member, { email: next });
  const token = tokenIn(await mailsTo(app, sandbox, next), '/settings/confirm-email/');
  await app.send('POST', '/api/register', {
    body: { name: 'T', username: 'quicker', email: next, password: 'a quiet room with a view' },
  });
  const late = await app.send('POST', '/api/users/email/confirm', { as: member, body: { token } });
  expect([late.status, late.body.code]).toEqual([409, 'accounts.email_taken']);
});

test('The old password is needed, unless one has just shown who one is', async () => {
  const member = await createMember(app);
  expect((await setPassword(member, { password: 'a fresh quiet room' })).status).toBe(200);
  const old = await later(11 * minute, () => setPassword(member, { password: 'yet another room' }));
  expect([old.status, old.body.code]).toEqual([403, 'session.proof_needed']);
  const right = await later(11 * minute, () =>
    setPassword(member, { password: 'yet another room', old_password: 'a fresh quiet room' }),
  );
  expect(right.status).toBe(200);
  expect((await login(member.email, 'yet another room')).status).toBe(200);
});

test('A wrong old password is refused, in a fresh session too', async () => {
  const member = await createMember(app);
  const { body } = await setPassword(member, { password: 'a fresh quiet room', old_password: 'wrong' });
  expect(body.code).toBe('accounts.wrong_password');
  expect((await login(member.email, member.password)).status).toBe(200);
});

test.each(['', 'short', 'password123'])('A weak new password is refused: %j', async (password) => {
  const { status, body } = await setPassword(taken, { password });
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('password');
});

test('A new password ends all other sessions and keeps this one', async () => {
  const member = await createMember(app);
  const other = { token: (await login(member.email, member.password)).body.token };
  await setPassword(member, { password: 'a fresh quiet room' });
  expect((await app.send('GET', '/api/me', { as: other })).body.user).toBeNull();
  expect((await app.send('GET', '/api/me', { as: member })).body.user.id).toBe(member.id);
});

test('Of two sessions that set a new password in the same moment one does, and stays signed in', async () => {
  const member = await createMember(app);
  const other = { ...member, token: (await login(member.email, member.password)).body.token };
  const both = [member, other].map((as, index) => ({ as, password: `a fresh quiet room ${index}` }));
  const answers = await Promise.all(
    both.map(({ as, password }) =>
      app.send('PUT', '/api/users/password', { as, body: { password, old_password: member.password } }),
    ),
  );
  const alive = await Promise.all(
    both.map(async ({ as }) => (await app.send('GET', '/api/me', { as })).body.user !== null),
  );
  expect(alive.filter(Boolean)).toHaveLength(1);
  expect(answers.map(({ status }) => status === 200)).toEqual(alive);
  const opens = await Promise.all(
    both.map(async ({ password }) => (await login(member.email, password)).status === 200),
  );
  expect(opens).toEqual(alive);
});

test('Sessions are listed with their device, this one first, and can be ended one by one or all at once', async () => {
  const member = await createMember(app);
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const body = { email: member.email, password: member.password };
  const headers = { 'user-agent': firefox };
  const one = (await app.send('POST', '/api/login', { body, headers })).body;
  const two = (await login(member.email, member.password)).body;
  const list = (await app.send('GET', '/api/me/sessions', { as: member })).body;
  expect(list).toHaveLength(3);
  expect(list.map((session: { current: boolean }) => session.current)).toEqual([true, false, false]);
  const found = list.find((session: { device: string }) => session.device === 'Firefox, Linux');
  expect((await app.send('DELETE', `/api/me/sessions/${found.id}`, { as: member })).status).toBe(200);
  expect((await app.send('GET', '/api/me', { as: { token: one.token } })).body.user).toBeNull();
  expect((await app.send('DELETE', `/api/me/sessions/${found.id}`, { as: member })).status).toBe(404);
  expect((await app.send('DELETE', '/api/me/sessions', { as: member })).body).toEqual({ ended: 1 });
  expect((await app.send('GET', '/api/me', { as: { token: two.token } })).body.user).toBeNull();
  expect((await app.send('GET', '/api/me/sessions', { as: member })).body).toMatchObject([{ current: true }]);
});

test('Nobody ends the session of someone else', async () => {
  const member = await createMember(app);
  const [theirs] = (await app.send('GET', '/api/me/sessions', { as: taken })).body;
  expect((await app.send('DELETE', `/api/me/sessions/${theirs.id}`, { as: member })).status).toBe(404);
  expect((await app.send('GET', '/api/me', { as: taken })).body.user.id).toBe(taken.id);
});
