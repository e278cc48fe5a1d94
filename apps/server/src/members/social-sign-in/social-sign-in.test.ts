import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  consentAtApple,
  consentAtGoogle,
  openBrowser,
  type SignInBrowser,
} from '../../../test/calls/provider-sign-in.ts';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    PUBLIC_URL: `http://localhost:${Number(new URL(sandbox.url).port) + 2}`,
    APPLE_CLIENT_ID: 'sandbox-apple-client-id',
    APPLE_TEAM_ID: 'sandbox-apple-team-id',
    APPLE_KEY_ID: 'sandbox-apple-key-id',
    APPLE_PRIVATE_KEY_FILE: path.join(sandbox.folder, 'apple-client.p8'),
    APPLE_ISSUER_URL: `${sandbox.url}/appleid.apple.com`,
  });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

async function comeFromGoogle(email: string, browser: SignInBrowser = openBrowser(app), next = '/') {
  const back = await consentAtGoogle(await browser.begin('google', next), email);
  const exchange = (query: URLSearchParams = back) =>
    app.send('GET', `/api/auth/google?${query}`, { headers: browser.headers() });
  return { browser, back, exchange };
}

/** The whole sign-in with Google; returns the last answer. */
async function signInWithGoogle(email: string) {
  const { browser, exchange } = await comeFromGoogle(email);
  const { status, body } = await exchange();
  expect(status, JSON.stringify(body)).toBe(200);
  const { sub, name, email: address, picture } = body.profile;
  return app.send('POST', '/api/register-or-login', {
    headers: browser.headers(),
    body: { google_id: sub, name, email: address, image: picture },
  });
}

async function comeFromApple(form: Record<string, string>) {
  const browser = openBrowser(app);
  const fields = await consentAtApple(await browser.begin('apple', '/en/feed'), form);
  return { browser, fields, post: () => postFromApple(fields) };
}

/** As Apple's page does it: from its own site, without a cookie of ours. */
function postFromApple(fields: Record<string, string>) {
  return app.send('POST', '/auth/apple', {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(sandbox.url).origin,
      'sec-fetch-site': 'cross-site',
    },
  });
}

/** As the page does it that Apple's answer leads to. */
const readIdentity = (location = '', { headers }: SignInBrowser) =>
  app.send('GET', `/api/auth/apple${location.slice(location.indexOf('?'))}`, { headers: headers() });

async function signInWithApple(form: Record<string, string>) {
  const { browser, post } = await comeFromApple(form);
  const landed = await post();
  expect(landed.status).toBe(303);
  const known = await readIdentity(landed.headers['location'], browser);
  expect(known.status, JSON.stringify(known.body)).toBe(200);
  const answer = await app.send('POST', '/api/register-or-login-apple', {
    headers: browser.headers(),
    body: known.body.profile,
  });
  return { known, answer };
}

test('Signing in with Google for the first time creates a member, and the second time finds them', async () => {
  const first = await signInWithGoogle('mara.newcomer.sandbox@gmail.com');
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  expect(first.body.user).toMatchObject({
    username: 'mara.newcomer',
    name: 'Mara Newcomer',
    email: 'mara.newcomer.sandbox@gmail.com',
  });
  expect(first.headers['set-cookie']).toMatch(/staylore_session=.*HttpOnly/);

  const again = await signInWithGoogle('mara.newcomer.sandbox@gmail.com');
  expect(again.body.user.id).toBe(first.body.user.id);
  const me = await app.send('GET', '/api/me', { as: { token: again.body.token } });
  expect(me.body.user.id).toBe(first.body.user.id);
});

test('The browser is sent to Google with state, nonce and PKCE, and comes back to where it began', async () => {
  const browser = openBrowser(app);
  const url = await browser.begin('google', '/en/feed?favorites=true');
  const asked = Object.fromEntries(url.searchParams);
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
  expect(asked['scope']).toBe('openid email profile');
  expect(asked['redirect_uri']).toMatch(/^http:\/\/localhost:\d+\/auth\/google$/);
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]).toMatch(/^[\w-]{43}$/);
  const back = await consentAtGoogle(url, 'next.path@gmail.com');
  const { body } = await app.send('GET', `/api/auth/google?${back}`, { headers: browser.headers() });
  expect(body.next).toBe('/en/feed?favorites=true');
});

test('Apple is asked for name and e-mail, and for a form posted to the product', async () => {
  const url = await openBrowser(app).begin('apple', '/en/feed');
  expect(url.searchParams.get('scope')).toBe('name email');
  expect(url.searchParams.get('response_mode')).toBe('form_post');
  expect(url.searchParams.get('redirect_uri')).toMatch(/\/auth\/apple$/);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'feed',
  '/.//evil.example',
])('Nobody is led to %j after signing in', async (next) => {
  const { exchange } = await comeFromGoogle('next.path@gmail.com', openBrowser(app), next);
  expect((await exchange()).body.next).toBeNull();
});

test('A made-up state, another browser, or none at all is refused', async () => {
  const { back, exchange } = await comeFromGoogle('careful@gmail.com');
  const forged = new URLSearchParams(back);
  forged.set('state', 'x'.repeat(43));
  expect((await exchange(forged)).body.code).toBe('sign_in.refused');
  const stranger = openBrowser(app);
  await stranger.begin('google');
  for (const headers of [stranger.headers(), {}]) {
    const answer = await app.send('GET', `/api/auth/google?${back}`, { headers });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('sign_in.refused');
  }
  expect((await exchange()).status).toBe(200);
});

test('A code works once, and a made-up code not at all', async () => {
  const { exchange } = await comeFromGoogle('lena@demo.example');
  const { status, body } = await exchange();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    access_token: expect.stringMatching(/\S{20}/),
    profile: {
      sub: expect.stringMatching(/\d/),
      name: 'Lena Hartley',
      email: 'lena@demo.example',
      picture: expect.stringContaining('/cdn/avatar/'),
    },
  });
  expect((await exchange()).body.code).toBe('sign_in.refused');

  const { back, exchange: other } = await comeFromGoogle('once@gmail.com');
  back.set('code', '4/0Amadeup');
  expect((await other()).body.code).toBe('sign_in.refused');
});

test('An address that Google has not verified makes no account', async () => {
  const { status, body } = await signInWithGoogle('anna@demo.example');
  expect(status).toBe(422);
  expect(body.code).toBe('sign_in.no_email');
});

test('The account of the same address is joined only where Google runs the mailbox', async () => {
  const register = async (username: string, email: string) =>
    (
      await app.send('POST', '/api/register', {
        body: { name: 'T', username, email, password: 'a long quiet night' },
      })
    ).body.user;
  const lena = await register('lena.firm', 'lena@demo.example');
  const gmail = await register('some.one', 'some.one@gmail.com');
  await register('noah.other', 'noah@demo.example');

  expect((await signInWithGoogle('lena@demo.example')).body.user.id).toBe(lena.id);
  expect((await signInWithGoogle('some.one@gmail.com')).body.user.id).toBe(gmail.id);
  const noah = await signInWithGoogle('noah@demo.example');
  expect(noah.status).toBe(409);
  expect(noah.body.code).toBe('accounts.email_taken');
});

test('Unproven claims to an identity are refused', async () => {
  const { exchange, browser } = await comeFromGoogle('victim@gmail.com');
  const { sub } = (await exchange()).body.profile;
  const body = { google_id: sub, name: 'Victim', email: 'victim@gmail.com' };
  const stranger = openBrowser(app);
  await stranger.begin('google');
  for (const headers of [{}, stranger.headers()]) {
    const answer = await app.send('POST', '/api/register-or-login', { body, headers });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('accounts.identity_unverified');
  }
  const apple = await app.send('POST', '/api/register-or-login-apple', { body: { id: sub } });
  expect(apple.body.code).toBe('accounts.identity_unverified');
  const forged = await app.send('POST', '/api/register-or-login', { body: { ...body, id_token: 'a.b.c' } });
  expect(forged.body.code).toBe('accounts.identity_unverified');
  const other = { ...body, google_id: '123' };
  expect(
    (await app.send('POST', '/api/register-or-login', { body: other, headers: browser.headers() })).status,
  ).toBe(401);
});

test('A verified identity signs in once', async () => {
  const { exchange, browser } = await comeFromGoogle('single.use@gmail.com');
  const { sub } = (await exchange()).body.profile;
  const send = () =>
    app.send('POST', '/api/register-or-login', { body: { google_id: sub }, headers: browser.headers() });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
});

test('A sign-in that took longer than ten minutes has to begin again', async () => {
  const { exchange } = await comeFromGoogle('slow@gmail.com');
  app.platform.clock.setOffset(11 * 60_000);
  expect((await exchange()).body.code).toBe('sign_in.refused');
  app.platform.clock.setOffset(0);
});

test('Two people of one name get different usernames', async () => {
  await createMember(app, { username: 'Greta.Sommer' });
  const { answer } = await signInWithApple({ account: 'greta', email: 'hide' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.user.username).toBe('greta.sommer2');
});

test('Apple sends the name only once, so it is stored; a relay address works like any other', async () => {
  await forget('greta');
  const first = await signInWithApple({ account: 'greta', email: 'hide' });
  const again = await signInWithApple({ account: 'greta', email: 'hide' });
  expect(again.answer.body.user).toMatchObject({ name: 'Greta', last_name: 'Sommer' });
  expect(again.answer.body.user.email).toMatch(/@privaterelay\.appleid\.com$/);
  expect(again.answer.body.user.id).toBe(first.answer.body.user.id);
  const { profile } = first.known.body;
  const { email } = first.answer.body.user;
  expect(profile).toEqual({ id: expect.stringMatching(/^\d+\.\S+/), email, displayName: 'Greta Sommer' });
  expect(again.known.body).toEqual({ next: '/en/feed', profile: { ...profile, displayName: null } });
});

test('The unsigned name in Apple’s form cannot imitate the team', async () => {
  await app.platform.db.deleteFrom('identities').where('provider', '=', 'apple').execute();
  const { browser, fields } = await comeFromApple({ account: 'greta', email: 'share' });
  const user = JSON.stringify({ name: { firstName: 'Staylore', lastName: 'Support' } });
  const landed = await postFromApple({ ...fields, user });
  expect(landed.status).toBe(303);
  const known = await readIdentity(landed.headers['location'], browser);
  const { body, status } = await app.send('POST', '/api/register-or-login-apple', {
    headers: browser.headers(),
    body: known.body.profile,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect([body.user.name, body.user.last_name]).toEqual([body.user.username, null]);
});

test('A name that Apple sent with a failed attempt is used by the next one', async () => {
  const { fields } = await comeFromApple({ account: 'jules', email: 'share' });
  expect(JSON.parse(fields['user'] ?? '')).toMatchObject({ name: { firstName: 'Jules' } });
  const failed = await postFromApple({ ...fields, code: 'c.made.up' });
  expect(failed.headers['location']).toBe('/auth/apple/done?error=sign_in.refused');
  const { answer } = await signInWithApple({ account: 'jules', email: 'share' });
  expect(answer.body.user).toMatchObject({ name: 'Jules', last_name: 'Moreau', email: 'jules@demo.example' });
});

test('Cancelling at Apple, a made-up state and an answer sent twice lead to a page that says so', async () => {
  const refused = '/auth/apple/done?error=sign_in.refused';
  const cancelled = await comeFromApple({ cancel: '1' });
  expect((await cancelled.post()).headers['location']).toBe('/auth/apple/done?error=access_denied');
  const { fields, post } = await comeFromApple({ account: 'greta', email: 'share' });
  expect((await postFromApple({ ...fields, state: 'made-up' })).headers['location']).toBe(refused);
  expect((await post()).headers['location']).toMatch(/\?state=/);
  expect((await post()).headers['location']).toBe(refused);
  expect((await postFromApple({})).headers['location']).toBe(refused);
});

test('An answer of one provider is refused at the other, and the sign-in that it names continues', async () => {
  const apple = await comeFromApple({ account: 'greta', email: 'share' });
  const google = await comeFromGoogle('mara.newcomer.sandbox@gmail.com', apple.browser);
  const appleState = apple.fields['state'] ?? '';
  const atGoogle = new URLSearchParams({ code: google.back.get('code') ?? '', state: appleState });
  expect((await google.exchange(atGoogle)).body.code).toBe('sign_in.refused');
  const atApple = await postFromApple({ ...apple.fields, state: google.back.get('state') ?? '' });
  expect(atApple.headers['location']).toBe('/auth/apple/done?error=sign_in.refused');
  expect((await apple.post()).headers['location']).toMatch(/\?state=/);
  expect((await google.exchange()).status).toBe(200);
});

test('A sign-in posted by Apple for one browser signs in no other', async () => {
  const { post } = await comeFromApple({ account: 'greta', email: 'share' });
  const landed = await post();
  const stranger = openBrowser(app);
  await stranger.begin('apple');
  expect((await readIdentity(landed.headers['location'], stranger)).status).toBe(401);
});

test('The answer of Apple signs in only the browser in which the sign-in began', async () => {
  const { fields, browser: strangers, post } = await comeFromApple({ account: 'greta', email: 'share' });
  const landed = await post();
  const state = encodeURIComponent(fields['state'] ?? '');
  expect((await readIdentity(`?state=${state}`, strangers)).status).toBe(401);
  const { sub } = JSON.parse(Buffer.from(fields['id_token']?.split('.')[1] ?? '', 'base64url').toString());
  const enter = () =>
    app.send('POST', '/api/register-or-login-apple', { headers: strangers.headers(), body: { id: sub } });
  expect((await enter()).status).toBe(401);
  // Only where Apple's answer came in, and only with the cookie of where it began.
  expect((await readIdentity(landed.headers['location'], strangers)).status).toBe(200);
  expect((await enter()).status).toBe(200);
});

test('A signed token sent along signs in, but only as whom it names and while it is fresh', async () => {
  const { fields } = await comeFromApple({ account: 'greta', email: 'hide' });
  const idToken = fields['id_token'] ?? '';
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  const send = (id: string) =>
    app.send('POST', '/api/register-or-login-apple', { body: { id, id_token: idToken } });
  expect((await send(sub)).status).toBe(200);
  expect((await send('001234.other.0001')).body.code).toBe('accounts.identity_unverified');
  const asGoogle = { google_id: sub, id_token: idToken };
  expect((await app.send('POST', '/api/register-or-login', { body: asGoogle })).status).toBe(401);
  app.platform.clock.setOffset(20 * 60_000);
  const late = await send(sub);
  app.platform.clock.setOffset(0);
  expect(late.status).toBe(401);
});

test.each(['signed in with', 'posted by Apple'])(
  'A token that was %s signs in once only, however its signature is encoded, even concurrently',
  async (how) => {
    const { fields, post } = await comeFromApple({ account: 'greta', email: 'share' });
    const idToken = fields['id_token'] ?? '';
    const { sub: id } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    const send = async (token: string) =>
      (await app.send('POST', '/api/register-or-login-apple', { body: { id, id_token: token } })).status;
    if (how === 'posted by Apple') await post();
    else
      expect((await Promise.all([send(idToken), send(idToken), send(idToken)])).sort()).toEqual([
        200, 401, 401,
      ]);
    for (const again of [idToken, `${idToken}=`, `${idToken}==`]) expect(await send(again)).toBe(401);
  },
);

test.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
  ['names no sign-in', ({ state: _, ...fields }) => fields],
  ['names a sign-in that nobody began', (fields) => ({ ...fields, state: 'made-up' })],
  ['comes without a code', ({ code: _, ...fields }) => fields],
  ['says that the person cancelled', (fields) => ({ ...fields, error: 'user_cancelled_authorize' })],
])('A signed token in an answer of Apple that %s opens nothing afterwards', async (_what, changed) => {
  const { fields } = await comeFromApple({ account: 'greta', email: 'share' });
  const idToken = fields['id_token'] ?? '';
  const { sub: id } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  expect((await postFromApple(changed(fields))).headers['location']).toMatch(/\?error=/);
  const body = { id, id_token: idToken };
  expect((await app.send('POST', '/api/register-or-login-apple', { body })).status).toBe(401);
});

test('An account without an address is asked for one', async () => {
  const { answer } = await signInWithApple({ account: 'managed' });
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('sign_in.no_email');
});

test('A provider that fails is an outage, not a refusal', async () => {
  const { exchange } = await comeFromGoogle('outage@gmail.com');
  await sandbox.control({ provider: 'google', fault: '500' });
  const { status, body } = await exchange();
  await sandbox.control({ provider: 'google', fault: 'none' });
  expect(status).toBe(503);
  expect(body.code).toBe('server.unavailable');
});

test('A provider that is set up is named, and its sign-in leads there', async () => {
  expect((await app.send('GET', '/api/auth/providers')).body).toEqual({ google: true, apple: true });
  for (const [provider, host] of [
    ['google', 'accounts.google.com'],
    ['apple', 'appleid.apple.com'],
  ]) {
    const start = await app.send('GET', `/auth/start/${provider}`);
    expect([start.status, start.headers['location']]).toEqual([302, expect.stringContaining(`/${host}/`)]);
  }
});

/** As if the person had removed the site from their Apple account. */
async function forget(account: string): Promise<void> {
  const url = await openBrowser(app).begin('apple');
  await fetch(url, { method: 'POST', body: new URLSearchParams({ forget: account }), redirect: 'manual' });
}
