import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { flatJson } from '../../test/flat.ts';
import { startSandbox } from '../../test/start.ts';
import { googleClient } from './accounts.ts';

const CLIENT_ID = googleClient.ids[0];
const CALLBACK = 'http://localhost:3000/auth/google';

async function connect() {
  const sandbox = await startSandbox();
  const { url } = await sandbox.listen();
  const options = { execute: [client.allowInsecureRequests] };
  const issuer = new URL(`${url}/accounts.google.com`);
  const config = await client.discovery(issuer, CLIENT_ID, googleClient.secret, undefined, options);
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const choose = async (form: Record<string, string>) => {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '');
  };
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
  return {
    ...sandbox,
    stateFolder: sandbox.config.stateFolder,
    url,
    config,
    address,
    choose,
    checks,
    verifier,
  };
}

test('A certified client signs in, with state, nonce and PKCE, and reads the profile', async () => {
  const { config, address, choose, checks, close } = await connect();
  expect(await (await fetch(address)).text()).toContain('lena@demo.example');
  const back = await choose({ account: 'lena@demo.example' });
  expect([back.origin + back.pathname, back.searchParams.get('hd')]).toEqual([CALLBACK, 'demo.example']);
  const tokens = await client.authorizationCodeGrant(config, back, checks);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    email: 'lena@demo.example',
    email_verified: true,
    name: 'Lena Hartley',
    hd: 'demo.example',
  });
  const profile = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
  expect(profile).toMatchObject({
    sub: claims?.sub,
    name: 'Lena Hartley',
    given_name: 'Lena',
    email: 'lena@demo.example',
    picture: expect.stringContaining('/cdn/avatar/'),
  });
  await client.tokenRevocation(config, tokens.access_token);
  await expect(client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '')).rejects.toThrow();
  await close();
});

test('An e-mail that is not verified says so', async () => {
  const { config, choose, checks, close } = await connect();
  const tokens = await client.authorizationCodeGrant(
    config,
    await choose({ account: 'anna@demo.example' }),
    checks,
  );
  expect(tokens.claims()).toMatchObject({ email_verified: false });
  await close();
});

test('Cancelling redirects back with access_denied and the state', async () => {
  const { choose, checks, close } = await connect();
  const back = await choose({ deny: '1' });
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: 'access_denied',
    state: checks.expectedState,
  });
  await close();
});

test('A code works once, and only with its verifier and its address', async () => {
  const { url, choose, verifier, close } = await connect();
  const redeem = async (code: string | null, more: Record<string, string> = {}) => {
    const form = {
      code: code ?? '',
      client_id: CLIENT_ID,
      client_secret: googleClient.secret,
      redirect_uri: CALLBACK,
      grant_type: 'authorization_code',
      code_verifier: verifier,
      ...more,
    };
    const response = await fetch(`${url}/oauth2.googleapis.com/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return { status: response.status, body: await flatJson(response) };
  };
  const fresh = async () => (await choose({ account: 'noah@demo.example' })).searchParams.get('code');
  const code = await fresh();
  expect((await redeem(code)).status).toBe(200);
  expect((await redeem(code)).body).toEqual({ error: 'invalid_grant', error_description: 'Bad Request' });
  expect((await redeem('4/0Anonsense')).body['error_description']).toBe('Malformed auth code.');
  expect((await redeem(await fresh(), { code_verifier: 'x'.repeat(43) })).body['error_description']).toBe(
    'Invalid code verifier.',
  );
  expect((await redeem(await fresh(), { code_verifier: '' })).body['error_description']).toBe(
    'Missing code verifier.',
  );
  expect((await redeem(await fresh(), { redirect_uri: `${CALLBACK}/` })).body['error']).toBe(
    'redirect_uri_mismatch',
  );
  const stranger = await redeem(await fresh(), { client_secret: 'wrong' });
  expect([stranger.status, stranger.body['error']]).toEqual([401, 'invalid_client']);
  expect((await redeem(await fresh(), { grant_type: 'password' })).body['error']).toBe(
    'unsupported_grant_type',
  );
  await close();
});

test.each([
  ['redirect_uri', 'https://evil.example/auth/google'],
  ['redirect_uri', 'http://localhost:3000.evil.example/'],
  ['redirect_uri', 'javascript:alert(1)'],
  ['redirect_uri', ''],
  ['client_id', 'unknown'],
  ['response_type', 'token'],
  ['scope', 'profile'],
  ['code_challenge_method', 'plain'],
])('A request with a wrong %s (%s) shows an error page and redirects nowhere', async (name, value) => {
  const { address, close } = await connect();
  const wrong = new URL(address);
  wrong.searchParams.set(name, value);
  for (const method of ['GET', 'POST']) {
    const form = method === 'POST' ? { body: new URLSearchParams({ account: 'lena@demo.example' }) } : {};
    const response = await fetch(wrong, { method, redirect: 'manual', ...form });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  }
  await close();
});

test('Tokens outlive a restart; forged ones are refused', async () => {
  const first = await connect();
  const back = await first.choose({ account: 'noah@demo.example' });
  const tokens = await client.authorizationCodeGrant(first.config, back, first.checks);
  await first.close();
  const { app } = await startSandbox({ stateFolder: first.stateFolder });
  const ask = (token: string) =>
    app.inject({
      url: '/openidconnect.googleapis.com/v1/userinfo',
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await ask(tokens.access_token)).json()).toMatchObject({ email: 'noah@demo.example' });
  expect((await ask(`${tokens.access_token.slice(0, -2)}xx`)).statusCode).toBe(401);
  expect((await ask('ya29.')).json()).toEqual({
    error: 'invalid_request',
    error_description: 'Invalid Credentials',
  });
});

test.each([
  ['429', 429],
  ['500', 500],
])('The fault %s answers %i', async (fault, status) => {
  const { app } = await startSandbox();
  await app.inject({ method: 'POST', url: '/control', payload: { provider: 'google', fault } });
  expect((await app.inject('/accounts.google.com/.well-known/openid-configuration')).statusCode).toBe(status);
});
