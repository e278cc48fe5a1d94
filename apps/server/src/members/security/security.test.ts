import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInWithGoogle } from '../../../test/calls/provider-sign-in.ts';
import { bank } from '../../../test/calls/sample-things.ts';
import {
  authenticator,
  firstStep,
  pendingOf,
  secondStep,
  setUpApp,
} from '../../../test/calls/second-factor.ts';
import { mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

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

type Session = { token: string };
const minutes = (count: number) => app.platform.clock.setOffset(count * 60_000);
const security = async (as: Session) => (await app.send('GET', '/api/me/security', { as })).body;
const prove = (as: Session, body: object) => app.send('POST', '/api/me/proof', { as, body });
const endOthers = (as: Session) => app.send('DELETE', '/api/me/sessions', { as });

test('A member sets up an authenticator app by a code of it, and is given ten recovery codes once', async () => {
  const member = await createMember(app);
  const begun = await app.send('POST', '/api/me/security/app', { as: member });
  expect(begun.body.uri).toContain(`otpauth://totp/Staylore:${member.username}?`);
  expect(begun.body.qr).toMatch(/^<svg /);
  const shown = authenticator(app, begun.body.secret);
  const confirm = (code: string) =>
    app.send('POST', '/api/me/security/app/confirm', { as: member, body: { code, name: 'My phone' } });
  // Older than the step before, and only ever more so while this runs.
  const wrong = await confirm(shown.code(-2));
  expect([wrong.status, wrong.body.code]).toEqual([403, 'security.wrong_code']);
  // As long as a code to JavaScript, and no digits.
  expect((await confirm('🠾ﾚ𝁸Č')).body.code).toBe('security.wrong_code');
  expect((await security(member)).factors).toEqual([]);
  const added = await confirm(shown.code().replace(/^.{3}/, '$& '));
  expect(added.body.factor).toMatchObject({ kind: 'totp', name: 'My phone' });
  expect(new Set(added.body.recovery_codes).size).toBe(10);
  expect(await security(member)).toMatchObject({ factors: [{ name: 'My phone' }], recovery_codes: 10 });
  const again = await app.send('POST', '/api/me/security/app', { as: member });
  expect([again.status, again.body.code]).toEqual([409, 'security.app_exists']);
  expect((await confirm(shown.code())).body.code).toBe('security.setup_over');
});

test('Signing in by password then asks for a code, and opens nothing before', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const first = await app.send('POST', '/api/login', {
    body: { email: member.email, password: member.password },
  });
  expect([first.status, first.body.code]).toEqual([403, 'accounts.factor_needed']);
  expect(first.headers['set-cookie']).toMatch(
    /^staylore_pending_sign_in=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax$/,
  );
  const headers = pendingOf(first);
  expect((await app.send('GET', '/api/me', { headers })).body.user).toBeNull();
  expect((await app.send('GET', '/api/login/second-factor', { headers })).body).toEqual({
    factors: ['totp'],
  });
  const wrong = await secondStep(app, headers, shown.code(9));
  expect([wrong.status, wrong.body.code]).toEqual([403, 'security.wrong_code']);
  const { status, body } = await secondStep(app, headers, shown.code(1));
  expect(status).toBe(200);
  expect((await app.send('GET', '/api/me', { as: body })).body.user.id).toBe(member.id);
  expect((await secondStep(app, headers, shown.code(2))).body.code).toBe('security.step_over');
});

test('A code works once, also when it is typed twice at the same time', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const waiting = await Promise.all(Array.from({ length: 3 }, () => firstStep(app, member)));
  const answers = await Promise.all(waiting.map((headers) => secondStep(app, headers, shown.code(1))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  // Nor does the code before one that was used.
  expect((await secondStep(app, await firstStep(app, member), shown.code())).status).toBe(403);
});

test('A recovery code signs in once, in any spelling, and new codes end the old ones', async () => {
  const member = await createMember(app);
  const { recoveryCodes } = await setUpApp(app, member);
  const [first = '', second = ''] = recoveryCodes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  const { status, body } = await secondStep(app, await firstStep(app, member), typed);
  expect(status).toBe(200);
  expect((await security(body)).recovery_codes).toBe(9);
  expect((await secondStep(app, await firstStep(app, member), first)).status).toBe(403);
  const renewed = await app.send('POST', '/api/me/security/recovery-codes', { as: body });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  expect((await secondStep(app, await firstStep(app, member), second)).status).toBe(403);
  const [fresh] = renewed.body.recovery_codes;
  expect((await secondStep(app, await firstStep(app, member), fresh)).status).toBe(200);
});

test('Recovery codes sent at once for one sign-in use up only the one that signs in', async () => {
  const member = await createMember(app);
  const { recoveryCodes } = await setUpApp(app, member);
  const pending = await firstStep(app, member);
  const answers = await Promise.all(recoveryCodes.slice(0, 5).map((code) => secondStep(app, pending, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  const left = await app.send('GET', '/api/me/security', { as: member });
  expect(left.body.recovery_codes).toBe(9);
});

test('A sign-in waits ten minutes for the second factor, and ends with a new password', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const early = await firstStep(app, member);
  minutes(9);
  expect((await secondStep(app, early, shown.code())).status).toBe(200);
  const late = await firstStep(app, member);
  minutes(19.1);
  expect((await secondStep(app, late, shown.code())).body.code).toBe('security.step_over');
  const waiting = await firstStep(app, member);
  await prove(member, { code: shown.code() });
  await app.send('PUT', '/api/users/password', { as: member, body: { password: 'another quiet room' } });
  expect((await secondStep(app, waiting, shown.code(1))).body.code).toBe('security.step_over');
});

test('Signing in with Google asks for the second factor as well', async () => {
  const email = 'factor.google@gmail.com';
  const { body } = await signInWithGoogle(app, email);
  const shown = await setUpApp(app, { ...body.user, token: body.token, password: '' });
  const back = await signInWithGoogle(app, email);
  expect([back.status, back.body.code]).toEqual([403, 'accounts.factor_needed']);
  const done = await secondStep(app, pendingOf(back), shown.code(1));
  expect(done.body.user.id).toBe(body.user.id);
});

const guarded: [string, (as: TestMember) => Promise<{ status: number; body: { code: string } }>][] = [
  ['bank details', (as) => app.send('POST', '/api/bankdetails', { as, body: bank })],
  [
    'the mail address',
    (as) => app.send('POST', `/api/users/${as.id}/update`, { as, body: { email: `new.${as.email}` } }),
  ],
  [
    'the password, with the old one',
    (as) =>
      app.send('PUT', '/api/users/password', {
        as,
        body: { password: 'another quiet room', old_password: as.password },
      }),
  ],
  ['recovery codes', (as) => app.send('POST', '/api/me/security/recovery-codes', { as })],
  [
    'second factors',
    async (as) => {
      const [{ id }] = (await security(as)).factors;
      return app.send('DELETE', `/api/me/security/factors/${id}`, { as });
    },
  ],
  [
    'the account, by deleting it',
    (as) => app.send('POST', '/api/me/leaving', { as, body: { password: as.password, gives_up: false } }),
  ],
];

test.each(guarded)('With a second factor a password does not suffice to change %s', async (_what, change) => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  minutes(11);
  expect((await app.send('GET', '/api/me/proof', { as: member })).body).toEqual({
    by: 'factor',
    factors: ['totp'],
  });
  expect((await prove(member, { password: member.password })).status).toBe(403);
  expect((await change(member)).body.code).toBe('session.proof_needed');
  expect((await prove(member, { code: shown.code() })).status).toBe(200);
  expect((await change(member)).status).toBe(200);
});

test('A proof by password in another session no longer counts once there is a second factor', async () => {
  const member = await createMember(app);
  const { body: other } = await app.send('POST', '/api/login', {
    body: { email: member.email, password: member.password },
  });
  await setUpApp(app, member);
  expect((await endOthers(other)).body.code).toBe('session.proof_needed');
  expect((await endOthers(member)).status).toBe(200);
});

test('Only the member adds, names and removes factors, and each change of how the account is opened is mailed', async () => {
  const member = await createMember(app);
  const other = await createMember(app);
  const { id } = await setUpApp(app, member);
  const url = `/api/me/security/factors/${id}`;
  expect((await app.send('PUT', url, { as: other, body: { name: 'Mine' } })).status).toBe(404);
  expect((await app.send('DELETE', url, { as: other })).status).toBe(404);
  const named = await app.send('PUT', url, { as: member, body: { name: 'Blue phone' } });
  expect(named.body.factor.name).toBe('Blue phone');
  await app.send('POST', '/api/me/security/recovery-codes', { as: member });
  await app.send('DELETE', url, { as: member });
  expect(await security(member)).toEqual({ factors: [], recovery_codes: 0 });
  const subjects = (await mailsTo(app, sandbox, member.email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'A second factor was added at Staylore',
    'A second factor was removed at Staylore',
    'New recovery codes at Staylore',
  ]);
  const again = await app.send('POST', '/api/login', {
    body: { email: member.email, password: member.password },
  });
  expect(again.status).toBe(200);
});

test('A new password by mail does not get around the second factor', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  const mails = await mailsTo(app, sandbox, member.email);
  const path = '/forgot/reset/';
  const token = tokenIn(mails, path);
  const password = 'another quiet room';
  expect((await app.send('POST', '/api/forgot/reset', { body: { token, password } })).status).toBe(200);
  const headers = await firstStep(app, { email: member.email, password });
  expect((await secondStep(app, headers, shown.code(1))).status).toBe(200);
});

test('Undoing a change of address restores the factors of before, and none that were added since', async () => {
  const member = await createMember(app);
  const mine = await setUpApp(app, member);
  const email = `theirs.${member.email}`;
  await app.send('POST', `/api/users/${member.id}/update`, { as: member, body: { email } });
  minutes(1);
  await app.send('DELETE', `/api/me/security/factors/${mine.id}`, { as: member });
  const theirs = await setUpApp(app, member);
  const path = '/settings/undo-email/';
  const mails = await mailsTo(app, sandbox, member.email);
  const token = tokenIn(mails, path);
  expect((await app.send('POST', '/api/users/email/undo', { body: { token } })).status).toBe(200);
  const headers = await firstStep(app, member);
  expect((await secondStep(app, headers, theirs.code(1))).status).toBe(403);
  expect((await secondStep(app, headers, theirs.recoveryCodes[0] ?? '')).status).toBe(403);
  expect((await secondStep(app, headers, mine.recoveryCodes[0] ?? '')).status).toBe(200);
});
