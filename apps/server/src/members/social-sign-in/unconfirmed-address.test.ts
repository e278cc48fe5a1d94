import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInWithGoogle } from '../../../test/calls/provider-sign-in.ts';
import { bank } from '../../../test/calls/sample-things.ts';
import { mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { connectAccount, connectedHandles } from '../../../test/stays/borrowed.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    PUBLIC_URL: `http://localhost:${Number(new URL(sandbox.url).port) + 2}`,
  });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const password = 'a long quiet night';

async function register(username: string, email: string) {
  const { body } = await app.send('POST', '/api/register', {
    body: { name: 'T', username, email, password },
  });
  return { id: body.user.id as number, email, token: body.access_token as string };
}
const login = (email: string, word = password) =>
  app.send('POST', '/api/login', { body: { email, password: word } });
const me = async (as: { token: string }) => (await app.send('GET', '/api/me', { as })).body.user;

test('Someone who registered another’s address loses access once its owner signs in with a provider', async () => {
  const email = 'owner.one@gmail.com';
  const stranger = await register('stranger.one', email);
  await app.send('POST', '/api/forgot/password', { body: { email } });
  await app.send('POST', '/api/bankdetails', { as: stranger, body: bank });
  const owner = await signInWithGoogle(app, email);
  expect(owner.body.user).toMatchObject({ id: stranger.id, email_verified: true });
  expect(await me(stranger)).toBeNull();
  expect((await login(email)).status).toBe(401);
  const as = { token: owner.body.token };
  expect((await app.send('GET', `/api/users/${stranger.id}/bankdetails`, { as })).body).toEqual([]);
});

test('An account of the photo network that the stranger had connected or claimed does not come with the account', async () => {
  const email = 'owner.six@gmail.com';
  const stranger = await register('stranger.six', email);
  await connectAccount(app, stranger.id, 'strangers.own');
  await signInWithGoogle(app, email);
  expect(await connectedHandles(app, stranger.id)).toEqual([[], []]);
});

test('Mails that the stranger had requested are no longer sent, and the owner is informed', async () => {
  const email = 'owner.two@gmail.com';
  await register('stranger.two', email);
  await app.send('POST', '/api/forgot/password', { body: { email } });
  await signInWithGoogle(app, email);
  const mails = await mailsTo(app, sandbox, email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account at Staylore is yours alone now']);
  // What the stranger wrote is still there.
  expect(mails[0]?.links.some((link) => link.endsWith('/en/profile/stranger.two'))).toBe(true);
});

test('Links that had been mailed before are dead once the owner has signed in with a provider', async () => {
  const email = 'owner.three@gmail.com';
  await register('stranger.three', email);
  await app.send('POST', '/api/forgot/password', { body: { email } });
  const mails = await mailsTo(app, sandbox, email);
  const token = tokenIn(mails, '/forgot/reset/');
  await signInWithGoogle(app, email);
  const reset = await app.send('POST', '/api/forgot/reset', {
    body: { token, password: 'yet another night' },
  });
  expect(reset.body.code).toBe('accounts.token_dead');
});

test('A member with a confirmed address keeps password and sessions when they sign in with a provider', async () => {
  const email = 'owner.four@gmail.com';
  const member = await register('owner.four', email);
  const token = tokenIn(await mailsTo(app, sandbox, email), '/settings/confirm-email/');
  expect((await app.send('POST', '/api/users/email/confirm', { as: member, body: { token } })).status).toBe(
    200,
  );
  const signedIn = await signInWithGoogle(app, email);
  expect(signedIn.body.user.id).toBe(member.id);
  expect((await me(member))?.id).toBe(member.id);
  expect((await login(email)).status).toBe(200);
});

test('A sign-in with the old password that began before the hand-over is refused', async () => {
  const email = 'owner.five@gmail.com';
  await register('stranger.five', email);
  const [owner, ...strangers] = await Promise.all([
    signInWithGoogle(app, email),
    ...Array.from({ length: 8 }, () => login(email)),
  ]);
  for (const { body } of strangers)
    if (body.token !== undefined) expect(await me({ token: body.token })).toBeNull();
  expect((await me({ token: owner?.body.token }))?.email).toBe(email);
});

test('A member who signs up with a provider has a confirmed address from the start', async () => {
  const { body } = await signInWithGoogle(app, 'fresh.one@gmail.com');
  expect(body.user.email_verified).toBe(true);
});
